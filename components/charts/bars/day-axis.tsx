import { useMemo } from "react";
import { usePlotArea, XAxis } from "recharts";
import { type CalendarDate, readDate } from "@/lib/expenses/calendar-date";
import { useToday } from "@/components/ui/use-today";
import { dayLabels } from "./day-labels";
import { AXIS_TICK } from "./axis-tick";

/** The x axis. It selects its ticks itself, because a label depends on the previous one. */
export function DayAxis({ dates }: { dates: readonly CalendarDate[] }) {
  const plot = usePlotArea();
  const thisYear = useToday().slice(0, 4);
  const labels = useMemo(
    () =>
      plot
        ? dayLabels(dates, { width: plot.width, left: plot.x }, thisYear)
        : new Map<CalendarDate, string>(),
    [dates, plot, thisYear],
  );
  const ticks = useMemo(() => [...labels.keys()], [labels]);
  return (
    <XAxis
      dataKey="date"
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
