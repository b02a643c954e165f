import fc from "fast-check";
import { addDays, calendarDate } from "@/lib/domain/expenses/calendar-date";
import { asPaise } from "@/lib/domain/expenses/money";
import { withDebt } from "@/lib/domain/plan/debts";
import { EMPTY_PLAN, type Plan } from "@/lib/domain/plan/plan";

const NAMES = ["Asha", "Ravi", "Kiran", "मीरा", undefined];

/** The people and the debts of plans: some of bills, some without a person. */
export const anyDebts: fc.Arbitrary<Pick<Plan, "people" | "debts">> = fc
  .uniqueArray(
    fc.record({
      id: fc.uuid(),
      name: fc.constantFrom(...NAMES),
      date: fc
        .integer({ min: 0, max: 400 })
        .map((days) => addDays(calendarDate(2026, 1, 1), days)),
      amountPaise: fc.integer({ min: -500_000, max: 500_000 }).map(asPaise),
      note: fc.constantFrom("Dominos", "किराया", ""),
      others: fc.integer({ min: 1, max: 98 }),
      expense: fc.constantFrom("a".repeat(32), "b/चाय", undefined),
    }),
    { maxLength: 8, selector: ({ id }) => id },
  )
  .map((debts) => debts.reduce(withDebt, EMPTY_PLAN))
  .map(({ people, debts }) => ({ people, debts }));
