import { useEffect } from "react";
import { type PlotArea, useActiveTooltipLabel, usePlotArea } from "recharts";

export type PlotState = {
  /** The first day of the bar with the tooltip. */
  activeLabel: string | number | undefined;
  /** Whether a position in the chart, in px, is inside the plot area. */
  contains: (x: number, y: number) => boolean;
};

/** Passes on what the hooks of recharts return, which only work inside the chart. */
export function PlotStateReporter({
  onChange,
}: {
  onChange: (state: PlotState) => void;
}) {
  const label = useActiveTooltipLabel();
  const plot = usePlotArea();
  useEffect(() => {
    onChange({
      activeLabel: label,
      contains: (x, y) => plot !== undefined && isWithin(plot, x, y),
    });
  }, [onChange, label, plot]);
  return null;
}

function isWithin(plot: PlotArea, x: number, y: number): boolean {
  return (
    plot.x <= x &&
    x <= plot.x + plot.width &&
    plot.y <= y &&
    y <= plot.y + plot.height
  );
}
