import { describe, expect, it } from "vitest";
import { addDays } from "@/lib/domain/expenses/calendar-date";
import { asPaise, formatRupees } from "@/lib/domain/expenses/money";
import { EMPTY_PLAN, type Plan } from "@/lib/domain/plan/plan";
import { sharedPlan } from "@/lib/testing/sample-plan";
import { parseDate } from "@/lib/testing/parse-date";
import {
  budgetText,
  dueText,
  keptText,
  lastingText,
  leftText,
  ordinal,
  paceText,
  partText,
  perDayText,
} from "./plan-text";

const EARLY = "At this pace: until 25 Nov";
const pace = { totalPaise: 700, days: 7 };
const status = {
  leftPaise: asPaise(100000),
  period: { from: parseDate("2026-11-01"), before: parseDate("2026-12-01") },
};
const on = (day: number | undefined) =>
  day === undefined
    ? undefined
    : parseDate(`2026-11-${String(day).padStart(2, "0")}`);

describe("the texts of a forecast", () => {
  it.each([
    [undefined, undefined, undefined, "", "Lasts until 1 Dec."],
    [25, 24, 27, EARLY, "It could end on 24 Nov to 27 Nov."],
    [25, 25, 25, EARLY, ""],
    [25, 24, undefined, EARLY, "It could end on 24 Nov or later."],
    [
      ...[undefined, 28, undefined, ""],
      "Lasts until 1 Dec, but it could end on 28 Nov.",
    ],
  ] as const)(
    "with an end on %s, from %s to %s",
    (end, earliest, latest, paceLine, text) => {
      const lasting = {
        status: "known" as const,
        pace,
        end: on(end),
        earliest: on(earliest),
        latest: on(latest),
      };
      expect(paceText(lasting)).toBe(paceLine);
      expect(lastingText({ lasting, status })).toBe(text);
    },
  );

  it("say that there are too few days for a date", () => {
    const lasting = { status: "too_few_days" as const, days: 1 };
    expect(paceText(lasting)).toBe("");
    expect(lastingText({ lasting, status })).toBe(
      "A few more days, then I can say how long it lasts.",
    );
  });

  it("say first that nothing is left", () => {
    const lasting = { status: "too_few_days" as const, days: 1 };
    const spent = { ...status, leftPaise: asPaise(0) };
    expect(lastingText({ lasting, status: spent })).toBe(
      "Nothing is left until 1 Dec.",
    );
  });
});

it("a day of the month as an ordinal", () => {
  expect([1, 2, 3, 4, 11, 12, 13, 21, 22, 23, 30, 31].map(ordinal)).toEqual([
    ...["1st", "2nd", "3rd", "4th", "11th", "12th", "13th"],
    ...["21st", "22nd", "23rd", "30th", "31st"],
  ]);
});

it.each([
  [400_000, "₹4,000, due on 5 Nov"],
  [30_000, "₹300 of ₹4,000 open, due on 5 Nov"],
])("the text of a due payment with %i paise open", (remaining, text) => {
  const date = parseDate("2026-11-05");
  const payment = {
    id: "rent",
    description: "Rent",
    category: "others" as const,
    amountPaise: asPaise(400_000),
    every: "month" as const,
    day: 5,
    from: date,
  };
  const remainingPaise = asPaise(remaining);
  const due = { payment, date, remainingPaise };
  expect(dueText(due, addDays(date, 1), formatRupees)).toBe(text);
  expect(dueText(due, date, formatRupees)).toBe(
    text.replace("due on 5 Nov", "due today"),
  );
});

it.each([
  ["over", -5000, undefined, "Over by ₹50"],
  ["fast", 5000, 25, "Runs out on 25 Nov"],
  ["on_pace", 5000, undefined, "₹50 left, on pace"],
  ["unknown", 5000, undefined, "₹50 left"],
  ["used_up", 0, 22, "Used up"],
] as const)("the text of a budget that is %s", (state, left, day, text) => {
  const budget = {
    category: "food" as const,
    budgetPaise: asPaise(10000),
    spentPaise: asPaise(5000),
    leftPaise: asPaise(left),
    status: state,
    runsOut: on(day),
  };
  expect(budgetText(budget, formatRupees)).toBe(text);
});

