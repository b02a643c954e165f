import {
  ALL_CATEGORIES,
  categoryLabel,
  filterByCategory,
} from "@/lib/domain/expenses/category";
import type { CalendarDate } from "@/lib/domain/expenses/calendar-date";
import type { Expense } from "@/lib/domain/expenses/expense";
import { cachedSearchKey } from "@/lib/domain/expenses/search-key";
import { hasTag } from "@/lib/domain/expenses/tags";
import { searchTerms } from "./search-terms";
import { parsePeriod, type Period, periodText } from "./period";
import { periodRange } from "./period-range";

export const COLUMNS = ["date", "category", "description", "amount"] as const;
export type Column = (typeof COLUMNS)[number];
export type Sort = { column: Column; descending: boolean };

/** The filters and the order of the list on the screen. */
export type View = {
  /** A category's name, or ALL_CATEGORIES. */
  category: string;
  /** Undefined for all time. */
  period: Period | undefined;
  search: string;
  sort: Sort;
};

export const DEFAULT_VIEW: View = {
  category: ALL_CATEGORIES,
  period: undefined,
  search: "",
  sort: { column: "date", descending: true },
};

/** Reads the view from a URL's query. Missing and invalid parameters default to DEFAULT_VIEW. */
export function readView(query: string): View {
  const params = new URLSearchParams(query);
  return {
    category: params.get("category")?.toLowerCase() || DEFAULT_VIEW.category,
    period: parsePeriod(params.get("period") ?? ""),
    search: params.get("search") ?? "",
    sort: readSort(params.get("sort") ?? ""),
  };
}

/** The URL query of the view, including `?`; empty for DEFAULT_VIEW. */
export function viewQuery({ category, period, search, sort }: View): string {
  const params = new URLSearchParams();
  if (category !== DEFAULT_VIEW.category) params.set("category", category);
  if (period !== undefined) params.set("period", periodText(period));
  if (search.trim() !== "") params.set("search", search);
  if (sortText(sort) !== sortText(DEFAULT_VIEW.sort))
    params.set("sort", sortText(sort));
  return params.size === 0 ? "" : `?${params}`;
}

/** The order after a press of the column's header. */
export function nextSort(current: Sort, column: Column): Sort {
  const first = { column, descending: ["date", "amount"].includes(column) };
  if (current.column !== column) return first;
  const second = { column, descending: !first.descending };
  // The third press restores the default order.
  return current.descending === first.descending ? second : DEFAULT_VIEW.sort;
}

/** Filters and sorts the expenses; returns `expenses` itself if the view leaves them unchanged. */
export function visibleExpenses(
  expenses: readonly Expense[],
  { category, period, search, sort }: View,
  today: CalendarDate,
): readonly Expense[] {
  return sortExpenses(
    matchingExpenses(filterByPeriod(expenses, period, today), {
      category,
      search,
    }),
    sort,
  );
}

/** The expenses of the category and the search, in their order. */
export function matchingExpenses(
  expenses: readonly Expense[],
  { category, search }: Pick<View, "category" | "search">,
): readonly Expense[] {
  return filterBySearch(filterByCategory(expenses, category), search);
}

function filterByPeriod(
  expenses: readonly Expense[],
  period: Period | undefined,
  today: CalendarDate,
): readonly Expense[] {
  if (period === undefined) return expenses;
  const { from, to } = periodRange(period, today);
  return expenses.filter(({ date }) => from <= date && date <= to);
}

/** Keeps the expenses with every term of the search: in their description or category, as one of their tags, or as their amount or date. */
function filterBySearch(
  expenses: readonly Expense[],
  search: string,
): readonly Expense[] {
  const terms = searchTerms(search);
  if (terms.length === 0) return expenses;
  return expenses.filter((expense) =>
    terms.every(
      ({ words, isTag, amount, date }) =>
        amount?.(expense.amountPaise) ||
        date?.(expense.date) ||
        words.every((word) =>
          isTag
            ? hasTag(cachedSearchKey(expense.description), word)
            : hasWord(expense, word),
        ),
    ),
  );
}

function hasWord({ description, category }: Expense, word: string): boolean {
  return (
    cachedSearchKey(description).includes(word) ||
    cachedSearchKey(categoryLabel(category)).includes(word)
  );
}

/** The expenses come newest first, and keep that order for equal values of other columns. */
function sortExpenses(
  expenses: readonly Expense[],
  { column, descending }: Sort,
): readonly Expense[] {
  if (column === "date") return descending ? expenses : expenses.toReversed();
  const sign = descending ? -1 : 1;
  if (column === "amount")
    return expenses.toSorted((a, b) => sign * (a.amountPaise - b.amountPaise));
  const keyed = expenses.map((expense) => ({
    expense,
    key:
      column === "category"
        ? expense.category
        : cachedSearchKey(expense.description),
  }));
  // Most comparisons are between equal keys, and testing that is the cheapest.
  keyed.sort((a, b) => (a.key === b.key ? 0 : a.key < b.key ? -sign : sign));
  return keyed.map(({ expense }) => expense);
}

/** The text of the order in the URL, as readSort reads it: `-date` */
export function sortText({ column, descending }: Sort): string {
  return (descending ? "-" : "") + column;
}

export function readSort(text: string): Sort {
  const descending = text.startsWith("-");
  const name = descending ? text.slice(1) : text;
  const column = COLUMNS.find((column) => column === name);
  return column ? { column, descending } : DEFAULT_VIEW.sort;
}
