import { useId } from "react";
import { type CalendarDate, MONTHS } from "@/lib/domain/expenses/calendar-date";
import { shortDate } from "@/lib/domain/expenses/day-label";
import { useRupees } from "@/components/ui/use-rupees";
import type { Paise } from "@/lib/domain/expenses/money";
import type { SpendingLine } from "@/lib/domain/view/overview";
import type { Period } from "@/lib/domain/view/period";
import {
  adjacentPeriod,
  fixedPeriod,
  periodRange,
} from "@/lib/domain/view/period-range";

const [WIDTH, HEIGHT] = [300, 100];
/** The y of ₹0, and of the highest sum. */
const [BOTTOM, TOP] = [98, 18];
/** A label interrupts a line that it stands on. */
const LABEL =
  "stroke-surface [paint-order:stroke] [stroke-width:4] forced-colors:stroke-[Canvas]";
/** The label of the line before is at its end, and no wider than the rest of the drawing. */
const LABEL_START = 0.7;

/** What was spent up to each day, over that of the period before. */
export function Trend({
  line: { now, before, days },
  period,
  today,
}: {
  line: SpendingLine;
  period: Period;
  today: CalendarDate;
}) {
  const formatRupees = useRupees();
  const glow = useId();
  const highest = Math.max(...now, ...before, 1);
  const x = (day: number) => (day / (days - 1)) * WIDTH;
  const y = (paise: number) => BOTTOM - (paise / highest) * (BOTTOM - TOP);
  const path = (totals: readonly Paise[]) =>
    `M${totals.map((paise, day) => `${round(x(day))} ${round(y(paise))}`).join("L")}`;
  const last = now.length - 1;
  const spent = now.at(-1) ?? 0;
  const spentBefore = before.at(-1);
  const isAbove = spent > (before[Math.min(last, before.length - 1)] ?? 0);
  // Between the two lines, or if the one before is as high, below all of it that is over the label.
  const isBelow = isAbove && y(spentBefore ?? 0) < 50;
  const lowestBefore = before[Math.floor(before.length * LABEL_START)] ?? 0;
  const [left, top] = [
    `${round((x(last) / WIDTH) * 100)}%`,
    `${round(y(spent))}%`,
  ];
  const label = shortLabel(period, today);
  const labelBefore = shortLabel(adjacentPeriod(period, today, -1), today);
  const name = `Spent up to each day, ${label}${before.length > 0 ? `, beside ${labelBefore}` : ""}`;
  return (
    <>
      <svg
        // A line with other points cannot move to them.
        key={now.length}
        role="img"
        aria-label={name}
        className="moving-shapes block min-h-0 w-full grow basis-0 overflow-visible"
      >
        <linearGradient id={glow} x1="0" y1="0" x2="0" y2="1">
          <stop
            offset="0"
            className="[stop-color:var(--color-now)] [stop-opacity:var(--glow-opacity)]"
          />
          <stop
            offset="1"
            className="[stop-color:var(--color-now)] [stop-opacity:0]"
          />
        </linearGradient>
        <svg
          width="100%"
          height="100%"
          viewBox={`0 0 ${WIDTH} ${HEIGHT}`}
          preserveAspectRatio="none"
          className="overflow-visible fill-none [stroke-linecap:round] [stroke-linejoin:round]"
        >
          <path fill={`url(#${glow})`} d={`${path(now)}V${BOTTOM}H0Z`} />
          {before.length > 0 && (
            <path
              d={path(before)}
              vectorEffect="non-scaling-stroke"
              className="stroke-before forced-colors:stroke-[CanvasText] [stroke-dasharray:2_4] [stroke-width:1.5]"
            />
          )}
          <path
            d={path(now)}
            vectorEffect="non-scaling-stroke"
            className="stroke-now forced-colors:stroke-[CanvasText] [stroke-width:2.5]"
          />
        </svg>
        <circle
          cx={left}
          cy={top}
          r="6"
          className="fill-now stroke-surface forced-colors:fill-[CanvasText] [stroke-width:3]"
        />
        {spentBefore !== undefined && (
          <text
            x="100%"
            y={`${round(y(isBelow ? lowestBefore : spentBefore))}%`}
            dy={isBelow ? 18 : -7}
            textAnchor="end"
            className={`${LABEL} fill-muted text-xs forced-colors:fill-[CanvasText] ${isAbove ? "max-md:hidden" : ""}`}
          >
            {labelBefore}
            <tspan className="max-md:hidden">
              {" "}
              {formatRupees(spentBefore)}
            </tspan>
          </text>
        )}
        <text
          x={left}
          y={top}
          dy={isAbove ? -12 : 21}
          textAnchor={
            last > days * 0.9 ? "end" : last < days * 0.1 ? "start" : "middle"
          }
          className={`${LABEL} fill-text text-xs font-medium forced-colors:fill-[CanvasText]`}
        >
          {label}
        </text>
      </svg>
      <p
        aria-hidden
        className="mt-1 flex justify-between text-xs text-subtle max-md:hidden"
      >
        {axisLabels(period, days, today).map((text) => (
          <span key={text}>{text}</span>
        ))}
      </p>
    </>
  );
}

function round(value: number): number {
  return Math.round(value * 10) / 10;
}

/** `Nov`, `2026` or the last day. */
function shortLabel(period: Period | undefined, today: CalendarDate): string {
  if (period === undefined) return "";
  const fixed = fixedPeriod(period, today);
  if (fixed.kind === "month") return `${MONTHS[fixed.month - 1]}`;
  if (fixed.kind === "year") return String(fixed.year);
  const { to } = periodRange(period, today);
  return shortDate(to, today);
}

/** Days of a month; of another period its first and last day. */
function axisLabels(
  period: Period,
  days: number,
  today: CalendarDate,
): string[] {
  if (fixedPeriod(period, today).kind === "month")
    return ["1", "10", "20", String(days)];
  const { from, to } = periodRange(period, today);
  return [from, to].map((day) => shortDate(day, today));
}
