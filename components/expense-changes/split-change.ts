import { notifications } from "@/components/notifications/notification-queue";
import { planRefusal } from "@/components/split/plan-refusal";
import { runMutation } from "@/components/undo/run-mutation";
import type { ListRef } from "@/lib/browser/api/list-ref";
import { changePlan } from "@/lib/browser/plan/change-plan";
import { randomKey } from "@/lib/browser/storage/random-key";
import type { Expense } from "@/lib/domain/expenses/expense";
import type { Split } from "@/lib/domain/expenses/split";
import { withDebtsOf, withSplit } from "@/lib/domain/plan/debts";
import type { Debt, Plan } from "@/lib/domain/plan/plan";

/** What others owe of the bill of an expense: anew by a split, or as it was. Null for nothing. */
export type SplitChange = Split | readonly Debt[] | null;

/**
 * Changes the plan. Resolves to what the others owed before; to undefined after a
 * failure, which it shows with a button that tries again.
 */
export function changeSplit(
  expense: Expense,
  list: ListRef,
  change: SplitChange,
): Promise<readonly Debt[] | undefined> {
  const { _id, date, description, amountPaise } = expense;
  const id = randomKey();
  const changed = (plan: Plan) =>
    change !== null && "parts" in change
      ? withSplit(plan, {
          id,
          split: change,
          expense: _id,
          date,
          note: description,
          sharePaise: amountPaise,
        })
      : withDebtsOf(plan, _id, change ?? []);
  return runMutation({
    apply: async () => {
      const before = await changePlan(changed, list);
      return before.debts.filter((debt) => debt.expense === _id);
    },
    messages: {
      failed: (error) => ({
        id,
        description: planRefusal(error),
        timeout: 0,
        title: `‘${description}’ was saved, but not who owes you.`,
        action: {
          label: "Save again",
          list,
          needsNetwork: true,
          run: () => {
            notifications.close(id);
            void changeSplit(expense, list, change);
          },
        },
      }),
      log: "Who owes you could not be saved.",
    },
  });
}
