import { useCallback, useMemo } from "react";
import type { Expense } from "@/lib/domain/expenses/expense";
import { asPaise, hasPaise } from "@/lib/domain/expenses/money";
import { totalPaise } from "@/lib/domain/expenses/totals";
import type { Column, Sort } from "@/lib/domain/view/view";
import { type FormatRupees, useRupees } from "@/components/ui/use-rupees";
import { SpacerRow } from "@/components/ui/spacer-row";
import { useMediaQuery } from "@/components/ui/use-media-query";
import { useToday } from "@/components/ui/use-today";
import { groupByDay, isDayGroup, type TableItem } from "./day-groups";
import { DayRow } from "./day-row";
import { ExpenseRow } from "./expense-row";
import { ExpenseTableHead } from "./expense-table-head";
import { ExpenseTableTotal } from "./expense-table-total";
import { useRowPress } from "./use-row-press";
import {
  MAX_PRINTED_ROWS,
  useRowWindow,
  WIDE,
} from "@/components/ui/use-row-window";

export function ExpenseTable({
  expenses,
  colours,
  sort,
  onSort,
  onOpen,
  onOpenReadOnly,
  onTag,
  unsent,
  isReadOnly,
  allCount,
}: {
  expenses: readonly Expense[];
  colours: ReadonlyMap<string, string>;
  sort: Sort;
  onSort: (column: Column) => void;
  /** Undefined when the expenses are not editable. */
  onOpen: ((expense: Expense) => void) | undefined;
  /** Called in place of `onOpen` for an expense that does not open. */
  onOpenReadOnly: () => void;
  /** Called with the tag of a row that is pressed. */
  onTag: (tag: string) => void;
  /** By id: what to say about the expenses that are only on this device. They open always. */
  unsent: ReadonlyMap<string, string>;
  /** The other expenses do not open. */
  isReadOnly: boolean;
  /** How many expenses there are without the filters. */
  allCount: number;
}) {
  const { total, withPaise, amountWidth } = useAmounts(expenses);
  const today = useToday();
  const isNarrow = !useMediaQuery(WIDE);
  const isGrouped = isNarrow && sort.column === "date";
  const { items, keyOf, isShort } = useItems(expenses, isGrouped);
  const isSameDay = (above: TableItem | undefined, { date }: Expense) =>
    sort.column === "date" &&
    above !== undefined &&
    !isDayGroup(above) &&
    above.date === date;
  const { body, rows, measure, above, below, isPrinting } = useRowWindow({
    count: items.length,
    keyOf,
    isShort,
  });
  const pressHandlers = useRowPress((index) => {
    const item = items[index];
    if (!item || isDayGroup(item)) return;
    if (isReadOnly && !unsent.has(item._id)) onOpenReadOnly();
    else onOpen?.(item);
  });
  return (
    <>
      {isPrinting && expenses.length > MAX_PRINTED_ROWS && (
        <p className="px-4 py-3">
          Printed are the first {MAX_PRINTED_ROWS.toLocaleString("en-IN")} of{" "}
          {expenses.length.toLocaleString("en-IN")} expenses; the total is that
          of all.
        </p>
      )}
      <table
        role="table"
        aria-rowcount={items.length + 2}
        className="w-full max-md:block md:table-fixed"
      >
        <colgroup className="max-md:hidden">
          <col className="w-34" />
          <col className="w-39" />
          <col />
          <col style={{ width: `max(${amountWidth}ch + 3rem, 9.25rem)` }} />
        </colgroup>
        <ExpenseTableHead sort={sort} isHidden={isNarrow} onSort={onSort} />
        <tbody
          ref={body}
          role="rowgroup"
          className="max-md:block"
          {...(onOpen && pressHandlers)}
        >
          <SpacerRow height={above} />
          {rows.map(({ key, index }) => {
            const item = items[index];
            if (!item) return null;
            const common = {
              ref: measure,
              "data-index": index,
              rowIndex: index + 2,
              withPaise,
            };
            return isDayGroup(item) ? (
              <DayRow key={key} {...common} group={item} today={today} />
            ) : (
              <ExpenseRow
                key={key}
                {...common}
                expense={item}
                colour={colours.get(item.category)}
                isUpcoming={item.date > today}
                isGrouped={isGrouped}
                isSameDay={isSameDay(items[index - 1], item)}
                isEditable={onOpen !== undefined}
                isReadOnly={isReadOnly && !unsent.has(item._id)}
                unsent={unsent.get(item._id)}
                onTag={onTag}
              />
            );
          })}
          <SpacerRow height={isPrinting ? 0 : below} />
        </tbody>
        <ExpenseTableTotal
          paise={total}
          withPaise={withPaise}
          count={expenses.length}
          allCount={allCount}
          rowIndex={items.length + 2}
        />
      </table>
    </>
  );
}

/** The expenses, under the days if they are grouped, as the rows of the window. */
function useItems(expenses: readonly Expense[], isGrouped: boolean) {
  const items: readonly TableItem[] = useMemo(
    () => (isGrouped ? groupByDay(expenses) : expenses),
    [isGrouped, expenses],
  );
  const keyOf = useCallback(
    (index: number) => {
      const item = items[index];
      return item && (isDayGroup(item) ? item.day : item._id);
    },
    [items],
  );
  const isShort = useCallback(
    (index: number) => {
      const item = items[index];
      return item !== undefined && isDayGroup(item);
    },
    [items],
  );
  return { items, keyOf, isShort };
}

function useAmounts(expenses: readonly Expense[]) {
  const formatRupees = useRupees();
  return useMemo(
    () => summarise(expenses, formatRupees),
    [expenses, formatRupees],
  );
}

/** `amountWidth` is in characters. */
function summarise(expenses: readonly Expense[], formatRupees: FormatRupees) {
  let [min, max, withPaise] = [0, 0, false];
  for (const { amountPaise } of expenses) {
    min = Math.min(min, amountPaise);
    max = Math.max(max, amountPaise);
    withPaise ||= hasPaise(amountPaise);
  }
  const width = (amount: number) =>
    formatRupees(asPaise(amount), withPaise).length;
  return {
    total: totalPaise(expenses),
    withPaise,
    amountWidth: Math.max(width(min), width(max)),
  };
}
