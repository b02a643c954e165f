import { useEffect } from "react";
import {
  useActiveTooltipLabel,
  usePlotArea,
  useXAxisInverseDataSnapScale,
} from "recharts";
import type { CalendarDate } from "@/lib/expenses/calendar-date";

export type Days = {
  /** The day that the tooltip is about. */
  active: CalendarDate | undefined;
  /** The day whose column is at the place in the drawing, in px. */
  at: (x: number, y: number) => CalendarDate | undefined;
};

/** Says from within the chart where its days are. */
export function DayFinder({ onChange }: { onChange: (days: Days) => void }) {
  const label = useActiveTooltipLabel();
  const dayAt = useXAxisInverseDataSnapScale();
  const plot = usePlotArea();
  useEffect(() => {
    onChange({
      active: label === undefined ? undefined : String(label),
      at: (x, y) => {
        const isInPlot =
          plot &&
          plot.x <= x &&
          x <= plot.x + plot.width &&
          plot.y <= y &&
          y <= plot.y + plot.height;
        return isInPlot ? String(dayAt?.(x)) : undefined;
      },
    });
  }, [onChange, label, dayAt, plot]);
  return null;
}
