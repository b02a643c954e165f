import { ChevronRight } from "lucide-react";
import { useRupees } from "@/components/ui/use-rupees";
import { DueBadge } from "./due-badge";
import type { MoneyLeft } from "./money-left";
import { MoneyLeftMeter } from "./money-left-meter";
import { Button } from "@/components/ui/button";
import { leftText, perDayAmountText } from "./plan-text";

/** The plan in one line, which opens the whole of it, or the fields of the allowance if nothing is set. */
export function PlanLine({
  money,
  dueCount,
  hasContent,
  readOnlyReasonId,
  onOpen,
  onSet,
}: {
  money: MoneyLeft | undefined;
  dueCount: number;
  hasContent: boolean;
  readOnlyReasonId: string | undefined;
  onOpen: () => void;
  onSet: () => void;
}) {
  const formatRupees = useRupees();
  const left = money && leftText(money.status, formatRupees);
  const perDay = money && perDayAmountText(money.status, formatRupees);
  return (
    <section aria-label="Pocket money" className="relative">
      {money && (
        <MoneyLeftMeter
          money={money}
          className="pointer-events-none absolute inset-x-4 top-0 h-1 w-[calc(100%-2rem)] forced-colors:h-2 md:inset-x-5 md:w-[calc(100%-2.5rem)]"
        />
      )}
      <Button
        aria-haspopup="dialog"
        reasonId={hasContent ? undefined : readOnlyReasonId}
        onClick={hasContent ? onOpen : onSet}
        className={`flex min-h-11.5 w-full items-center justify-between gap-3 border-t px-4 pe-3 text-start text-md md:px-5 md:pe-4 ${money ? "border-transparent forced-colors:border-0" : "border-hairline"}`}
      >
        {money ? (
          <span className="min-w-0">
            <b key={left} className="inline-block animate-value font-semibold">
              {left}
            </b>
            {perDay && <span className="text-muted"> · {perDay}</span>}
          </span>
        ) : (
          <span>{hasContent ? "Budgets and bills" : "Left to spend"}</span>
        )}
        <span
          className={`flex shrink-0 items-center gap-1.5 ${hasContent ? "text-muted" : "font-semibold text-teal"}`}
        >
          {hasContent ? <DueBadge count={dueCount} /> : "Set pocket money"}
          <ChevronRight aria-hidden size={16} strokeWidth={2.2} />
        </span>
      </Button>
    </section>
  );
}
