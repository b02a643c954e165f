import { ChevronRight } from "lucide-react";
import type { ReactNode } from "react";
import { countText } from "@/components/ui/count-text";
import { buttonClass, GHOST_BUTTON } from "@/components/ui/button-class";
import { Card } from "@/components/ui/card";
import { useRupees } from "@/components/ui/use-rupees";
import type { Editor } from "./dialogs/plan-editor";
import { DueBadge } from "./due-badge";
import type { MoneyLeft } from "./money-left";
import { MoneyLeftMeter } from "./money-left-meter";
import { Button } from "@/components/ui/button";
import {
  wholeText,
  leftText,
  paceText,
  perDayText,
  shortLastingText,
} from "./plan-text";
import type { ShownPayments } from "./payments/shown-payments";

/** Classes of a button in the line of a heading. */
export const SMALL_BUTTON =
  "-mx-2 inline-flex min-h-11 items-center rounded-full px-2 text-sm font-medium text-muted transition-colors duration-150 hover:bg-raised hover:text-text forced-colors:underline lg:min-h-6";
const OTHER = `${GHOST_BUTTON} text-muted hover:bg-raised hover:text-text forced-colors:underline`;

/** The plan on wide screens. It is as high with an allowance as without. */
export function PlanCard({
  money,
  payments: { due, offers },
  hasContent,
  readOnlyReasonId,
  notice,
  details,
  onEdit,
  onOpen,
}: {
  money: MoneyLeft | undefined;
  payments: ShownPayments;
  /** Whether a part of the plan is set. */
  hasContent: boolean;
  readOnlyReasonId: string | undefined;
  /** Why the plan cannot be changed, if nothing else on the screen says it. */
  notice: ReactNode;
  /** The budgets and bills; without them a button opens them. */
  details: ReactNode;
  onEdit: (editor: Editor) => void;
  onOpen: () => void;
}) {
  const formatRupees = useRupees();
  const button = (editor: Editor, label: string, className: string) => (
    <Button
      reasonId={readOnlyReasonId}
      onClick={() => onEdit(editor)}
      className={className}
    >
      {label}
    </Button>
  );
  const about = (
    <>
      Budgets and bills <DueBadge count={due.length} />
      {due.length === 0 && offers.length > 0 && (
        <span className="text-sm">
          · {countText(offers.length, "suggestion")}
        </span>
      )}
      <ChevronRight aria-hidden size={16} strokeWidth={2.2} />
    </>
  );
  return (
    <Card
      aria-label="Pocket money"
      className={`flex h-full min-h-38 flex-col px-5 ${details ? "py-5" : "py-4"}`}
    >
      {money ? (
        <>
          <div className="flex items-center justify-between gap-4">
            <h2 tabIndex={-1} className="text-md font-semibold">
              Pocket money
            </h2>
            <Button
              aria-label="Edit pocket money"
              reasonId={readOnlyReasonId}
              onClick={() => onEdit("allowance")}
              className={`${SMALL_BUTTON} -my-1`}
            >
              Edit
            </Button>
          </div>
          <MoneyLeftFigure money={money} />
          <MoneyLeftMeter
            money={money}
            className="my-1.5 h-2 w-full shrink-0"
          />
          {notice ?? (
            <p className="flex flex-wrap justify-between gap-x-3 text-sm xl:text-md xl:leading-5">
              <span>
                {perDayText(money.status, formatRupees) ||
                  shortLastingText(money)}
              </span>
              <span className="text-warning">{paceText(money.lasting)}</span>
            </p>
          )}
          {details ?? (
            <button
              type="button"
              aria-haspopup="dialog"
              onClick={onOpen}
              className="-mx-2 mt-auto -mb-2.5 flex min-h-8 items-center gap-2 rounded-lg px-2 text-start text-md text-muted transition-colors duration-150 *:last:ms-auto hover:bg-raised hover:text-text"
            >
              {about}
            </button>
          )}
        </>
      ) : (
        <>
          <h2 tabIndex={-1} className="text-md font-semibold">
            How much can I spend a day?
          </h2>
          {notice ?? (
            <p className="mt-0.5 text-md text-balance text-muted">
              Say what you get each month. Your list does the rest.
            </p>
          )}
          <div className="mt-auto flex flex-wrap items-center gap-x-1 pt-2">
            {button("allowance", "Set pocket money", buttonClass("quiet"))}
            {!hasContent ? (
              <>
                {button("budgets", "Budgets", OTHER)}
                {button("payment", "Bills", OTHER)}
              </>
            ) : (
              !details && (
                <button
                  type="button"
                  aria-haspopup="dialog"
                  onClick={onOpen}
                  className={OTHER}
                >
                  {about}
                </button>
              )
            )}
          </div>
          {hasContent && details}
        </>
      )}
    </Card>
  );
}

/** `₹1,479 left of ₹7,000` */
function MoneyLeftFigure({ money }: { money: MoneyLeft }) {
  const formatRupees = useRupees();
  const left = leftText(money.status, formatRupees);
  const size = left.length > 15 ? "text-xl" : "text-[1.75rem]";
  return (
    <p
      className={`flex flex-wrap items-baseline gap-x-1.5 leading-9 font-semibold tracking-tight tabular-nums ${size}`}
    >
      <span key={left} className="animate-value">
        {left}
      </span>
      <span className="text-md font-normal tracking-normal text-muted">
        {wholeText(money, formatRupees)}
      </span>
    </p>
  );
}
