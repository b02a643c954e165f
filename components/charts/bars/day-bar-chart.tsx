import { useCallback, useMemo, useRef } from "react";
import {
  Bar,
  BarChart,
  Brush,
  CartesianGrid,
  getRelativeCoordinate,
  ReferenceLine,
  ResponsiveContainer,
  YAxis,
} from "recharts";
import { amountTicks, shortRupees } from "./amount-axis";
import { type CalendarDate, formatDate } from "@/lib/expenses/calendar-date";
import type { DailyTotal } from "@/lib/expenses/totals";
import { BARS_TITLE } from "@/components/charts/analytics-skeleton";
import { ChartTooltip } from "@/components/charts/chart-tooltip";
import { PALETTE } from "@/components/category-colours";
import { DayAxis } from "./day-axis";
import { DayBand } from "./day-band";
import { DayFinder, type Days } from "./plot-state-reporter";
import { TICK } from "@/components/charts/chart-style";
import type { DayWindow } from "./use-day-window";
import { useFreshTooltip } from "./use-fresh-tooltip";

const WIDEST_BAR_PX = 72;
const MARGIN = { top: 8, right: 0, bottom: 0, left: 0 };
/** Room for the focus rings of the handles. */
const MARGIN_WITH_BRUSH = { ...MARGIN, right: 4, bottom: 4 };
/** By default `mousemove` too, but a tap's sets the active day that its click reads right after. */
const THROTTLED = ["touchmove"] as const;

export function DayBarChart({
  totals,
  window: { start, end, shown, isCut, move },
  description,
  onChoose,
}: {
  totals: readonly DailyTotal[];
  window: DayWindow;
  description: string;
  onChoose: (date: CalendarDate) => void;
}) {
  const days = useRef<Days>(undefined);
  const keepDays = useCallback((found: Days) => {
    days.current = found;
  }, []);
  const dates = useMemo(() => shown.map(({ date }) => date), [shown]);
  const ticks = useMemo(() => {
    const amounts = shown.map(({ amount }) => amount);
    return amountTicks(Math.min(...amounts), Math.max(...amounts));
  }, [shown]);
  const { isFresh, handlers } = useFreshTooltip(totals);
  return (
    <div
      className="h-chart"
      {...handlers}
      onKeyDown={(event) => {
        handlers.onKeyDown();
        const day = days.current?.active;
        if (event.key === "Enter" && day) onChoose(day);
      }}
    >
      <ResponsiveContainer>
        <BarChart
          className="cursor-pointer"
          data={totals}
          title={BARS_TITLE}
          desc={description}
          margin={isCut ? MARGIN_WITH_BRUSH : MARGIN}
          throttledEvents={THROTTLED}
          onClick={({ activeLabel }, event) => {
            const { relativeX, relativeY } = getRelativeCoordinate(event);
            const isOnDay = days.current?.contain(relativeX, relativeY);
            if (isOnDay && activeLabel) onChoose(String(activeLabel));
          }}
        >
          <CartesianGrid vertical={false} stroke="rgb(255 255 255 / 0.08)" />
          <DayAxis dates={dates} />
          <YAxis
            ticks={ticks}
            domain={[ticks[0] ?? 0, ticks.at(-1) ?? 0]}
            interval={0}
            tickFormatter={(paise) => shortRupees(Number(paise))}
            tick={TICK}
            axisLine={false}
            tickLine={false}
            width="auto"
          />
          <ReferenceLine y={0} stroke="rgb(255 255 255 / 0.2)" />
          <ChartTooltip
            labelFormatter={(date) => `Date: ${formatDate(String(date))}`}
            cursor={<DayBand />}
            {...(!isFresh && { active: false })}
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
              onChange={({ startIndex = 0, endIndex = 0 }) =>
                move(startIndex, endIndex)
              }
              // recharts draws both dates beside the handles, outside the track at its ends. The text below has them.
              tickFormatter={() => ""}
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
  );
}
