import { Amount } from "@/components/amount";
import { countText } from "@/components/ui/count-text";
import type { Paise } from "@/lib/domain/expenses/money";
import { AMOUNT_CELL, CELL } from "./table-classes";

/**
 * The Total row: the foot of the table, at the lower edge of a window that is high
 * enough; on phones in one bar with the Add link.
 */
export function ExpenseTableTotal({
  paise,
  withPaise,
  count,
  allCount,
  rowIndex,
}: {
  paise: Paise;
  withPaise: boolean;
  count: number;
  /** The number of expenses without the filters. */
  allCount: number;
  rowIndex: number;
}) {
  return (
    <tfoot
      role="rowgroup"
      className="z-10 max-md:block tall:max-md:fixed tall:max-md:inset-x-0 tall:max-md:bottom-0 tall:md:sticky tall:md:bottom-0"
    >
      <tr
        role="row"
        aria-rowindex={rowIndex}
        className="bg-surface max-md:flex max-md:h-(--bar-height) max-md:flex-col max-md:justify-center max-md:px-(--gutter) max-md:pb-[env(safe-area-inset-bottom)] max-md:shadow-bar md:h-14 md:*:shadow-[inset_0_1px] md:*:shadow-line forced-colors:outline"
      >
        <th
          role="rowheader"
          scope="row"
          colSpan={2}
          className={`${CELL} text-left text-sm font-normal text-muted md:text-md`}
        >
          <span className="md:font-semibold md:text-text">Total</span>{" "}
          <span className="md:ml-1.5">
            <span className="md:hidden">· </span>
            {count === allCount ? (
              countText(count)
            ) : (
              <>
                {count.toLocaleString("en-IN")} of{" "}
                {allCount.toLocaleString("en-IN")}
                <span className="max-md:sr-only"> expenses</span>
              </>
            )}
          </span>
        </th>
        <td
          role="cell"
          colSpan={2}
          className={`${AMOUNT_CELL} text-[clamp(1.125rem,5.6vw,1.375rem)]/6.5 font-semibold tracking-tight max-md:text-left md:text-total`}
        >
          <span key={paise} className="inline-block animate-value">
            <Amount {...{ paise, withPaise }} />
          </span>
        </td>
      </tr>
    </tfoot>
  );
}
