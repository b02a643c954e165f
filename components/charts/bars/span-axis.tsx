import { useMemo } from "react";
import { usePlotArea, XAxis } from "recharts";
import {
  type CalendarDate,
  readDate,
} from "@/lib/domain/expenses/calendar-date";
import type { Unit } from "@/lib/domain/view/span-totals";
import { useToday } from "@/components/ui/use-today";
import { spanTickLabels } from "./span-tick-labels";
import { COLOURS } from "@/components/theme-colours";

export const AXIS_TICK = { fill: COLOURS.muted, fontSize: 12 };

/** The x axis. It selects its ticks itself, because a label depends on the previous one. */
export function SpanAxis({
  dates,
  unit,
}: {
  /** The first day of each bar. */
  dates: readonly CalendarDate[];
  unit: Unit;
}) {
  const plot = usePlotArea();
  const thisYear = useToday().slice(0, 4);
  const labels = useMemo(
    () =>
      plot
        ? spanTickLabels(
            dates,
            unit,
            { width: plot.width, left: plot.x },
            thisYear,
          )
        : new Map<CalendarDate, string>(),
    [dates, unit, plot, thisYear],
  );
  const ticks = useMemo(() => [...labels.keys()], [labels]);
  return (
    <XAxis
      dataKey="from"
      ticks={ticks}
      interval={0}
      tickFormatter={(value) => {
        const date = readDate(value);
        return (date && labels.get(date)) ?? "";
      }}
      tick={AXIS_TICK}
      axisLine={false}
      tickLine={false}
      tickMargin={6}
    />
  );
}
