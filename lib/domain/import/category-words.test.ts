import fc from "fast-check";
import { expect, it } from "vitest";
import { categoryOfWords } from "./category-words";

it.each([
  ["Chai", "food"],
  ["2 samosas", "food"],
  ["chai at the station", "food"],
  ["Swiggy Instamart", "food"],
  ["samosa 2 pcs", "food"],
  ["दूध", "food"],
  ["Auto to college", "travel"],
  ["IRCTC UTS", "travel"],
  ["petrol", "travel"],
  ["बस का किराया", "travel"],
  ["Movie with friends", "entertainment"],
  ["Amazon Prime", "entertainment"],
  ["march fest ticket", "entertainment"],
  ["gym shoes", "shopping"],
  ["AMAZON", "shopping"],
  ["sun cream", "shopping"],
  ["mobile recharge", "others"],
  ["xerox", "others"],
  ["room rent", "others"],
  ["PHONE BILL", "others"],
])("%s is %s", (text, category) => {
  expect(categoryOfWords(text)).toBe(category);
});

it.each([
  "",
  "Ramesh Kumar",
  "teak",
  "busy",
  "q7781@pty",
  "constructor",
  "१२३",
])("%j suggests no category", (text) => {
  expect(categoryOfWords(text)).toBeUndefined();
});

it("ignores letter case", () => {
  fc.assert(
    fc.property(
      fc.string(),
      fc.constantFrom("chai", "bus", "rent"),
      (text, word) => {
        const line = `${text} ${word}`;
        expect(categoryOfWords(line.toUpperCase())).toBe(categoryOfWords(line));
      },
    ),
  );
});
