import type { Ref } from "react";
import { formatDate } from "@/lib/domain/expenses/calendar-date";
import { useRupees } from "@/components/ui/use-rupees";
import type { DayGroup } from "./day-groups";

/** The date and the total above the expenses of a day, on phones. */
export function DayRow({
  group: { day, totalPaise },
  rowIndex,
  withPaise,
  isUpcoming,
  ...rest
}: {
  group: DayGroup;
  /** 1-based, among all rows of the table, rendered or not. */
  rowIndex: number;
  withPaise: boolean;
  /** The date is after today. */
  isUpcoming: boolean;
  ref: Ref<HTMLTableRowElement> | undefined;
  "data-index": number;
}) {
  const formatRupees = useRupees();
  return (
    <tr
      role="row"
      aria-rowindex={rowIndex}
      className="flex items-baseline justify-between gap-4 border-b border-hairline bg-raised/60 px-4 py-2 text-sm text-muted"
      {...rest}
    >
      <th role="rowheader" scope="rowgroup" className="font-medium">
        {formatDate(day)}
        {isUpcoming && <span className="ml-2 text-xs italic">Upcoming</span>}
      </th>
      <td role="cell" colSpan={3} className="whitespace-nowrap tabular-nums">
        {formatRupees(totalPaise, withPaise)}
      </td>
    </tr>
  );
}
