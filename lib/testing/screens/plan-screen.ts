import { screen, within } from "@testing-library/react";
import type { UserEvent } from "@testing-library/user-event";
import { expect } from "vitest";

const DIALOG = {
  name: /^(Pocket money|Budgets|Bill)$/,
};

/** The elements of the plan on My Expenses, as a person finds them. */
export const pocketMoney = {
  /** Waits until the plan is loaded. */
  find: () => screen.findByRole("region", { name: "Pocket money" }),
  card: () => screen.getByRole("region", { name: "Pocket money" }),
  heading: () => within(pocketMoney.card()).getByRole("heading", { level: 2 }),
  /** Undefined before the plan is loaded. */
  text: () =>
    screen.queryByRole("region", { name: "Pocket money" })?.textContent,
  button: (name: string | RegExp) => screen.getByRole("button", { name }),
  /** Waits for a button. */
  findButton: (name: string | RegExp) => screen.findByRole("button", { name }),
  hasButton: (name: string) => screen.queryByRole("button", { name }) !== null,
  dialog: () => screen.getByRole("dialog", DIALOG),
  /** A field of the open dialog. */
  field: (label: string | RegExp) =>
    within(pocketMoney.dialog()).getByLabelText<HTMLInputElement>(label),
  /** Waits for a field of a dialog that replaces another. */
  findField: async (label: string) =>
    screen.findByLabelText<HTMLInputElement>(label),
  dialogButton: (name: string) =>
    within(pocketMoney.dialog()).getByRole("button", { name }),
  /** Waits for the question about typed values or another device's change. */
  findQuestion: () => screen.findByRole("alertdialog"),
  question: () => screen.getByRole("alertdialog"),
  questionButton: (name: string) =>
    within(pocketMoney.question()).getByRole("button", { name }),
  /** Presses a button in the question, and waits until it is closed. */
  async answer(user: UserEvent, name: string) {
    await user.click(pocketMoney.questionButton(name));
    await expect.poll(() => screen.queryByRole("alertdialog")).toBeNull();
  },

  /** Presses a button of a payment, which waits for the action before it. */
  async press(user: UserEvent, name: string) {
    const button = await pocketMoney.findButton(name);
    await expect
      .poll(() => button)
      .not.toHaveAttribute("aria-disabled", "true");
    button.focus();
    await user.keyboard("{Enter}");
  },
  /** Presses a button of the plan, and waits until the script of its dialog is loaded. */
  async openDialog(user: UserEvent, button: string | RegExp) {
    await user.click(await pocketMoney.findButton(button));
    return screen.findByRole("dialog", DIALOG);
  },
  async fill(user: UserEvent, label: string | RegExp, text: string) {
    const field = pocketMoney.field(label);
    await user.clear(field);
    if (text !== "") await user.type(field, text);
  },
  /** Saves the open dialog, and waits until it is closed. */
  async save(user: UserEvent) {
    await user.click(pocketMoney.dialogButton("Save"));
    await pocketMoney.waitUntilClosed();
  },
  waitUntilClosed: () =>
    expect.poll(() => screen.queryByRole("dialog", DIALOG)).toBeNull(),
};
