import type { Ref } from "react";
import { Amount } from "@/components/amount";
import type { CalendarDate } from "@/lib/domain/expenses/calendar-date";
import { dayLabel } from "@/lib/domain/expenses/day-label";
import type { DayGroup } from "./day-groups";

/** The date and the total above the expenses of a day, on phones. */
export function DayRow({
  group: { day, totalPaise },
  rowIndex,
  withPaise,
  today,
  ...rest
}: {
  group: DayGroup;
  /** 1-based, among all rows of the table, rendered or not. */
  rowIndex: number;
  withPaise: boolean;
  today: CalendarDate;
  ref: Ref<HTMLTableRowElement> | undefined;
  "data-index": number;
}) {
  return (
    <tr
      role="row"
      aria-rowindex={rowIndex}
      className="flex h-8 items-center justify-between gap-4 pt-1.5 text-sm text-muted"
      {...rest}
    >
      <th role="rowheader" scope="rowgroup" className="font-medium">
        {dayLabel(day, today)}
        {day > today && <span className="ml-2 italic">Upcoming</span>}
      </th>
      <td role="cell" colSpan={3} className="whitespace-nowrap tabular-nums">
        <Amount paise={totalPaise} withPaise={withPaise} />
      </td>
    </tr>
  );
}
