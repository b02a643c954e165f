import { describe, expect, it } from "vitest";
import { asPaise } from "@/lib/domain/expenses/money";
import { EMPTY_PLAN, type RecurringPayment } from "@/lib/domain/plan/plan";
import { parseDate } from "@/lib/testing/parse-date";
import { hasContent, shownPayments } from "./shown-payments";

const TODAY = parseDate("2026-11-22");
const rent: RecurringPayment = {
  ...{ id: "rent", description: "Rent", category: "others" },
  ...{ amountPaise: asPaise(400000), every: "month", day: 20 },
  from: parseDate("2026-11-21"),
};
const planWith = (payment: RecurringPayment) => ({
  ...EMPTY_PLAN,
  recurring: [payment],
});
const hasShown = (plan: typeof EMPTY_PLAN) =>
  hasContent(plan, shownPayments(plan, [], TODAY));

describe("a plan", () => {
  it("has content with one of its parts", () => {
    expect(hasShown(EMPTY_PLAN)).toBe(false);
    expect(hasShown(planWith(rent))).toBe(true);
    expect(hasShown({ ...EMPTY_PLAN, budgets: { food: asPaise(100) } })).toBe(
      true,
    );
  });

  it("has none when its only payment has ended or was ignored", () => {
    const ended = { ...rent, until: parseDate("2026-11-21") };
    expect(hasShown(planWith(ended))).toBe(false);
    const from = parseDate("2026-11-23");
    const ignored = { ...rent, from, until: from, handled: from };
    expect(hasShown(planWith(ignored))).toBe(false);
  });

  it("offers payments only when a part was set", () => {
    const phone = ["2026-09-21", "2026-10-21", "2026-11-21"].map((date) => ({
      ...{ _id: date, date: parseDate(date), category: "others" },
      ...{ description: "Phone", amountPaise: asPaise(29900) },
    }));
    expect(shownPayments(EMPTY_PLAN, phone, TODAY).offers).toEqual([]);
    expect(shownPayments(planWith(rent), phone, TODAY).offers).toHaveLength(1);
  });
});
