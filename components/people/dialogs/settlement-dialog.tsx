import { readAmount } from "@/components/expense-form/amount-input";
import { balanceText } from "@/components/pocket-money/people-text";
import { AmountField } from "@/components/expense-form/amount-field";
import { PlanDialog } from "@/components/pocket-money/dialogs/plan-dialog";
import { useAmountsHidden, useRupees } from "@/components/ui/use-rupees";
import { type CalendarDate, today } from "@/lib/domain/expenses/calendar-date";
import { amountFault, asPaise, type Paise } from "@/lib/domain/expenses/money";
import type { Balance } from "@/lib/domain/plan/debts";

/** How much was paid today: all of the balance unless another amount is entered, also a larger one. */
export function SettlementDialog({
  balance,
  isMine,
  onClose,
  onSave,
}: {
  balance: Balance;
  /** Whether I have paid. */
  isMine: boolean;
  onClose: () => void;
  onSave: (entry: { date: CalendarDate; amountPaise: Paise }) => Promise<void>;
}) {
  const formatRupees = useRupees();
  const { person, paise } = balance;
  const isHidden = useAmountsHidden();
  const owedPaise = isMine ? -paise : paise;
  return (
    <PlanDialog
      title={isMine ? `You paid ${person.name}` : `${person.name} paid you`}
      onClose={onClose}
      onSave={async (values) => {
        const paise = readAmount(String(values.get("amount")));
        const fault = amountFault(paise);
        if (fault !== undefined || paise === undefined) return fault;
        const amountPaise = asPaise(isMine ? paise : -paise);
        await onSave({ date: today(), amountPaise });
        return undefined;
      }}
    >
      <AmountField
        label="Amount"
        name="amount"
        value={owedPaise > 0 && !isHidden ? asPaise(owedPaise) : undefined}
        isLarge
        hint={`${balanceText(balance, formatRupees)}. It can be less or more.`}
      />
    </PlanDialog>
  );
}
