import { useMemo, useState } from "react";
import { countText } from "@/components/ui/count-text";
import { useRupees } from "@/components/ui/use-rupees";
import { asPaise, type Paise } from "@/lib/domain/expenses/money";
import { type DailyTotal, meanRupees } from "@/lib/domain/expenses/totals";
import {
  type SpanTotal,
  spanLabel,
  spanTotals,
  type Unit,
  UNIT_NAMES,
  unitsFor,
} from "@/lib/domain/view/span-totals";
import { BarsHeading } from "@/components/charts/analytics-layout";
import { TAP_HINT } from "@/components/charts/use-second-tap";
import { SpanBarChart } from "./span-bar-chart";
import { useSpanWindow } from "./use-span-window";

/**
 * One bar for each day, week or month, with gaps where nothing was spent. A long
 * history shows the newest bars, with a brush for the others.
 */
export function DailyBars({
  totals: days,
  perDay,
  scope,
  onSelect,
}: {
  /** Oldest first. */
  totals: readonly DailyTotal[];
  /** The mean of a day, as in the summary of the same period. */
  perDay: Paise;
  /** Which expenses the bars are of. */
  scope: string;
  /** Called on a click in the column of a bar, and on Enter at the active one. */
  onSelect: (span: SpanTotal) => void;
}) {
  const formatRupees = useRupees();
  const [chosen, setChosen] = useState<Unit>("day");
  const units = unitsFor(days);
  const unit = units.includes(chosen) ? chosen : (units[0] ?? "day");
  const totals = useMemo(() => spanTotals(days, unit), [days, unit]);
  const spanWindow = useSpanWindow(totals);
  const highest = totals.reduce((a, b) => (b.amount > a.amount ? b : a));
  const sum = totals.reduce((sum, { amount }) => sum + amount, 0);
  const mean =
    unit === "day" ? perDay : meanRupees(asPaise(sum), totals.length);
  if (days.every(({ amount }) => amount === 0))
    return (
      <>
        <BarsHeading scope={<bdi>{scope}</bdi>} />
        <p className="text-muted">
          Every day adds up to {formatRupees(asPaise(0))}, so there are no bars
          to draw.
        </p>
      </>
    );
  const first = totals[spanWindow.start];
  const last = totals[spanWindow.end];
  const number = (count: number) => countText(count, unit);
  return (
    <>
      <BarsHeading
        scope={
          <>
            <bdi>{scope}</bdi>
            {mean !== 0 && `, ${formatRupees(mean)} a ${unit}`}
          </>
        }
      >
        {units.length > 1 && (
          <UnitSwitch units={units} selected={unit} onSelect={setChosen} />
        )}
      </BarsHeading>
      <SpanBarChart
        mean={mean}
        totals={totals}
        unit={unit}
        spanWindow={spanWindow}
        description={`${number(totals.length)}; the most on ${spanLabel(highest, unit)}: ${formatRupees(highest.amount)}. Arrow keys lead from ${unit} to ${unit}, Enter shows one alone.`}
        onSelect={onSelect}
      />
      <p className={TAP_HINT}>Tap a bar twice to show it alone.</p>
      {spanWindow.hasHiddenSpans && first && last && (
        <p className="mt-2 text-sm text-muted">
          {shownText(first, last, unit)}: {spanWindow.shown.length} of{" "}
          {number(totals.length)}. Move the handles for the others.
        </p>
      )}
    </>
  );
}

/** `1 Jan 2026 to 5 May 2026`, from the first day to the last. */
function shownText(first: SpanTotal, last: SpanTotal, unit: Unit): string {
  return unit === "week"
    ? spanLabel({ ...first, to: last.to }, unit)
    : `${spanLabel(first, unit)} to ${spanLabel(last, unit)}`;
}

/** Selects what one bar stands for. */
function UnitSwitch({
  units,
  selected,
  onSelect,
}: {
  units: readonly Unit[];
  selected: Unit;
  onSelect: (unit: Unit) => void;
}) {
  return (
    <div
      role="group"
      aria-label="One bar for each"
      className="flex rounded-full bg-raised p-0.75 ring-1 ring-hairline ring-inset forced-colors:outline"
    >
      {units.map((unit) => (
        <button
          key={unit}
          type="button"
          aria-pressed={unit === selected}
          onClick={() => onSelect(unit)}
          className="relative min-h-9.5 rounded-full px-3.5 text-md text-muted transition-colors duration-150 after:absolute after:-inset-y-0.75 after:inset-x-0 hover:text-text aria-pressed:bg-selected aria-pressed:font-medium aria-pressed:text-text"
        >
          {UNIT_NAMES[unit]}
        </button>
      ))}
    </div>
  );
}
