import { expect, it } from "vitest";
import { suggestions } from "@/lib/domain/expenses/suggestions";
import { lunch } from "@/lib/testing/sample-expenses";
import { toJson } from "./expense-json";
import { readSuggestions } from "./read-suggestions";

const row = {
  description: "Chai",
  category: "food",
  amount: 12.5,
  count: 2,
  weekdays: [1, 1, 0, 0, 0, 0, 0],
};

it("reads what the API sends", () => {
  const known = suggestions([lunch, lunch]);
  expect(readSuggestions(known.map(toJson))).toEqual(known);
});

it.each([
  null,
  "Chai",
  [],
  { ...row, description: 5 },
  { ...row, category: undefined },
  { ...row, amount: "much" },
  { ...row, count: null },
  { ...row, weekdays: [1, 1] },
  { ...row, weekdays: [1, 1, 0, 0, 0, 0, "0"] },
  { ...row, weekdays: { length: 7 } },
])("leaves out a row that cannot be read: %j", (unreadable) => {
  expect(readSuggestions([unreadable, row])).toMatchObject([
    { description: "Chai", amountPaise: 1250 },
  ]);
});

it.each([undefined, null, {}, "[]"])("reads nothing from %j", (json) => {
  expect(readSuggestions(json)).toBeUndefined();
});
