import { Share2, X } from "lucide-react";
import Link from "next/link";
import { Button } from "@/components/ui/button";
import { ICON_BUTTON, TEXT_BUTTON } from "@/components/ui/button-class";
import { CopyButton } from "@/components/ui/copy-button";
import { useRupees } from "@/components/ui/use-rupees";
import { useToday } from "@/components/ui/use-today";
import { ownUpi } from "@/lib/browser/storage/own-upi";
import { useStore } from "@/lib/browser/storage/use-store";
import { dayLabel } from "@/lib/domain/expenses/day-label";
import type { Expense } from "@/lib/domain/expenses/expense";
import { asPaise } from "@/lib/domain/expenses/money";
import { billOf } from "@/lib/domain/plan/debts";
import type { Debt, Plan } from "@/lib/domain/plan/plan";
import { shareText } from "@/lib/domain/plan/share-text";

/** What a balance is made of: a part of a bill, or a payment. */
export function EntryRow({
  debt: { date, note, amountPaise },
  name,
  plan,
  expense,
  isReader,
  hiddenReasonId,
  readOnlyReasonId,
  onRemove,
}: {
  debt: Debt;
  /** The name of the person. */
  name: string;
  plan: Plan;
  /** The expense of the bill, if the list has it. */
  expense: Expense | undefined;
  isReader: boolean;
  /** Amounts are hidden, as the element with this id says. */
  hiddenReasonId: string | undefined;
  readOnlyReasonId: string | undefined;
  onRemove: (title: string) => void;
}) {
  const formatRupees = useRupees();
  const upi = useStore(ownUpi, undefined);
  const today = useToday();
  const isMine = amountPaise > 0;
  const title = note || (isMine ? `You paid ${name}` : `${name} paid you`);
  const bill = expense && billOf(plan, expense._id, expense.amountPaise);
  return (
    <li className="flex items-center gap-x-3 py-1.5">
      <div className="min-w-0 grow leading-5">
        {expense ? (
          <Link
            href={`/show?period=${expense.date}`}
            prefetch={false}
            className="-my-1 inline-flex min-h-11 items-center underline decoration-muted underline-offset-4"
          >
            <bdi className="wrap-anywhere">{title}</bdi>
          </Link>
        ) : (
          <bdi className="wrap-anywhere">{title}</bdi>
        )}
        <div className="flex flex-wrap items-center gap-x-4 text-sm text-muted">
          <span>{dayLabel(date, today)}</span>
          {expense && bill && !isReader && (
            <CopyButton
              text={shareText({
                title: expense.description,
                sharePaise: expense.amountPaise,
                bill,
                upiId: upi?.id,
              })}
              canShare
              reasonId={hiddenReasonId}
              className={`${TEXT_BUTTON} -my-1 text-sm!`}
            >
              <Share2 aria-hidden size={16} /> Share
            </CopyButton>
          )}
        </div>
      </div>
      <span className="shrink-0 font-medium">
        {isMine ? "" : "−"}
        {formatRupees(asPaise(Math.abs(amountPaise)))}
      </span>
      <Button
        aria-label={`Remove ${title}`}
        reasonId={readOnlyReasonId}
        onClick={() => onRemove(title)}
        className={`${ICON_BUTTON} -me-3`}
      >
        <X aria-hidden size={18} />
      </Button>
    </li>
  );
}
