import type { CalendarDate } from "@/lib/domain/expenses/calendar-date";
import type { Expense } from "@/lib/domain/expenses/expense";
import { asPaise, type Paise } from "@/lib/domain/expenses/money";

/** The row above the expenses of a day. */
export type DayGroup = { day: CalendarDate; totalPaise: Paise };

export type TableItem = Expense | DayGroup;

export function isDayGroup(item: TableItem): item is DayGroup {
  return "day" in item;
}

/** The expenses with a group before those of each day. Takes them sorted by date. */
export function groupByDay(expenses: readonly Expense[]): TableItem[] {
  const items: TableItem[] = [];
  let group: DayGroup | undefined;
  for (const expense of expenses) {
    if (group?.day !== expense.date) {
      group = { day: expense.date, totalPaise: asPaise(0) };
      items.push(group);
    }
    group.totalPaise = asPaise(group.totalPaise + expense.amountPaise);
    items.push(expense);
  }
  return items;
}
