import { screen, within } from "@testing-library/react";
import type { UserEvent } from "@testing-library/user-event";
import type { ExpenseRequest } from "@/lib/testing/sample-expenses";

/** The elements of Add Expense, as a person finds them. */
export const addExpense = {
  date: () => screen.getByLabelText<HTMLInputElement>("Date"),
  category: () => screen.getByLabelText<HTMLSelectElement>("Category"),
  description: () => screen.getByLabelText<HTMLInputElement>("Description"),
  amount: () => screen.getByLabelText<HTMLInputElement>(/^Amount/),
  fields: () => [
    addExpense.date(),
    addExpense.category(),
    addExpense.description(),
    addExpense.amount(),
  ],
  values: () => addExpense.fields().map(({ value }) => value),
  submit: () => screen.getByRole("button", { name: /^Add(ing…| Expense)$/ }),
  /** Adds only the one of several lines that is in the form. */
  submitThis: () => screen.getByRole("button", { name: "Add this one" }),
  /** The box above the form. */
  box: () =>
    screen.getByRole<HTMLTextAreaElement>("textbox", { name: "Quick add" }),
  /** The marks of what was understood of the text in the box. */
  outcome: () =>
    within(screen.getByRole("region", { name: "Quick add" })).getByRole(
      "status",
    ),
  /** The words of the text that were understood. */
  marks: () =>
    Array.from(
      document.querySelectorAll("mark"),
      ({ textContent }) => textContent,
    ),
  lastAdded: () => screen.getByRole("region", { name: "Last added" }),
  /** Waits for the card of what was added. */
  findLastAdded: () => screen.findByRole("region", { name: "Last added" }),
  /** The last expense that was saved on this device. */
  lastUnsent: () => screen.getByRole("region", { name: "Last saved" }),
  /** The expenses of a text with several lines. */
  lines: () => screen.getByRole("list", { name: "Expenses in the text" }),
  /** The buttons of these expenses. */
  lineButtons: () => within(addExpense.lines()).getAllByRole("button"),
  usual: () => screen.getByRole("group", { name: "Usual expenses" }),

  async fill(
    user: UserEvent,
    { date, category, description, amount }: ExpenseRequest,
  ) {
    await replaceText(user, addExpense.date(), date);
    await user.selectOptions(addExpense.category(), category);
    await replaceText(user, addExpense.description(), description);
    await replaceText(user, addExpense.amount(), String(amount));
  },
  /** Pastes the text over what the box has. */
  async paste(user: UserEvent, text: string) {
    await user.click(addExpense.box());
    addExpense.box().select();
    await user.paste(text);
  },
};

/** Pastes the text, which renders the form once and not for each letter. */
async function replaceText(user: UserEvent, field: Element, text: string) {
  await user.clear(field);
  if (text !== "") await user.paste(text);
}
