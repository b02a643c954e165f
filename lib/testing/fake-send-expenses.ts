import { vi } from "vitest";
import type { ListBinding } from "@/lib/browser/list/list-binding";
import {
  type ExpenseToSend,
  hasFailed,
  outcomeOf,
  type SendOutcome,
  type AddedOutcome,
} from "@/lib/browser/outbox/post-expense";
import * as sending from "@/lib/browser/outbox/send-expenses";
import type { ExpenseFormValues } from "@/lib/domain/expenses/form-values";

/** Adds one expense, or rejects as sendWrite does. */
type Add = (
  values: ExpenseFormValues,
  key: string,
  binding: ListBinding,
) => Promise<AddedOutcome>;

/** Lets the mocked module `send-expenses` add with the returned mock. */
export function fakeSendExpenses() {
  const add = vi.fn<Add>();
  const outcome = async (
    { values, key }: ExpenseToSend,
    binding: ListBinding,
  ): Promise<SendOutcome> => {
    try {
      return await add(values, key, binding);
    } catch (error) {
      return outcomeOf(error);
    }
  };
  vi.mocked(sending.sendExpense).mockImplementation(outcome);
  vi.mocked(sending.sendExpenses).mockImplementation(
    async (expenses, binding) => {
      const outcomes: SendOutcome[] = [];
      for (const expense of expenses) {
        const one = await outcome(expense, binding);
        outcomes.push(one);
        if (hasFailed(one, expense)) break;
      }
      return outcomes;
    },
  );
  return add;
}
