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
import { asPaise } from "@/lib/domain/expenses/money";
import {
  type SpanTotal,
  spanLabel,
  type Unit,
} from "@/lib/domain/view/span-totals";
import { BARS_TITLE } from "@/components/charts/chart-titles";
import { UNIT_NAMES } from "./unit-names";
import { AXIS_TICK } from "./axis-tick";
import { ChartTooltip } from "@/components/charts/chart-tooltip";
import { COLOURS } from "@/components/theme-colours";
import { SpanAxis } from "./span-axis";
import { SpanBand } from "./span-band";
import { type PlotState, PlotStateReporter } from "./plot-state-reporter";
import type { SpanWindow } from "./use-span-window";
import { useFreshTooltip } from "./use-fresh-tooltip";
import { useSecondTap } from "@/components/charts/use-second-tap";

const MAX_BAR_PX = 72;
const MARGIN = { top: 8, right: 0, bottom: 0, left: 0 };
/** Leaves space for the focus rings of the handles. */
const MARGIN_WITH_BRUSH = { ...MARGIN, right: 4, bottom: 4 };
/** The default adds `mousemove`, but the click of a tap reads the active day that the tap's `mousemove` sets. */
const THROTTLED = ["touchmove"] as const;

export function SpanBarChart({
  totals,
  unit,
  spanWindow: { start, end, shown, hasHiddenSpans, move },
  description,
  onSelect,
}: {
  totals: readonly SpanTotal[];
  unit: Unit;
  spanWindow: SpanWindow;
  description: string;
  onSelect: (span: SpanTotal) => void;
}) {
  const plot = useRef<PlotState>(undefined);
  const setPlot = useCallback((state: PlotState) => {
    plot.current = state;
  }, []);
  const dates = useMemo(() => shown.map(({ from }) => from), [shown]);
  const ticks = useMemo(() => {
    const amounts = shown.map(({ amount }) => amount);
    return amountTicks(
      asPaise(Math.min(...amounts)),
      asPaise(Math.max(...amounts)),
    );
  }, [shown]);
  const selectAt = (label: unknown) => {
    const span = totals.find(({ from }) => from === label);
    if (span?.hasExpenses) onSelect(span);
  };
  const { isFresh, handlers } = useFreshTooltip(totals);
  const { chartProps, isTooltipActive, isSelecting } = useSecondTap();
  const isActive = isTooltipActive ?? (isFresh ? undefined : false);
  return (
    <div
      className="h-chart touch-manipulation"
      {...handlers}
      {...chartProps}
      onKeyDown={(event) => {
        handlers.onKeyDown();
        if (event.key === "Enter") selectAt(plot.current?.activeLabel);
      }}
    >
      <ResponsiveContainer>
        <BarChart
          className="cursor-pointer"
          data={totals}
          title={BARS_TITLE}
          desc={description}
          margin={hasHiddenSpans ? MARGIN_WITH_BRUSH : MARGIN}
          throttledEvents={THROTTLED}
          onClick={({ activeLabel }, event) => {
            const { relativeX, relativeY } = getRelativeCoordinate(event);
            const isInPlot = plot.current?.contains(relativeX, relativeY);
            if (isInPlot && isSelecting(activeLabel)) selectAt(activeLabel);
          }}
        >
          <CartesianGrid vertical={false} stroke={COLOURS.hairline} />
          <SpanAxis dates={dates} unit={unit} />
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
              const span = totals.find(({ from }) => from === label);
              return span && `Date: ${spanLabel(span, unit)}`;
            }}
            cursor={<SpanBand />}
            {...(isActive !== undefined && { active: isActive })}
          />
          <Bar
            dataKey="amount"
            fill={COLOURS.bars}
            radius={[4, 4, 0, 0]}
            maxBarSize={MAX_BAR_PX}
          />
          <PlotStateReporter onChange={setPlot} />
          {hasHiddenSpans && (
            <Brush
              dataKey="from"
              startIndex={start}
              endIndex={end}
              onChange={({ startIndex = 0, endIndex = 0 }) =>
                move(startIndex, endIndex)
              }
              // recharts would draw the dates outside the track; the text below shows them.
              tickFormatter={() => ""}
              ariaLabel={`${UNIT_NAMES[unit]}s shown`}
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
