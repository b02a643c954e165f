import { expect, it } from "vitest";
import { suggestions, usualCategory } from "./suggestions";

const expense = (description: string, category: string) => ({
  description,
  category,
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

it("come most frequent first, then newest first, as they were last written", () => {
  expect(known.map(({ description }) => description)).toEqual([
    "chai",
    "Café",
    "Metro",
  ]);
});

it("have the category that is most frequent, the newest of equals", () => {
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
  ["met", undefined],
  ["", undefined],
])("a description %j has the usual category %s", (description, category) => {
  expect(usualCategory(known, description)).toBe(category);
});
