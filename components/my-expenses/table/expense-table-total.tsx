import { AMOUNT_CELL, CELL } from "./table-classes";

/**
 * The Total row; sticky at the bottom of a window that is high enough. From 1280 px
 * the Add link stands left of its label.
 */
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
      className="bottom-(--total-bottom) z-[5] max-sm:block xl:z-10 tall:sticky"
    >
      <tr
        role="row"
        aria-rowindex={rowIndex}
        className="bg-raised font-semibold max-sm:flex max-sm:h-16 max-sm:items-center max-sm:justify-between max-sm:gap-2.5 max-sm:px-4 max-sm:shadow-[inset_0_2px] max-sm:shadow-line sm:h-16 sm:*:shadow-[inset_0_2px] sm:*:shadow-line forced-colors:outline"
      >
        <th
          role="rowheader"
          scope="row"
          colSpan={2}
          className={`${CELL} text-left font-semibold xl:pl-42!`}
        >
          Total
        </th>
        <td
          role="cell"
          colSpan={2}
          className={`${AMOUNT_CELL} text-[clamp(1rem,6.2vw,1.5rem)]`}
        >
          {text}
        </td>
      </tr>
    </tfoot>
  );
}
