import { useMemo } from "react";
import {
  DefaultTooltipContent,
  Pie,
  PieChart,
  type PieLabelRenderProps,
  ResponsiveContainer,
  type TooltipContentProps,
} from "recharts";
import { categoryLabel } from "@/lib/domain/expenses/category";
import { useRupees } from "@/components/ui/use-rupees";
import { asPaise } from "@/lib/domain/expenses/money";
import type { CategoryTotal } from "@/lib/domain/expenses/totals";
import { PIE_TITLE } from "@/components/charts/analytics-layout";
import { COLOURS } from "@/components/theme-colours";
import { ChartTooltip } from "@/components/charts/chart-tooltip";
import { TAP_HINT, useSecondTap } from "@/components/charts/use-second-tap";
import { CategoryList } from "./category-list";
import { roundedPercentage } from "./percentage";

/** A smaller slice has no room for its label; CategoryList shows every percentage. */
const MIN_LABELLED_SHARE = 0.05;
/** The distance from the centre, as a fraction of the radius. */
const LABEL_DISTANCE = 0.83;
const NO_MARGIN = { top: 0, right: 0, bottom: 0, left: 0 };
/** A longer sum is smaller, so that it fits in the ring. */
const MAX_LARGE_CHARACTERS = 10;

export function CategoryPie({
  totals,
  colours,
  selected,
  scope,
  onSelect,
}: {
  totals: readonly CategoryTotal[];
  colours: ReadonlyMap<string, string>;
  selected: string;
  /** The period, in the middle of the ring. */
  scope: string;
  /** Called when a slice or its row in the list is clicked. */
  onSelect: (name: string) => void;
}) {
  const formatRupees = useRupees();
  // Recharts draws the slices of other data anew: without their percentages at first.
  const slices = useMemo(
    () =>
      totals
        .filter(({ value }) => value > 0)
        .map(({ name, value }) => ({ name, value, fill: colours.get(name) })),
    [totals, colours],
  );
  const sum = slices.reduce((total, { value }) => total + value, 0);
  const sumText = formatRupees(asPaise(sum));
  const { chartProps, isTooltipActive, isSelecting } = useSecondTap();
  return (
    <div className="@min-[32rem]:grid @min-[32rem]:grid-cols-[300px_1fr] @min-[32rem]:items-center @min-[32rem]:gap-8">
      {slices.length > 0 ? (
        <div
          className="relative mx-auto mt-1 h-chart w-full max-w-[300px] touch-manipulation"
          {...chartProps}
        >
          <p className="pointer-events-none absolute inset-0 flex flex-col items-center justify-center">
            <span className="text-sm text-muted">{scope}</span>
            <span
              className={`font-semibold tracking-tight tabular-nums ${sumText.length > MAX_LARGE_CHARACTERS ? "text-xl" : "text-[1.625rem]/8"}`}
            >
              {sumText}
            </span>
          </p>
          <ResponsiveContainer>
            <PieChart
              title={PIE_TITLE}
              desc="The figures stand in the list beside it."
              margin={NO_MARGIN}
            >
              <Pie
                data={slices}
                dataKey="value"
                nameKey="name"
                // Percentages of half the side, less the stroke of the slices.
                innerRadius="64%"
                outerRadius="97%"
                startAngle={90}
                endAngle={-270}
                rootTabIndex={-1}
                // The stroke of a full circle has a line to its centre:
                // https://github.com/recharts/recharts/issues/4385
                stroke={slices.length === 1 ? "none" : COLOURS.surface}
                strokeWidth={3}
                label={PercentLabel}
                labelLine={false}
                className="cursor-pointer"
                onClick={({ name }) => {
                  if (isSelecting(name)) onSelect(String(name));
                }}
              />
              <ChartTooltip
                content={SliceTooltip}
                // A tap on another slice has no mouse events that recharts would follow.
                {...(isTooltipActive !== undefined && {
                  active: isTooltipActive,
                  trigger: "click" as const,
                })}
              />
            </PieChart>
          </ResponsiveContainer>
        </div>
      ) : (
        <p className="min-w-0 text-muted">
          No category adds up to more than {formatRupees(asPaise(0))}, so there
          is no pie to draw.
        </p>
      )}
      <CategoryList
        totals={totals}
        sum={sum}
        colours={colours}
        selected={selected}
        onSelect={onSelect}
      />
      <p className={TAP_HINT}>Tap a slice twice to show it alone.</p>
    </div>
  );
}

/** The tooltip has the category as its heading, because recharts has no label for a slice. */
function SliceTooltip(props: TooltipContentProps) {
  const name = props.payload[0]?.name;
  return (
    <DefaultTooltipContent
      {...props}
      label={typeof name === "string" ? categoryLabel(name) : undefined}
    />
  );
}

function PercentLabel({
  cx,
  cy,
  midAngle = 0,
  outerRadius,
  percent = 0,
}: PieLabelRenderProps) {
  if (percent < MIN_LABELLED_SHARE) return null;
  const radius = outerRadius * LABEL_DISTANCE;
  const angle = (-midAngle * Math.PI) / 180;
  return (
    <text
      x={cx + radius * Math.cos(angle)}
      y={cy + radius * Math.sin(angle)}
      textAnchor="middle"
      dominantBaseline="central"
      className="pointer-events-none fill-chart-label text-sm font-semibold tabular-nums"
    >
      {roundedPercentage(percent)}
    </text>
  );
}
