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
import {
  type CalendarDate,
  formatDate,
  readDate,
} from "@/lib/expenses/calendar-date";
import { asPaise } from "@/lib/expenses/money";
import type { DailyTotal } from "@/lib/expenses/totals";
import { BARS_TITLE } from "@/components/charts/chart-titles";
import { AXIS_TICK } from "./axis-tick";
import { ChartTooltip } from "@/components/charts/chart-tooltip";
import { PALETTE } from "@/components/category-colours";
import { COLOURS } from "@/components/theme-colours";
import { DayAxis } from "./day-axis";
import { DayBand } from "./day-band";
import { type PlotState, PlotStateReporter } from "./plot-state-reporter";
import type { DayWindow } from "./use-day-window";
import { useFreshTooltip } from "./use-fresh-tooltip";

const MAX_BAR_PX = 72;
const MARGIN = { top: 8, right: 0, bottom: 0, left: 0 };
/** Leaves space for the focus rings of the handles. */
const MARGIN_WITH_BRUSH = { ...MARGIN, right: 4, bottom: 4 };
/** The default adds `mousemove`, but the click of a tap reads the active day that the tap's `mousemove` sets. */
const THROTTLED = ["touchmove"] as const;

export function DayBarChart({
  totals,
  dayWindow: { start, end, shown, hasHiddenDays, move },
  description,
  onSelect,
}: {
  totals: readonly DailyTotal[];
  dayWindow: DayWindow;
  description: string;
  onSelect: (date: CalendarDate) => void;
}) {
  const plot = useRef<PlotState>(undefined);
  const setPlot = useCallback((state: PlotState) => {
    plot.current = state;
  }, []);
  const dates = useMemo(() => shown.map(({ date }) => date), [shown]);
  const ticks = useMemo(() => {
    const amounts = shown.map(({ amount }) => amount);
    return amountTicks(
      asPaise(Math.min(...amounts)),
      asPaise(Math.max(...amounts)),
    );
  }, [shown]);
  const { isFresh, handlers } = useFreshTooltip(totals);
  return (
    <div
      className="h-chart"
      {...handlers}
      onKeyDown={(event) => {
        handlers.onKeyDown();
        const day = plot.current?.activeDay;
        if (event.key === "Enter" && day) onSelect(day);
      }}
    >
      <ResponsiveContainer>
        <BarChart
          className="cursor-pointer"
          data={totals}
          title={BARS_TITLE}
          desc={description}
          margin={hasHiddenDays ? MARGIN_WITH_BRUSH : MARGIN}
          throttledEvents={THROTTLED}
          onClick={({ activeLabel }, event) => {
            const { relativeX, relativeY } = getRelativeCoordinate(event);
            const isOnDay = plot.current?.contains(relativeX, relativeY);
            const date = readDate(activeLabel);
            if (isOnDay && date) onSelect(date);
          }}
        >
          <CartesianGrid vertical={false} stroke={COLOURS.hairline} />
          <DayAxis dates={dates} />
          <YAxis
            ticks={ticks}
            domain={[ticks[0] ?? 0, ticks.at(-1) ?? 0]}
            interval={0}
            tickFormatter={(paise) => shortRupees(asPaise(Number(paise)))}
            tick={AXIS_TICK}
            axisLine={false}
            tickLine={false}
            width="auto"
          />
          <ReferenceLine y={0} stroke={COLOURS.line} />
          <ChartTooltip
            labelFormatter={(label) => {
              const date = readDate(label);
              return date && `Date: ${formatDate(date)}`;
            }}
            cursor={<DayBand />}
            {...(!isFresh && { active: false })}
          />
          <Bar
            dataKey="amount"
            fill={PALETTE[0]}
            radius={[4, 4, 0, 0]}
            maxBarSize={MAX_BAR_PX}
          />
          <PlotStateReporter onChange={setPlot} />
          {hasHiddenDays && (
            <Brush
              dataKey="date"
              startIndex={start}
              endIndex={end}
              onChange={({ startIndex = 0, endIndex = 0 }) =>
                move(startIndex, endIndex)
              }
              // recharts would draw the dates outside the track; the text below shows them.
              tickFormatter={() => ""}
              ariaLabel="Days shown"
              height={28}
              travellerWidth={10}
              fill={COLOURS.raised}
              stroke={COLOURS.muted}
            />
          )}
        </BarChart>
      </ResponsiveContainer>
    </div>
  );
}
