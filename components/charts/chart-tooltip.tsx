import type { ComponentProps } from "react";
import { Tooltip } from "recharts";
import { COLOURS } from "@/components/theme-colours";
import { useRupees } from "@/components/ui/use-rupees";
import { asPaise } from "@/lib/domain/expenses/money";

/** The tooltip of recharts in the theme's colours: `Amount : ₹value`, from a value in paise. */
export function ChartTooltip(
  props: Pick<
    ComponentProps<typeof Tooltip>,
    "labelFormatter" | "cursor" | "active" | "content"
  >,
) {
  const formatRupees = useRupees();
  return (
    <Tooltip
      formatter={(paise) => [formatRupees(asPaise(Number(paise))), "Amount"]}
      contentStyle={{
        background: COLOURS.overlay,
        border: `1px solid ${COLOURS.line}`,
        borderRadius: 12,
        // A week fits into the narrowest chart.
        fontSize: "0.8125rem",
      }}
      itemStyle={{ color: COLOURS.text }}
      labelStyle={{ color: COLOURS.muted }}
      {...props}
    />
  );
}
