import { useEffect } from "react";
import { type PlotArea, useActiveTooltipLabel, usePlotArea } from "recharts";
import type { CalendarDate } from "@/lib/expenses/calendar-date";

export type Days = {
  /** The day that the tooltip is about. */
  active: CalendarDate | undefined;
  /** Whether the position in the drawing, in px, is within the columns of the days. */
  contain: (x: number, y: number) => boolean;
};

/** Reports the chart's state to the outside, where recharts' hooks cannot be called. */
export function DayFinder({ onChange }: { onChange: (days: Days) => void }) {
  const label = useActiveTooltipLabel();
  const plot = usePlotArea();
  useEffect(() => {
    onChange({
      active: label === undefined ? undefined : String(label),
      contain: (x, y) => plot !== undefined && isWithin(plot, x, y),
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