it.each([
  [96000, 10689, false, "₹960 left", "₹106 a day until 1 Dec"],
  [80000, 13333, true, "₹800 left", "₹133 a day from tomorrow until 1 Dec"],
  [0, 0, false, "₹0 left", ""],
  [-5000, 0, true, "Over by ₹50", ""],
])(
  "the text of %d paise left, %d a day, today spent: %s",
  (left, perDay, isTodaySpent, text, perDayLine) => {
    const leftPaise = asPaise(left);
    const perDayPaise = asPaise(perDay);
    expect(leftText({ leftPaise }, formatRupees)).toBe(text);
    expect(
      perDayText(
        { ...status, leftPaise, perDayPaise, isTodaySpent },
        formatRupees,
      ),
    ).toBe(perDayLine);
  },
);

it.each([
  [3000, [2500, 199.5], "₹2,699 is kept for what is due."],
  [1000, [2500], "₹2,500 is needed for what is due."],
  [1000, [], ""],
  [0, [2500], ""],
])("₹%d left with payments of %j has the text %j", (left, rupees, text) => {
  const payments = rupees.map((amount) => ({
    date: parseDate("2026-11-25"),
    category: "others",
    amountPaise: asPaise(amount * 100),
  }));
  expect(
    keptText({ leftPaise: asPaise(left * 100), payments }, formatRupees),
  ).toBe(text);
});

it("a part has a name and a value", () => {
  const allowance = {
    amountPaise: asPaise(600000),
    every: "month",
    startDay: 5,
    carryOver: true,
    from: parseDate("2026-11-20"),
  } as const;
  const plan: Plan = {
    ...EMPTY_PLAN,
    allowance: { ...allowance, openingPaise: asPaise(90000) },
    budgets: { food: asPaise(300000) },
    recurring: [
      {
        id: "rent",
        description: "Room",
        category: "others",
        amountPaise: asPaise(400000),
        every: "week",
        day: 1,
        from: parseDate("2026-11-01"),
      },
    ],
  };
  expect(partText(plan, "allowance", formatRupees).value).toBe(
    "₹6,000 every month on day 5, carried over, ₹900 on 20 Nov 2026",
  );
  expect(
    partText({ ...plan, allowance }, "allowance", formatRupees).value,
  ).toBe("₹6,000 every month on day 5, carried over, from 20 Nov 2026");
  expect(partText(plan, "budgets.food", formatRupees)).toEqual({
    name: "Budget of Food",
    value: "₹3,000",
  });
  expect(partText(plan, "recurring.rent", formatRupees).value).toBe(
    "Room (Others), ₹4,000 every week on Monday, from 1 Nov 2026",
  );
  const owed = {
    ...sharedPlan,
    debts: sharedPlan.debts.map((debt) => ({ ...debt, note: "" })),
  };
  expect(partText(sharedPlan, "people.asha", formatRupees)).toEqual({
    name: "Name of a person",
    value: "Asha",
  });
  expect(
    [sharedPlan, owed].flatMap((shared) =>
      shared.debts.map(
        ({ id }) => partText(shared, `debts.${id}`, formatRupees).value,
      ),
    ),
  ).toEqual([
    "Asha owes you ₹300 for Dominos, 20 Nov 2026",
    "Others owes you ₹600.50 for Dominos, 20 Nov 2026",
    "You owe Asha ₹120 for Auto, 21 Nov 2026",
    "You paid Asha ₹300, 20 Nov 2026",
    "You paid Others ₹600.50, 20 Nov 2026",
    "Asha paid you ₹120, 21 Nov 2026",
  ]);
  for (const part of [
    "allowance",
    "budgets.food",
    "recurring.rent",
    "people.asha",
    "debts.dominos-0",
  ])
    expect(partText(EMPTY_PLAN, part, formatRupees).value).toBe("None");
});
