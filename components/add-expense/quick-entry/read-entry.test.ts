import fc from "fast-check";
import { expect, it } from "vitest";
import { asPaise } from "@/lib/domain/expenses/money";
import type { Suggestion } from "@/lib/domain/expenses/suggestions";
import { parseDate } from "@/lib/testing/parse-date";
import { readEntry } from "./read-entry";

const usual = (description: string, category: string): Suggestion => ({
  description,
  category,
  amountPaise: asPaise(1000),
  count: 1,
  weekdays: [1, 0, 0, 0, 0, 0, 0],
});
const wordings = new Map([["Zomato", "Dinner with Asha"]]);
const context = {
  today: parseDate("2026-11-22"),
  suggestions: [usual("Chai", "others"), usual("Rent", "rent")],
  wordingOf: (payee: string) => wordings.get(payee),
};
const read = (text: string) => readEntry(text, context);

const MESSAGE =
  "Sent Rs.450.00 From HDFC Bank A/C *1234 To SHARMA STORES On 20/11/26 Ref 612345678901 Not You? Call 18001234567";

it("reads a line, and marks the words of its amount, date and category", () => {
  expect(read("120 samosa yesterday #food")).toEqual({
    kind: "expense",
    values: {
      amount: "120",
      description: "samosa",
      date: "2026-11-21",
      category: "food",
    },
    marks: [
      { start: 0, end: 3, role: "amount" },
      { start: 11, end: 20, role: "date" },
      { start: 21, end: 26, role: "category" },
    ],
    isDateAssumed: false,
  });
});

it("reads the bill of which the amount is a share", () => {
  const text = "1200/4 dominos with asha, ravi kal";
  const entry = read(text);
  expect(entry).toMatchObject({
    kind: "expense",
    values: { amount: "300", description: "dominos", date: "2026-11-21" },
    split: { totalPaise: 120_000, parts: 4, names: ["Asha", "Ravi"] },
  });
  expect(
    entry.kind === "expense" &&
      entry.marks.map(({ start, end, role }) => [text.slice(start, end), role]),
  ).toEqual([
    ["1200/4", "amount"],
    ["with asha, ravi", "amount"],
    ["kal", "date"],
  ]);
  expect(
    read("600 of 1200 rent with meera\npizza 450/3\nchai 12"),
  ).toHaveProperty("lines", [
    expect.objectContaining({
      split: { totalPaise: 120_000, parts: 2, names: ["Meera"] },
    }),
    expect.objectContaining({
      split: { totalPaise: 45_000, parts: 3, names: [] },
    }),
    expect.not.objectContaining({ split: expect.anything() as unknown }),
  ]);
});

it("takes today for a line without a date, once it has an amount", () => {
  expect(read("samosa")).toMatchObject({ values: { description: "samosa" } });
  expect(read("samosa")).not.toHaveProperty("values.date");
  expect(read("samosa 20")).toMatchObject({
    values: { date: "2026-11-22" },
    isDateAssumed: true,
  });
});

it("takes the category that the description had last time, if it can be chosen", () => {
  expect(read("12 chai")).toMatchObject({ values: { category: "others" } });
  expect(read("9000 rent")).toMatchObject({ values: { category: "others" } });
  expect(read("50 qwerty")).not.toHaveProperty("values.category");
});

it("reads a message, without its account and reference", () => {
  const entry = read(MESSAGE);
  expect(entry).toMatchObject({
    kind: "expense",
    values: {
      amount: "450",
      description: "Sharma Stores",
      date: "2026-11-20",
    },
    isDateAssumed: false,
    payment: { payee: "Sharma Stores", amount: "450", date: "2026-11-20" },
  });
  expect(JSON.stringify(entry)).not.toMatch(/1234\b|612345678901|HDFC/);
});

it("describes the payee of a message as the user did before", () => {
  const entry = read(MESSAGE.replace("SHARMA STORES", "ZOMATO LIMITED"));
  expect(entry).toMatchObject({
    values: { description: "Dinner with Asha", category: "food" },
    payment: { payee: "Zomato" },
  });
});

it("says that a message has no date", () => {
  expect(
    read(
      "Rs.80.00 sent to tea-stall@okbank from PPBL a/c 91XX4321. UPI Ref:612345678902",
    ),
  ).toMatchObject({
    values: { date: "2026-11-22", amount: "80" },
    isDateAssumed: true,
  });
});

it("reads several messages as one expense each, with its own key", () => {
  const other =
    "Rs.80.00 debited from A/c XX1234 to TEA STALL on 19-11-26. UPI Ref 612345678902";
  const entry = read(`${MESSAGE}\n\n${other}`);
  expect(entry).toMatchObject({
    kind: "several",
    lines: [
      { text: MESSAGE, values: { amount: "450", date: "2026-11-20" } },
      { text: other, values: { amount: "80", description: "Tea Stall" } },
    ],
  });
  const key = (text: string) => {
    const one = read(text);
    return one.kind === "expense" ? one.payment?.key : undefined;
  };
  expect(entry).toHaveProperty("lines.0.payment.key", key(MESSAGE));
  expect(entry).toHaveProperty("lines.1.payment.key", key(other));
});

it("marks the amount, the payee and the date of a message", () => {
  const entry = read(MESSAGE);
  expect(
    entry.kind === "expense" &&
      entry.marks.map(({ start, end, role }) => [
        MESSAGE.slice(start, end),
        role,
      ]),
  ).toEqual([
    ["450.00", "amount"],
    ["20/11/26", "date"],
    ["SHARMA", "description"],
    ["STORES", "description"],
  ]);
});

it.each([
  [
    "123456 is your OTP for a Dr. INR 500.00 at SHOP. Do not share it.",
    "This is a one-time password.",
  ],
  [
    "Rs.500.00 credited to A/c XX1234 on 20-11-26 by UPI Ref 612345678903",
    "This is money coming in.",
  ],
])("refuses %s", (text, reason) => {
  expect(read(text)).toEqual({ kind: "refused", reason });
});

it("reads several lines as several expenses, also incomplete ones", () => {
  expect(read("12 chai\n\nsamosa\n 40 metro kal ")).toMatchObject({
    kind: "several",
    lines: [
      { text: "12 chai", values: { amount: "12", description: "chai" } },
      { text: "samosa", values: { description: "samosa" } },
      { text: "40 metro kal", values: { date: "2026-11-21" } },
    ],
    omitted: [],
  });
});

it.each(["", "   ", "two\nlines", `12 ${"word ".repeat(60)}`])(
  "finds no expense in %j",
  (text) => {
    expect(read(text)).toEqual({ kind: "unknown" });
  },
);

it("marks are within any text", () => {
  fc.assert(
    fc.property(fc.string({ unit: "grapheme", maxLength: 200 }), (text) => {
      const entry = read(text);
      if (entry.kind !== "expense") return;
      for (const { start, end } of entry.marks) {
        expect(start).toBeLessThan(end);
        expect(end).toBeLessThanOrEqual(text.length);
      }
    }),
  );
});
