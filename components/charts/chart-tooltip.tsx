import type { ComponentProps } from "react";
import { Tooltip } from "recharts";
import { asPaise, formatRupees } from "@/lib/expenses/money";

/** recharts' tooltip in the page's colours: `Amount : ₹value`, from a value in paise. */
export function ChartTooltip(
  props: Pick<
    ComponentProps<typeof Tooltip>,
    "labelFormatter" | "cursor" | "active"
  >,
) {
  return (
    <Tooltip
      formatter={(paise) => [formatRupees(asPaise(Number(paise))), "Amount"]}
      contentStyle={{
        background: "#161824",
        border: "1px solid rgb(255 255 255 / 0.2)",
        borderRadius: 12,
      }}
      itemStyle={{ color: "#f4f4f6" }}
      labelStyle={{ color: "#a3a7b7" }}
      {...props}
    />
  );
}
