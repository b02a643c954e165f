import { describe, expect, it } from "vitest";
import { addDays } from "@/lib/domain/expenses/calendar-date";
import type { Expense } from "@/lib/domain/expenses/expense";
import { parseDate } from "@/lib/testing/parse-date";
import { planJson, planOf, spend, spendDaily } from "@/lib/testing/sample-plan";
import { paymentOffers } from "./payment-offers";

const TODAY = parseDate("2026-11-16");
const NONE = planOf(null);

/** Expenses for a phone, by date and rupees. */
const phone = (...payments: [string, number][]) =>
  payments.map(([date, rupees]) => spend(date, rupees, "Phone", "others"));
const offers = (expenses: readonly Expense[], plan = NONE) =>
  paymentOffers(plan, expenses, TODAY);

describe("a payment is offered", () => {
  it("with its last amount, from the day after it was made", () => {
    const [first, second, third] = phone(
      ["2026-09-05", 240],
      ["2026-10-05", 199],
      ["2026-11-06", 239],
    );
    if (!first || !second || !third) throw new Error("There are three.");
    const expenses = [
      { ...first, description: "phone" },
      second,
      { ...third, description: " Phone ", category: "travel" },
    ];
    expect(offers(expenses)).toEqual([
      {
        description: "Phone",
        category: "travel",
        amountPaise: 23_900,
        every: "month",
        day: 6,
        from: "2026-11-07",
      },
    ]);
  });

  it("with and without tags as one", () => {
    const [first, second, third] = phone(
      ["2026-09-05", 239],
      ["2026-10-05", 239],
      ["2026-11-05", 239],
    );
    if (!first || !second || !third) throw new Error("There are three.");
    const tagged = { ...second, description: "#flat phone" };
    expect(offers([first, tagged, third])).toHaveLength(1);
    const [rent] = planJson.recurring;
    const plan = planOf(null, [{ ...rent, description: "Phone #hostel" }]);
    expect(offers([first, tagged, third], plan)).toEqual([]);
  });

  it.each<[string, number, Expense[]]>([
    [
      "in the three months before this one",
      1,
      phone(["2026-08-20", 239], ["2026-09-20", 239], ["2026-10-20", 239]),
    ],
    [
      "beside other amounts",
      1,
      phone(
        ...([
          ["2026-09-05", 239],
          ["2026-10-05", 239],
          ["2026-10-09", 1000],
          ["2026-11-05", 239],
          ["2026-11-09", 20],
        ] as [string, number][]),
      ),
    ],
    ["twice", 0, phone(["2026-10-05", 239], ["2026-11-05", 239])],
    [
      "with a month between",
      0,
      phone(["2026-08-05", 239], ["2026-10-05", 239], ["2026-11-05", 239]),
    ],
    [
      "until two months ago",
      0,
      phone(["2026-07-05", 239], ["2026-08-05", 239], ["2026-09-05", 239]),
    ],
    [
      "for more than 20 % less once",
      0,
      phone(["2026-09-05", 191], ["2026-10-05", 239], ["2026-11-05", 239]),
    ],
    [
      "twice in a month",
      0,
      phone(
        ...([
          ["2026-09-05", 239],
          ["2026-10-05", 239],
          ["2026-10-25", 239],
          ["2026-11-05", 239],
        ] as [string, number][]),
      ),
    ],
    [
      "with the last one dated ahead",
      0,
      phone(["2026-09-05", 239], ["2026-10-05", 239], ["2026-11-17", 239]),
    ],
    ["every day", 0, spendDaily("2026-08-01", 100, 15)],
    [
      "on days all over the month",
      1,
      phone(["2026-08-29", 239], ["2026-09-17", 239], ["2026-10-03", 239]),
    ],
    [
      "from the 25th to the month's end",
      1,
      phone(["2026-08-31", 239], ["2026-09-25", 239], ["2026-10-30", 239]),
    ],
  ])("that came %s: %i", (_, count, expenses) => {
    expect(offers(expenses)).toHaveLength(count);
  });

  it.each([
    [31, ["2026-02-28", "2026-03-31", "2026-04-30"]],
    [30, ["2025-12-30", "2026-01-30", "2026-02-28"]],
    [28, ["2026-02-28", "2026-03-28", "2026-04-28"]],
    [3, ["2026-02-05", "2026-03-04", "2026-04-03"]],
  ])("on day %i if it came on %j", (day, dates) => {
    const today = addDays(parseDate(dates[2] ?? ""), 2);
    const payments = dates.map((date): [string, number] => [date, 239]);
    expect(paymentOffers(NONE, phone(...payments), today)).toMatchObject([
      { day },
    ]);
  });

  it("if it is one of the two most regular", () => {
    const named = (
      description: string,
      days: [number, number, number],
      last: number,
    ) =>
      days.map((day, index) =>
        spend(
          `2026-${String(index + 8).padStart(2, "0")}-${day}`,
          index === 2 ? last : 100,
          description,
        ),
      );
    const expenses = [
      ...named("Mess", [10, 14, 11], 100),
      ...named("Phone", [10, 11, 11], 110),
      ...named("Gym", [10, 11, 11], 105),
      ...named("Film", [10, 15, 11], 100),
    ];
    expect(offers(expenses).map(({ description }) => description)).toEqual([
      "Gym",
      "Phone",
    ]);
  });

  it("unless the plan has or had it", () => {
    const expenses = phone(
      ["2026-09-05", 239],
      ["2026-10-05", 239],
      ["2026-11-05", 239],
    );
    const plan = planOf(null, [
      {
        id: "a",
        description: "PHONE",
        category: "food",
        amount: 1,
        every: "week",
        day: 1,
        from: "2026-01-01",
        until: "2026-01-02",
      },
    ]);
    expect(offers(expenses, plan)).toEqual([]);
  });
});
