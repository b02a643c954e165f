import {
  Bar,
  BarChart,
  CartesianGrid,
  ResponsiveContainer,
  XAxis,
  YAxis,
} from "recharts";
import { formatDate } from "@/lib/expenses/calendar-date";
import { formatRupees, toRupees } from "@/lib/expenses/money";
import type { DailyTotal } from "@/lib/expenses/totals";
import { BARS_TITLE } from "./analytics-skeleton";
import { ChartCard } from "./chart-card";
import { ChartTooltip } from "./chart-tooltip";
import { PALETTE } from "./palette";

const WIDEST_BAR_PX = 72;
const TICK = { fill: "#a3a7b7", fontSize: 12 };
const AXIS_LINE = { stroke: "rgb(255 255 255 / 0.2)" };
const SHORT_RUPEES = new Intl.NumberFormat("en-IN", {
  style: "currency",
  currency: "INR",
  notation: "compact",
  maximumFractionDigits: 1,
});

export function DailyBars({ totals }: { totals: DailyTotal[] }) {
  const highest = totals.reduce((a, b) => (b.amount > a.amount ? b : a));
  return (
    <ChartCard title={BARS_TITLE}>
      <div className="h-chart">
        <ResponsiveContainer>
          <BarChart
            data={totals}
            title={BARS_TITLE}
            desc={`${totals.length} days; the most on ${formatDate(highest.date)}: ${formatRupees(highest.amount)}.`}
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
          </BarChart>
        </ResponsiveContainer>
      </div>
    </ChartCard>
  );
}

/** `2026-01-05` → `5 Jan` */
function shortDate(date: string): string {
  return formatDate(date).replace(/ \d+$/, "");
}
