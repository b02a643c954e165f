/** The id of the element that contains the table of expenses. */
export const EXPENSES_ID = "expenses";

/** The element around the table, which gets the focus of what is removed. */
export function findExpenses(): HTMLElement | null {
  return document.getElementById(EXPENSES_ID);
}

/** The button that edits the expense, or the element around the table when its row is not rendered. */
export function findEditButton(id: string): HTMLElement | null {
  const expenses = findExpenses();
  return (
    expenses?.querySelector<HTMLElement>(
      `[data-id="${CSS.escape(id)}"] button`,
    ) ?? expenses
  );
}
