import type { MyExpensesPage } from "../pages/my-expenses-page";

export const BARS = "Daily Expenses";

/** The drawn bars: none for a day without expenses. */
export const barsOf = (myExpenses: MyExpensesPage) =>
  myExpenses.chart(BARS).locator(".recharts-bar-rectangle path");

/** The horizontal gridlines, the lowest amount first. */
export const gridlinesOf = (myExpenses: MyExpensesPage) =>
  myExpenses.chart(BARS).locator(".recharts-cartesian-grid-horizontal line");
