import fc from "fast-check";
import { expect, it } from "vitest";
import { lunch } from "@/lib/testing/sample-expenses";
import { searchKey } from "./search-key";
import { retag, retagExpenses, withTag } from "./retag";
import { tagsOf } from "./tags";

it.each([
  ["chai #goa", "#trip", "chai #trip"],
  ["#Goa chai (#goa)", "#trip", "#trip chai (#trip)"],
  ["chai #goa #trip", "#trip", "chai #trip"],
  ["#trip #goa chai", "#trip", "#trip chai"],
  ["chai #goa", "#GOA", "chai #GOA"],
  ["chai #goa-2", "#trip", "chai #goa-2"],
  ["chai #goa samosa", "", "chai samosa"],
  ["#goa chai", "", "chai"],
  ["chai #goa", "", "chai"],
  ["chai #goa #goa", "", "chai"],
  ["#goa", "", ""],
  ["Lunch (#goa)", "", "Lunch"],
  ["Lunch (#goa #GOA), chai", "", "Lunch, chai"],
  ["[ #goa ] lunch", "", "lunch"],
  ["Lunch (#goa) () #trip", "#trip", "Lunch () #trip"],
  ["Lunch (#goa #trip)", "", "Lunch (#trip)"],
  ["Lunch #a(#goa)b", "", "Lunch #a()b"],
])("%j with #goa as %j is %j", (description, next, expected) => {
  expect(retag(description, "#goa", next)).toBe(expected);
});

const named = (description: string) => ({ ...lunch, description });

it("changes all expenses with the tag, and keeps those that the list would not take", () => {
  const long = named(`${"x".repeat(495)} #goa`);
  const only = named("#goa");
  const other = named("bus #goa-2");
  const chai = named("chai #Goa");
  const expenses = [long, only, other, chai];
  expect(withTag(expenses, "#goa")).toEqual([long, only, chai]);
  expect(retagExpenses(expenses, "#goa", "#trip")).toEqual({
    changes: [
      { before: only, after: named("#trip") },
      { before: chai, after: named("chai #trip") },
    ],
    kept: [long],
  });
  expect(retagExpenses(expenses, "#goa", "")).toEqual({
    changes: [
      { before: long, after: named("x".repeat(495)) },
      { before: chai, after: named("chai") },
    ],
    kept: [only],
  });
  expect(retagExpenses([chai], "#goa", "#Goa").changes).toEqual([]);
});

it("leaves no tag of the old name in any description, and all others", () => {
  const words = fc.constantFrom(
    "chai",
    "#goa",
    "#GOA",
    "#goa-2",
    "#a",
    "(#goa)",
  );
  const next = fc.constantFrom("", "#trip", "#a");
  fc.assert(
    fc.property(fc.array(words, { maxLength: 8 }), next, (parts, next) => {
      const text = parts.join(" ");
      const keys = (text: string) => new Set(tagsOf(text).map(searchKey));
      const expected = keys(text);
      if (expected.delete("#GOA") && next !== "") expected.add(searchKey(next));
      expect(keys(retag(text, "#goa", next))).toEqual(expected);
    }),
  );
});
