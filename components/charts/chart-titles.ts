export const PIE_TITLE = "Expenses by Category";
export const BARS_TITLE = "Daily Expenses";
