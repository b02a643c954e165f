import fc from "fast-check";
import { expect, it } from "vitest";
import { partPercentage } from "./percentage";

it.each([
  [456, 1000, "46%"],
  [1, 1000, "<1%"],
  [5, 1000, "1%"],
  [999, 1000, ">99%"],
  [994, 1000, "99%"],
  [1000, 1000, "100%"],
  [0, 1000, "0%"],
])("%d of %d is %s", (part, whole, text) => {
  expect(partPercentage(part, whole)).toBe(text);
});

it("is 0% only for zero and 100% only for the whole", () => {
  const paise = fc.integer({ min: 0, max: 1e14 });
  fc.assert(
    fc.property(paise, paise, (part, rest) => {
      fc.pre(part + rest > 0);
      const text = partPercentage(part, part + rest);
      expect(text === "0%").toBe(part === 0);
      expect(text === "100%").toBe(rest === 0);
    }),
  );
});
