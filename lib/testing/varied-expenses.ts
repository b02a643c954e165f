import type { ExpenseRequest } from "./sample-expenses";

/** The middle of a month, in the time zone of the browser. */
export const VARIED_NOW = "2026-03-15T12:00";

/** Four expenses that differ in month, category and script, oldest first. */
export const variedExpenses = [
  { date: "2025-12-31", description: "Train to Zürich", category: "travel" },
  { date: "2026-01-05", description: "चाय और समोसा", amount: 60 },
  { date: "2026-02-20", description: "Café crème", amount: 200 },
  { date: "2026-03-01", description: "Notebook", category: "shopping" },
] satisfies Partial<ExpenseRequest>[];

/** Their descriptions, newest first. */
export const VARIED_DESCRIPTIONS = variedExpenses
  .map(({ description }) => description)
  .toReversed();
