import {
  type FocusEvent,
  type Ref,
  useImperativeHandle,
  useMemo,
  useRef,
  useState,
} from "react";
import {
  Bar,
  BarChart,
  Brush,
  CartesianGrid,
  getRelativeCoordinate,
  ReferenceLine,
  ResponsiveContainer,
  useActiveTooltipLabel,
  usePlotArea,
  YAxis,
} from "recharts";
import { amountTicks, shortRupees } from "./amount-axis";
import { asPaise, type Paise } from "@/lib/domain/expenses/money";
import {
  type SpanTotal,
  spanLabel,
  type Unit,
  UNIT_NAMES,
} from "@/lib/domain/view/span-totals";
import { BARS_TITLE } from "@/components/charts/analytics-layout";
import { ChartTooltip } from "@/components/charts/chart-tooltip";
import { HIDDEN_RUPEES, useAmountsHidden } from "@/components/ui/use-rupees";
import { COLOURS } from "@/components/theme-colours";
import { AXIS_TICK, SpanAxis } from "./span-axis";
import type { SpanWindow } from "./use-span-window";
import { useSecondTap } from "@/components/charts/use-second-tap";

const MAX_BAR_PX = 72;
const noCoordinates = () => [];
const MARGIN = { top: 8, right: 0, bottom: 0, left: 0 };
/** Leaves space for the focus rings of the handles. */
const MARGIN_WITH_BRUSH = { ...MARGIN, right: 4, bottom: 4 };
/** The default adds `mousemove`, but the click of a tap reads the active day that the tap's `mousemove` sets. */
const THROTTLED = ["touchmove"] as const;

export function SpanBarChart({
  totals,
  mean,
  unit,
  spanWindow: { start, end, shown, hasHiddenSpans, move },
  description,
  onSelect,
}: {
  totals: readonly SpanTotal[];
  /** Drawn as a dotted line. */
  mean: Paise;
  unit: Unit;
  spanWindow: SpanWindow;
  description: string;
  onSelect: (span: SpanTotal) => void;
}) {
  const isHidden = useAmountsHidden();
  const plot = useRef<PlotState>(null);
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
      className="mt-3.5 h-chart touch-manipulation"
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
          <CartesianGrid
            vertical={false}
            // recharts would measure the label of every bar.
            verticalCoordinatesGenerator={noCoordinates}
            stroke={COLOURS.hairline}
          />
          <SpanAxis dates={dates} unit={unit} />
          <YAxis
            ticks={ticks}
            domain={[ticks[0] ?? 0, ticks.at(-1) ?? 0]}
            interval={0}
            tickFormatter={(paise) =>
              isHidden ? HIDDEN_RUPEES : shortRupees(asPaise(Number(paise)))
            }
            tick={AXIS_TICK}
            axisLine={false}
            tickLine={false}
            width="auto"
          />
          <ReferenceLine y={0} stroke={COLOURS.line} />
          <ReferenceLine
            y={mean}
            stroke={COLOURS.muted}
            strokeDasharray="3 4"
          />
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
            fill={COLOURS.bar}
            radius={[4, 4, 0, 0]}
            maxBarSize={MAX_BAR_PX}
          />
          <PlotStateReporter ref={plot} />
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

/**
 * The tooltip's cursor, positioned by the index of its bar: the x that recharts
 * passes is stale after the data have changed.
 */
function SpanBand({
  left = 0,
  top = 0,
  width = 0,
  height = 0,
  payloadIndex = 0,
}: {
  /** The plot area, in px. */
  left?: number;
  top?: number;
  height?: number;
  /** The width of one day, week or month, in px. */
  width?: number;
  payloadIndex?: number | string;
}) {
  return (
    <rect
      x={left + Number(payloadIndex) * width}
      y={top}
      width={width}
      height={height}
      className="recharts-tooltip-cursor pointer-events-none fill-track"
    />
  );
}

/**
 * recharts leaves an open tooltip at its old position when the data change
 * (https://github.com/recharts/recharts/pull/2150). This hook hides it until the
 * next pointer move, key or focus.
 */
function useFreshTooltip(data: readonly unknown[]) {
  const [dataOfLastMove, setDataOfLastMove] = useState<readonly unknown[]>();
  const onMove = () => setDataOfLastMove(data);
  return {
    isFresh: dataOfLastMove === data,
    handlers: {
      onMouseMove: onMove,
      onTouchMove: onMove,
      onKeyDown: onMove,
      onFocus: onMove,
      // recharts shows the first day's tooltip on focus, also on the focus of a click.
      onFocusCapture: (event: FocusEvent) => {
        if (!event.target.matches(":focus-visible")) event.stopPropagation();
      },
    },
  };
}

type PlotState = {
  /** The first day of the bar with the tooltip. */
  activeLabel: string | number | undefined;
  /** Whether a position in the chart, in px, is inside the plot area. */
  contains: (x: number, y: number) => boolean;
};

/** Passes on what the hooks of recharts return, which only work inside the chart. */
function PlotStateReporter({ ref }: { ref: Ref<PlotState> }) {
  const label = useActiveTooltipLabel();
  const plot = usePlotArea();
  useImperativeHandle(
    ref,
    () => ({
      activeLabel: label,
      contains: (x, y) =>
        plot !== undefined &&
        plot.x <= x &&
        x <= plot.x + plot.width &&
        plot.y <= y &&
        y <= plot.y + plot.height,
    }),
    [label, plot],
  );
  return null;
}
