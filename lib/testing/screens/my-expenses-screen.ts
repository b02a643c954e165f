import { screen, within } from "@testing-library/react";
import type { UserEvent } from "@testing-library/user-event";
import { vi } from "vitest";
import { WAIT_MS } from "@/lib/testing/wait-ms";

/** The elements of My Expenses, as a person finds them. */
export const myExpenses = {
  filter: () =>
    screen.getByRole<HTMLSelectElement>("combobox", { name: "Category" }),
  period: () =>
    screen.getByRole<HTMLSelectElement>("combobox", { name: "Period" }),
  search: () =>
    screen.getByRole<HTMLInputElement>("searchbox", { name: "Search" }),
  table: () => screen.getByRole("table"),
  /** Waits for the list. */
  findTable: () => screen.findByRole("table"),
  header: (column: string) =>
    within(myExpenses.table()).getByRole("columnheader", { name: column }),
  /** The rows with an expense, without the header and the total. */
  rows: () =>
    within(myExpenses.table())
      .getAllByRole("row")
      .filter((row) => row.querySelector("time")),
  /** The cell texts of each row: date, category, description, amount. */
  cells: () =>
    myExpenses.rows().map((row) =>
      within(row)
        .getAllByRole("cell")
        .map(({ textContent }) => textContent),
    ),
  total: () => within(myExpenses.table()).getByRole("row", { name: /^Total/ }),
  /** The days above the expenses, on phones. */
  days: () =>
    within(myExpenses.table())
      .getAllByRole("rowheader")
      .map(({ textContent }) => textContent)
      .slice(0, -1),
  descriptions: () =>
    myExpenses.cells().map(([, , description]) => description),
  summary: () => screen.getByRole("region", { name: "Summary" }),
  /** The lines of the summary: its title, the sum, the difference, the average. */
  summaryLines: () =>
    [...myExpenses.summary().querySelectorAll("h2, h2 ~ p")].map(
      ({ textContent }) => textContent,
    ),
  previousPeriod: () => screen.getByRole("button", { name: "Previous period" }),
  nextPeriod: () => screen.getByRole("button", { name: "Next period" }),
  from: () => screen.getByLabelText<HTMLInputElement>("From"),
  to: () => screen.getByLabelText<HTMLInputElement>("To"),
  editButton: (description: string) =>
    screen.getByRole("button", { name: `Edit ${description}` }),
  findEditButton: (description: string) =>
    screen.findByRole("button", { name: `Edit ${description}` }),
  dialog: () => screen.getByRole("dialog", { name: "Edit Expense" }),
  field: (label: string | RegExp) =>
    within(myExpenses.dialog()).getByLabelText<HTMLInputElement>(label),
  dialogButton: (name: string) =>
    within(myExpenses.dialog()).getByRole("button", { name }),
  discardDialog: () =>
    screen.getByRole("alertdialog", { name: "Discard your changes?" }),
  /** The notifications at the bottom of the screen, whose region comes with the first. */
  notifications: () => {
    const region = screen.queryByRole("region", { name: "Notifications" });
    return region ? within(region).queryAllByRole("dialog") : [];
  },
  /** Waits for a notification. */
  findNotification: (text: string | RegExp) =>
    vi.waitFor(
      () => {
        const found = myExpenses
          .notifications()
          .find(({ textContent }) =>
            typeof text === "string"
              ? textContent.includes(text)
              : text.test(textContent),
          );
        if (!found) throw new Error(`No notification has the text ${text}.`);
        return found;
      },
      { timeout: WAIT_MS },
    ),
  undoButtons: () => screen.queryAllByRole("button", { name: "Undo" }),
  emptyMessage: () => screen.findByText("No expenses found for this category"),
  plan: () => screen.getByRole("region", { name: "Pocket money" }),

  /** Opens the dialog, and waits until its script is loaded. */
  async openDialog(user: UserEvent, description: string) {
    await user.click(await myExpenses.findEditButton(description));
    return screen.findByRole("dialog", { name: "Edit Expense" });
  },
  async delete(user: UserEvent, description: string) {
    await myExpenses.openDialog(user, description);
    await user.click(myExpenses.dialogButton("Delete"));
  },
};
