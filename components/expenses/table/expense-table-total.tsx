import { AMOUNT_CELL, CELL } from "./table-classes";

/** On phones, the Add link stands left of the label in a sticky total. */
const MEDIUM_LENGTH = "₹99,999.00".length;
const LONG_LENGTH = "₹99,99,999.00".length;

/** The Total row; sticky at the bottom of a window that is high enough. */
export function ExpenseTableTotal({
  text,
  rowIndex,
}: {
  text: string;
  rowIndex: number;
}) {
  return (
    <tfoot
      role="rowgroup"
      className="bottom-(--notifications-height,0px) z-10 max-sm:block tall:sticky"
    >
      <tr
        role="row"
        aria-rowindex={rowIndex}
        className="bg-raised font-semibold max-sm:flex max-sm:h-16 max-sm:items-center max-sm:justify-end max-sm:gap-2.5 max-sm:px-4 max-sm:shadow-[inset_0_2px] max-sm:shadow-white/25 sm:h-16 sm:*:shadow-[inset_0_2px] sm:*:shadow-white/25 forced-colors:outline"
      >
        <th
          role="rowheader"
          scope="row"
          colSpan={2}
          className={`${CELL} text-left font-semibold max-sm:text-sm sm:pl-35! md:pl-42!`}
        >
          Total
        </th>
        <td
          role="cell"
          colSpan={2}
          className={`${AMOUNT_CELL} sm:text-2xl ${phoneSize(text.length)}`}
        >
          {text}
        </td>
      </tr>
    </tfoot>
  );
}

function phoneSize(length: number): string {
  if (length > LONG_LENGTH) return "max-sm:text-[clamp(1rem,4.9vw,1.5rem)]";
  return length > MEDIUM_LENGTH
    ? "max-sm:text-[clamp(1rem,5.2vw,1.5rem)]"
    : "max-sm:text-[clamp(1rem,6.2vw,1.5rem)]";
}
