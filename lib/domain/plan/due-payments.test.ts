import { describe, expect, it } from "vitest";
import type { Expense } from "@/lib/domain/expenses/expense";
import { asPaise } from "@/lib/domain/expenses/money";
import { parseDate } from "@/lib/testing/parse-date";
import { planOf, spend } from "@/lib/testing/sample-plan";
import { EMPTY_PLAN, type RecurringPayment } from "./plan";
import {
  duePayments,
  expenseOf,
  isPartlyPaid,
  withChangedPayment,
  withHandled,
} from "./due-payments";
import { scheduledPayments } from "./recurring-payments";

const TODAY = parseDate("2026-03-01");
const rent = {
  id: "rent",
  description: "Rent",
  category: "others",
  amount: 3000,
  every: "month",
  day: 31,
  from: "2026-02-01",
};
const due = (fields: object, expenses: readonly Expense[] = []) =>
  duePayments(planOf(null, [{ ...rent, ...fields }]), expenses, TODAY).map(
    ({ date }) => date,
  );

describe("a recurring payment", () => {
  it.each([
    ["on the 31st is due on 28 February", {}, ["2026-02-28"]],
    ["is due on its day", { day: 1 }, ["2026-02-01"]],
    ["is not due before its first day", { from: "2026-03-02" }, []],
    ["is not due after its last day", { until: "2026-02-27" }, []],
    ["is due on its last day", { until: "2026-02-28" }, ["2026-02-28"]],
    ["is not due when it was handled", { handled: "2026-02-28" }, []],
    ["is due after it was handled", { day: 1, handled: "2026-02-01" }, [TODAY]],
    [
      "is not offered after two months",
      { from: "2025-01-01", day: 5 },
      ["2026-01-05"],
    ],
    ["of each week is due", { every: "week", day: 7 }, ["2026-02-01"]],
  ])("%s", (_, fields, expected) => {
    expect(due(fields)).toEqual(expected);
  });

  it.each([
    ["on its day", spend("2026-02-28", 3000, "Rent"), true],
    ["three days early", spend("2026-02-25", 3000, " RENT "), true],
    ["four days early", spend("2026-02-24", 3000, "Rent"), false],
    ["late", spend("2026-03-01", 3000, "Rent"), true],
    ["for 20 % more", spend("2026-02-28", 3600, "Rent"), true],
    ["for much less", spend("2026-02-28", 2399, "Rent"), false],
    ["for much more", spend("2026-02-28", 3601, "Rent"), false],
    ["under another description", spend("2026-02-28", 3000, "Room"), false],
  ])("paid %s is due: %3$s", (_, expense, isPaid) => {
    expect(due({}, [expense])).toEqual(isPaid ? [] : ["2026-02-28"]);
  });

  it.each([
    [2400, 600],
    [2999.99, 0.01],
  ])("paid with ₹%d has a rest of ₹%d, until it is dismissed", (paid, rest) => {
    const plan = planOf(null, [rent]);
    const expenses = [spend("2026-02-28", paid, "Rent")];
    const [due] = duePayments(plan, expenses, TODAY);
    if (!due) throw new Error("The rest is due.");
    expect(due.remainingPaise / 100).toBe(rest);
    expect(isPartlyPaid(due)).toBe(true);
    expect(duePayments(withHandled(plan, due), expenses, TODAY)).toEqual([]);
  });

  it("is paid once by one expense", () => {
    const twice = planOf(null, [rent, { ...rent, id: "other" }]);
    const expense = spend("2026-02-28", 3000, "Rent");
    expect(duePayments(twice, [expense], TODAY)).toMatchObject([
      { payment: { id: "other" } },
    ]);
  });

  it("is added under one key by two devices, and then not due", () => {
    const plan = planOf(null, [rent, { ...rent, id: "other" }]);
    const [first, second] = duePayments(plan, [], TODAY);
    if (!first || !second) throw new Error("Both payments are due.");
    expect(isPartlyPaid(first)).toBe(false);
    expect(expenseOf(first)).toEqual({
      key: "recurring:rent:2026-02-28",
      expense: {
        date: "2026-02-28",
        category: "others",
        description: "Rent",
        amountPaise: 300_000,
      },
    });
    const handled = withHandled(plan, first);
    expect(duePayments(handled, [], TODAY)).toEqual([second]);
    const earlier = { ...first, date: parseDate("2026-01-31") };
    expect(withHandled(handled, earlier)).toEqual(handled);
  });
});

