import { useCallback, useRef, useState } from "react";
import {
  Bar,
  BarChart,
  Brush,
  CartesianGrid,
  ResponsiveContainer,
  XAxis,
  YAxis,
} from "recharts";
import { type CalendarDate, formatDate } from "@/lib/expenses/calendar-date";
import { formatRupees, toRupees } from "@/lib/expenses/money";
import type { DailyTotal } from "@/lib/expenses/totals";
import { BARS_TITLE } from "./analytics-skeleton";
import { ChartCard } from "./chart-card";
import { ChartTooltip } from "./chart-tooltip";
import { DayFinder, type Days } from "./day-finder";
import { PALETTE } from "./palette";

/** More bars at once would be too thin to see and too slow to draw. */
const MOST_BARS = 180;
const WIDEST_BAR_PX = 72;
const TICK = { fill: "#a3a7b7", fontSize: 12 };
const AXIS_LINE = { stroke: "rgb(255 255 255 / 0.2)" };
const SHORT_RUPEES = new Intl.NumberFormat("en-IN", {
  style: "currency",
  currency: "INR",
  notation: "compact",
  maximumFractionDigits: 1,
});

/** One bar per day; of a long history the newest days, and a brush to reach the others. */
export function DailyBars({
  totals,
  onChoose,
}: {
  totals: DailyTotal[];
  /** A day was pressed: anywhere above it, or by Enter when the arrow keys have led there. */
  onChoose: (date: CalendarDate) => void;
}) {
  const days = useRef<Days>(undefined);
  const keepDays = useCallback((found: Days) => {
    days.current = found;
  }, []);
  const choose = (day: CalendarDate | undefined) => {
    if (day) onChoose(day);
  };
  const newest = span(totals.length - MOST_BARS, totals.length - 1);
  const [chosen, setChosen] = useState({ totals, ...newest });
  const { start, end } = chosen.totals === totals ? chosen : newest;
  const isCut = totals.length > MOST_BARS;
  const highest = totals.reduce((a, b) => (b.amount > a.amount ? b : a));
  return (
    <ChartCard title={BARS_TITLE}>
      <div
        className="h-chart [&_g]:outline-none"
        onKeyDown={({ key }) => {
          if (key === "Enter") choose(days.current?.active);
        }}
        onClick={({ clientX, clientY, currentTarget }) => {
          const { left, top } = currentTarget.getBoundingClientRect();
          choose(days.current?.at(clientX - left, clientY - top));
        }}
      >
        <ResponsiveContainer>
          <BarChart
            className="cursor-pointer"
            data={totals}
            title={BARS_TITLE}
            desc={`${totals.length} days; the most on ${formatDate(highest.date)}: ${formatRupees(highest.amount)}. Arrow keys lead from day to day, Enter shows one alone.`}
            margin={{ top: 8, right: 0, bottom: 0, left: 0 }}
          >
            <CartesianGrid vertical={false} stroke="rgb(255 255 255 / 0.08)" />
            <XAxis
              dataKey="date"
              tickFormatter={shortDate}
              tick={TICK}
              axisLine={AXIS_LINE}
              tickLine={false}
              minTickGap={16}
            />
            <YAxis
              tickFormatter={(paise) =>
                SHORT_RUPEES.format(toRupees(Number(paise)))
              }
              tick={TICK}
              axisLine={false}
              tickLine={false}
              width="auto"
            />
            <ChartTooltip
              labelFormatter={(date) => `Date: ${formatDate(String(date))}`}
              cursor={{ fill: "rgb(255 255 255 / 0.05)" }}
            />
            <Bar
              dataKey="amount"
              fill={PALETTE[0]}
              radius={[4, 4, 0, 0]}
              maxBarSize={WIDEST_BAR_PX}
            />
            <DayFinder onChange={keepDays} />
            {isCut && (
              <Brush
                dataKey="date"
                startIndex={start}
                endIndex={end}
                onChange={({ startIndex, endIndex }) =>
                  setChosen({ totals, ...clamped(startIndex, endIndex, start) })
                }
                tickFormatter={formatDate}
                ariaLabel="Days shown"
                height={28}
                travellerWidth={10}
                fill="#161824"
                stroke="#a3a7b7"
              />
            )}
          </BarChart>
        </ResponsiveContainer>
      </div>
      {isCut && (
        <p className="mt-2 text-sm text-muted">
          {formatDate(totals[start]?.date ?? "")} to{" "}
          {formatDate(totals[end]?.date ?? "")}: {end - start + 1} of{" "}
          {totals.length.toLocaleString("en-IN")} days. Move the handles for the
          others.
        </p>
      )}
    </ChartCard>
  );
}

function span(start: number, end: number) {
  return { start: Math.max(0, start), end };
}

/** The end that was moved stays, and the other follows so far that no bar is too many. */
function clamped(start = 0, end = 0, formerStart: number) {
  return start === formerStart
    ? span(Math.max(start, end - MOST_BARS + 1), end)
    : span(start, Math.min(end, start + MOST_BARS - 1));
}

/** `2026-01-05` → `5 Jan` */
function shortDate(date: string): string {
  return formatDate(date).replace(/ \d+$/, "");
}
