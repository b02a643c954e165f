import { expect, it } from "vitest";
import type { Category } from "@/lib/domain/expenses/category";
import { NEWEST_COUNTED, suggestions, usualCategory } from "./suggestions";
import { asPaise } from "@/lib/domain/expenses/money";
import { parseDate } from "@/lib/testing/parse-date";

const expense = (
  description: string,
  category: string,
  { date = "2026-01-05", amountPaise = 1000 } = {},
) => ({
  description,
  category: category as Category,
  date: parseDate(date),
  amountPaise: asPaise(amountPaise),
});
const known = suggestions([
  expense("Metro", "travel"),
  expense("chai", "others"),
  expense("Café", "food"),
  expense("Chai ", "food"),
  expense("", "others"),
  expense("CHAI", "food"),
  expense("cafe", "entertainment"),
]);

it("suggestions are sorted by frequency, then by newest, in their newest spelling", () => {
  expect(known.map(({ description }) => description)).toEqual([
    "chai",
    "Café",
    "Metro",
  ]);
});

it("suggestions have the most frequent category, and the newest of equally frequent ones", () => {
  expect(known.map(({ category }) => category)).toEqual([
    "food",
    "food",
    "travel",
  ]);
  expect(suggestions([])).toEqual([]);
});

it.each([
  ["Chai", "food"],
  [" CHÁI ", "food"],
  ["metro", "travel"],
  ["chai #hostel", "food"],
  ["met", undefined],
  ["", undefined],
])("a description %j has the usual category %s", (description, category) => {
  expect(usualCategory(known, description)).toBe(category);
});

it("suggestions have the usual amount, and count uses in all and per weekday", () => {
  // 5 January 2026 was a Monday, the 11th a Sunday.
  expect(
    suggestions([
      expense("Chai", "food", { date: "2026-01-11", amountPaise: 1200 }),
      expense("chai", "food", { date: "2026-01-05" }),
      expense("chai", "food", { date: "2026-01-05" }),
    ]),
  ).toEqual([
    {
      description: "Chai",
      category: "food",
      amountPaise: 1000,
      count: 3,
      weekdays: [2, 0, 0, 0, 0, 0, 1],
    },
  ]);
});

it("a tag makes no other description", () => {
  const tagged = suggestions([
    expense("chai #trip-goa", "food", { amountPaise: 2500 }),
    expense("Chai", "food"),
    expense("#hostel chai", "food"),
    expense("#hostel", "others"),
  ]);
  expect(tagged).toMatchObject([
    { description: "chai #trip-goa", amountPaise: 1000, count: 3 },
    { description: "#hostel", count: 1 },
  ]);
  expect(usualCategory(tagged, "chai")).toBe("food");
});

it("there are at most 200 suggestions, from the newest expenses only", () => {
  const newest = Array.from({ length: NEWEST_COUNTED }, (_, index) =>
    expense(`${index}`, "food"),
  );
  const older = Array.from({ length: 5 }, () => expense("older", "food"));
  const descriptions = suggestions([...newest, ...older]).map(
    ({ description }) => description,
  );
  expect(descriptions).toEqual(
    newest.slice(0, 200).map(({ description }) => description),
  );
});
