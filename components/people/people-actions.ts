import { runPlanChange } from "@/components/pocket-money/plan-mutation";
import type { ChangePlan, SavePlan } from "@/components/pocket-money/use-plan";
import type { ListRef } from "@/lib/browser/api/list-ref";
import { randomKey } from "@/lib/browser/storage/random-key";
import {
  addDays,
  type CalendarDate,
  today,
} from "@/lib/domain/expenses/calendar-date";
import type { Paise } from "@/lib/domain/expenses/money";
import {
  withDebt,
  withName,
  withoutDebt,
  withoutPerson,
  withoutSettled,
  withSettlement,
} from "@/lib/domain/plan/debts";
import type { Debt, Person } from "@/lib/domain/plan/plan";

/** Clearing settled entries leaves the whole bill of younger expenses. */
const DAYS_OF_WHOLE_BILLS = 90;

export type PeopleActions = ReturnType<typeof peopleActions>;

/**
 * What the buttons of the people do. Each shows a notification with Undo. Those of a
 * dialog reject when they could not be stored: the dialog shows it.
 */
export function peopleActions(save: SavePlan, list: ListRef) {
  const inDialog = (part: string, title: string, change: ChangePlan) =>
    runPlanChange(save, list, { part, title, change, isInDialog: true });
  const atOnce = (part: string, title: string, change: ChangePlan) =>
    runPlanChange(save, list, { part, title, change });
  return {
    add: (entry: {
      name: string;
      date: CalendarDate;
      amountPaise: Paise;
      note: string;
    }) => {
      const id = randomKey();
      return inDialog(
        id,
        `${entry.note} was added for ${entry.name}.`,
        (plan) => withDebt(plan, { id, ...entry }),
      );
    },
    /** @param entry over 0 if I have paid */
    settle: (
      person: Person,
      entry: { date: CalendarDate; amountPaise: Paise },
    ) => {
      const id = randomKey();
      return inDialog(
        id,
        entry.amountPaise > 0
          ? `You paid ${person.name}.`
          : `${person.name} paid you.`,
        (plan) => withSettlement(plan, person, { id, ...entry }),
      );
    },
    rename: ({ id, name: before }: Person, name: string) =>
      inDialog(id, `${before} is now ${name}.`, (plan) =>
        withName(plan, id, name),
      ),
    removePerson: ({ id, name }: Person) =>
      atOnce(id, `${name} was removed.`, (plan) => withoutPerson(plan, id)),
    removeDebt: ({ id }: Debt, title: string) =>
      atOnce(id, `${title} was removed.`, (plan) => withoutDebt(plan, id)),
    clearSettled: () =>
      atOnce("settled", "The settled entries were cleared.", (plan) =>
        withoutSettled(plan, addDays(today(), -DAYS_OF_WHOLE_BILLS)),
      ),
  };
}
