import fc from "fast-check";
import {
  addDays,
  type CalendarDate,
} from "@/lib/domain/expenses/calendar-date";
import { CATEGORIES } from "@/lib/domain/expenses/category";
import type { Expense } from "@/lib/domain/expenses/expense";
import { asPaise } from "@/lib/domain/expenses/money";
import type { AllowanceTerms } from "@/lib/domain/plan/allowance-changes";
import type { Allowance, RecurringPayment } from "@/lib/domain/plan/plan";
import { anyDebts } from "./any-debts";
import { parseDate } from "./parse-date";

const FIRST_DAY = parseDate("2023-12-01");
const todays = fc
  .integer({ min: 60, max: 460 })
  .map((days) => addDays(FIRST_DAY, days));
const near = (today: CalendarDate, before: number, after: number) =>
  fc.integer({ min: -before, max: after }).map((days) => addDays(today, days));
// Few descriptions and amounts, so that expenses often are recurring payments.
const descriptions = fc.constantFrom("Rent", "mess", "Mess", "Chai");
const amounts = fc
  .oneof(
    fc.integer({ min: 1, max: 500_000 }),
    fc.constantFrom(9000, 10_000, 11_000),
  )
  .map(asPaise);
const schedules = fc.oneof(
  fc.record({
    every: fc.constant("month" as const),
    day: fc.integer({ min: 1, max: 31 }),
  }),
  fc.record({
    every: fc.constant("week" as const),
    day: fc.integer({ min: 1, max: 7 }),
  }),
);
const expensesFor = (today: CalendarDate): fc.Arbitrary<Expense[]> =>
  fc.array(
    fc.record({
      _id: fc.constant("id"),
      date: near(today, 40, 20),
      category: fc.constantFrom(...CATEGORIES),
      description: descriptions,
      amountPaise: amounts,
    }),
    { maxLength: 40 },
  );
/** How much comes when, and whether the rest is carried over. */
export const allowanceTerms: fc.Arbitrary<AllowanceTerms> = fc
  .tuple(
    schedules,
    fc.record({ amountPaise: amounts, carryOver: fc.boolean() }),
  )
  .map(([{ every, day }, fields]) => ({ ...fields, every, startDay: day }));
const allowancesFor = (today: CalendarDate): fc.Arbitrary<Allowance> =>
  fc
    .tuple(
      allowanceTerms,
      fc.record(
        { from: near(today, 90, 3), openingPaise: amounts },
        { requiredKeys: ["from"] },
      ),
      fc.boolean(),
    )
    .map(([terms, start, hasStart]) => ({ ...terms, ...(hasStart && start) }));
const paymentsFor = (today: CalendarDate): fc.Arbitrary<RecurringPayment> =>
  fc
    .tuple(
      schedules,
      fc.record(
        {
          id: fc.uuid(),
          description: descriptions,
          category: fc.constantFrom(...CATEGORIES),
          amountPaise: amounts,
          from: near(today, 60, 10),
          handled: near(today, 40, 10),
        },
        {
          requiredKeys: [
            "id",
            "description",
            "category",
            "amountPaise",
            "from",
          ],
        },
      ),
    )
    .map(([schedule, fields]) => ({ ...schedule, ...fields }));

/** A day, with a plan and expenses around it, further expenses, and a further payment. */
export const planSituations = todays.chain((today) =>
  fc.record({
    today: fc.constant(today),
    expenses: expensesFor(today),
    added: expensesFor(today).filter(({ length }) => length > 0),
    plan: fc
      .tuple(
        fc.record({
          allowance: allowancesFor(today),
          budgets: fc.record(
            { food: amounts, others: amounts },
            { requiredKeys: [] },
          ),
          recurring: fc.array(paymentsFor(today), { maxLength: 4 }),
        }),
        anyDebts,
      )
      .map(([plan, debts]) => ({ ...plan, ...debts })),
    payment: paymentsFor(today),
  }),
);