/** When the payment is next due after its fields were changed. */
function nextDue(
  fields: object,
  paidOn: string,
  other: Partial<RecurringPayment>,
  day = "2026-11-22",
) {
  const today = parseDate(day);
  const plan = planOf(null, [{ ...rent, ...fields }]);
  const [payment] = plan.recurring;
  if (!payment) throw new Error("The plan has a payment.");
  const expenses = [spend(paidOn, 3000, "Rent")];
  const changed = { ...payment, ...other };
  return scheduledPayments(
    withChangedPayment(plan, changed, expenses, today),
    expenses,
    { from: payment.from, before: parseDate("2027-02-01"), today },
  ).find(({ isOpen }) => isOpen)?.date;
}

describe("other fields of a recurring payment", () => {
  const changed = (
    fields: object,
    expenses: readonly Expense[],
    other: object,
  ) => {
    const plan = planOf(null, [{ ...rent, from: "2026-01-01", ...fields }]);
    const [payment] = plan.recurring;
    if (!payment) throw new Error("The plan has a payment.");
    return duePayments(
      withChangedPayment(plan, { ...payment, ...other }, expenses, TODAY),
      expenses,
      TODAY,
    ).map(({ date, remainingPaise }) => [date, remainingPaise / 100]);
  };
  const paid = [
    spend("2026-01-31", 3000, "Rent"),
    spend("2026-02-28", 3000, "Rent"),
  ];

  it.each([
    ["a higher amount leaves no rest of earlier dates", paid, {}, 3500, []],
    [
      "a higher amount is due if the payment is",
      paid.slice(0, 1),
      {},
      3500,
      [["2026-02-28", 3500]],
    ],
    [
      "what was added or dismissed remains so",
      [],
      { handled: "2026-02-28" },
      3500,
      [],
    ],
  ])("%s", (_, expenses, fields, rupees, expected) => {
    const amountPaise = asPaise((rupees as number) * 100);
    expect(changed(fields, expenses, { amountPaise })).toEqual(expected);
  });

  it("put the payment back that another device has removed", () => {
    const plan = planOf(null, [rent]);
    const [payment] = plan.recurring;
    if (!payment) throw new Error("The plan has a payment.");
    expect(
      withChangedPayment(EMPTY_PLAN, payment, [], TODAY).recurring,
    ).toMatchObject([{ id: "rent" }]);
  });

  it("another day is not due again in the month that was paid", () => {
    expect(changed({}, paid, { day: 1 })).toEqual([]);
    expect(changed({}, paid.slice(0, 1), { day: 28 })).toEqual([
      ["2026-02-28", 3000],
    ]);
  });

  it.each([
    ["a later day of a month that was paid", 5, "11-05", 28, "12-28"],
    ["a later day of a month that was paid early", 25, "11-22", 28, "12-28"],
    ["an earlier day of a month that is not paid", 25, "10-25", 20, "11-20"],
    ["a later day of a month that is not paid", 5, "10-05", 28, "11-28"],
  ])("%s", (_, day, paidOn, to, next) => {
    const from = `2026-${paidOn.slice(0, 2)}-01`;
    expect(nextDue({ day, from }, `2026-${paidOn}`, { day: to })).toBe(
      `2026-${next}`,
    );
  });

  it("a later day of a week that was paid", () => {
    const weekly = { every: "week", day: 1, from: "2026-11-16" };
    expect(nextDue(weekly, "2026-11-16", { day: 7 }, "2026-11-18")).toBe(
      "2026-11-29",
    );
  });

  it("every week instead of every month", () => {
    const monthly = { day: 5, from: "2026-11-01" };
    expect(nextDue(monthly, "2026-11-05", { every: "week", day: 1 })).toBe(
      "2026-11-23",
    );
  });
});
