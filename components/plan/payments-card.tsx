import { useMemo, useState } from "react";
import { Card } from "@/components/ui/card";
import type { CalendarDate } from "@/lib/expenses/calendar-date";
import type { Expense } from "@/lib/expenses/expense";
import { formatRupees } from "@/lib/expenses/money";
import {
  type DuePayment,
  duePayments,
  isPartlyPaid,
} from "@/lib/plan/due-payments";
import { type PaymentOffer, paymentOffers } from "@/lib/plan/payment-offers";
import type { Plan, RecurringPayment } from "@/lib/plan/plan";
import {
  useIsOffline,
  useSavesOnDevice,
} from "@/components/outbox/use-is-offline";
import { PaymentButton, PaymentRow } from "./payment-row";
import { PlanButton } from "./plan-button";
import { dueText, scheduleText } from "./plan-text";

export type PaymentActions = {
  add: (due: DuePayment) => Promise<void>;
  dismiss: (due: DuePayment) => Promise<void>;
  accept: (offer: PaymentOffer) => Promise<void>;
  decline: (offer: PaymentOffer) => Promise<void>;
  stop: (payment: RecurringPayment) => Promise<void>;
};

/** The payments that are due, those that could be recurring, and those that are. */
export function PaymentsCard({
  plan,
  expenses,
  today,
  isReadOnly,
  actions,
  onNew,
  onEdit,
}: {
  plan: Plan;
  /** The whole list. */
  expenses: readonly Expense[];
  today: CalendarDate;
  /** It cannot be changed, for the reason that the screen shows. Payments can be added. */
  isReadOnly: boolean;
  actions: PaymentActions;
  onNew: () => void;
  onEdit: (payment: RecurringPayment) => void;
}) {
  const due = useMemo(
    () => duePayments(plan, expenses, today),
    [plan, expenses, today],
  );
  const offers = useMemo(
    () => (isInUse(plan) ? paymentOffers(plan, expenses, today) : []),
    [plan, expenses, today],
  );
  const savesHere = useSavesOnDevice();
  const isOffline = useIsOffline();
  const [isBusy, setIsBusy] = useState(false);
  const run = (action: Promise<void>) => {
    setIsBusy(true);
    void action.finally(() => setIsBusy(false));
  };
  const active = plan.recurring.filter(
    ({ until }) => until === undefined || until >= today,
  );
  if (due.length + offers.length + active.length === 0) return null;
  const button = (
    label: string,
    name: string,
    act: () => Promise<void>,
    isReadOnlyButton = isReadOnly,
  ) => (
    <PaymentButton
      label={label}
      payment={name}
      isDisabled={isBusy}
      isReadOnly={isReadOnlyButton}
      onPress={() => run(act())}
    />
  );
  return (
    <Card aria-label="Recurring payments" className="p-4 lg:px-6">
      <h2 className="mb-2 text-lg font-semibold">Recurring payments</h2>
      <ul>
        {due.map((one) => (
          <PaymentRow
            key={`due-${one.payment.id}`}
            text={one.payment.description}
            detail={dueText(one)}
          >
            {!isPartlyPaid(one) &&
              button(
                savesHere ? "Save on this device" : "Add",
                one.payment.description,
                () => actions.add(one),
                isOffline && !savesHere,
              )}
            {button(
              isPartlyPaid(one) ? "Done" : "Skip",
              one.payment.description,
              () => actions.dismiss(one),
            )}
          </PaymentRow>
        ))}
        {offers.map((offer) => (
          <PaymentRow
            key={`offer-${offer.description}`}
            text={offer.description}
            detail={`About ${formatRupees(offer.amountPaise)} came in three months running. Is it ${scheduleText(offer)}?`}
          >
            {button("Remember", offer.description, () => actions.accept(offer))}
            {button("Ignore", offer.description, () => actions.decline(offer))}
          </PaymentRow>
        ))}
      </ul>
      {active.length > 0 && (
        <details>
          <summary className="min-h-11 cursor-pointer py-2.5 text-muted">
            {active.length} in your plan
          </summary>
          <ul>
            {active.map((payment) => (
              <PaymentRow
                key={payment.id}
                text={payment.description}
                detail={`${formatRupees(payment.amountPaise)} ${scheduleText(payment)}`}
              >
                <PaymentButton
                  label="Change"
                  payment={payment.description}
                  isReadOnly={isReadOnly}
                  onPress={() => onEdit(payment)}
                />
                {button("Stop", payment.description, () =>
                  actions.stop(payment),
                )}
              </PaymentRow>
            ))}
          </ul>
        </details>
      )}
      <PlanButton isReadOnly={isReadOnly} onPress={onNew}>
        Add a recurring payment
      </PlanButton>
    </Card>
  );
}

/** Nothing is offered to those who have set nothing. */
function isInUse({ allowance, budgets, recurring }: Plan): boolean {
  return (
    allowance !== null ||
    Object.keys(budgets).length > 0 ||
    recurring.length > 0
  );
}
