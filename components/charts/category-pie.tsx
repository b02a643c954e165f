import {
  Pie,
  PieChart,
  type PieLabelRenderProps,
  ResponsiveContainer,
} from "recharts";
import { categoryLabel } from "@/lib/expenses/category";
import { formatRupees } from "@/lib/expenses/money";
import type { CategoryTotal } from "@/lib/expenses/totals";
import { PIE_TITLE } from "./analytics-skeleton";
import { ChartCard } from "./chart-card";
import { ChartTooltip } from "./chart-tooltip";

// A smaller slice has no room for its label; the legend names every percentage.
const SMALLEST_LABELLED = 0.05;
/** From the centre, as a share of the radius. */
const LABEL_DISTANCE = 0.72;

export function CategoryPie({
  totals,
  colours,
  chosen,
  onChoose,
}: {
  totals: readonly CategoryTotal[];
  colours: ReadonlyMap<string, string>;
  chosen: string;
  /** A slice or its line in the list was pressed. */
  onChoose: (name: string) => void;
}) {
  const slices = totals
    .filter(({ value }) => value > 0)
    .map(({ name, value }) => ({ name, value, fill: colours.get(name) }));
  const sum = slices.reduce((total, { value }) => total + value, 0);
  return (
    <ChartCard title={PIE_TITLE}>
      <div className="flex flex-col gap-4 sm:flex-row sm:items-center">
        <div className="h-chart min-w-0 grow [&_g]:outline-none basis-0 max-sm:basis-auto">
          <ResponsiveContainer>
            <PieChart
              title={PIE_TITLE}
              desc="The figures stand in the list beside it."
            >
              <Pie
                data={slices}
                dataKey="value"
                nameKey="name"
                outerRadius="90%"
                rootTabIndex={-1}
                stroke="#0f1018"
                label={PercentLabel}
                labelLine={false}
                className="cursor-pointer"
                onClick={({ name }) => onChoose(String(name))}
              />
              <ChartTooltip />
            </PieChart>
          </ResponsiveContainer>
        </div>
        <ul className="flex flex-col text-sm sm:max-w-3/5 sm:min-w-44">
          {slices.map(({ name, value, fill }) => (
            <li key={name}>
              <button
                type="button"
                aria-pressed={chosen === name}
                onClick={() => onChoose(name)}
                className="flex w-full items-start gap-2 rounded-lg px-2 py-1.5 text-start transition-colors duration-150 hover:bg-raised aria-pressed:bg-raised"
              >
                <svg
                  aria-hidden
                  viewBox="0 0 8 8"
                  className="mt-1.5 size-2 shrink-0"
                >
                  <circle cx="4" cy="4" r="4" fill={fill} />
                </svg>
                <span className="grow">
                  <bdi>{categoryLabel(name)}</bdi>{" "}
                  <span className="text-muted">{percentage(value / sum)}</span>
                </span>
                <span className="whitespace-nowrap tabular-nums">
                  {formatRupees(value)}
                </span>
              </button>
            </li>
          ))}
        </ul>
      </div>
    </ChartCard>
  );
}

function PercentLabel({
  cx,
  cy,
  midAngle = 0,
  outerRadius,
  percent = 0,
}: PieLabelRenderProps) {
  if (percent < SMALLEST_LABELLED) return null;
  const radius = outerRadius * LABEL_DISTANCE;
  const angle = (-midAngle * Math.PI) / 180;
  return (
    <text
      x={cx + radius * Math.cos(angle)}
      y={cy + radius * Math.sin(angle)}
      textAnchor="middle"
      dominantBaseline="central"
      className="pointer-events-none fill-ink text-sm font-semibold tabular-nums"
    >
      {percentage(percent)}
    </text>
  );
}

/** 0.456 → `46%` */
function percentage(share: number): string {
  return `${Math.round(share * 100)}%`;
}
