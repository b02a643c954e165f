import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { newExpenseSchema } from "./expense";
import {
  AMOUNT_SCHEMA,
  CATEGORY_SCHEMA,
  DATE_SCHEMA,
  DESCRIPTION_SCHEMA,
} from "./json-schema";

const lunch = {
  date: "2026-01-05",
  category: "food",
  description: "Lunch",
  amount: "99.50",
};
const isTaken = (change: Partial<typeof lunch>) =>
  newExpenseSchema.safeParse({ ...lunch, ...change }).success;
const digits = (text: string) => fc.stringMatching(new RegExp(text));
const amountPattern =
  AMOUNT_SCHEMA.anyOf.find(({ type }) => type === "string")?.pattern ?? "";
// The whole text without space around it, as it is stored.
const printable = fc
  .string({ unit: "binary", maxLength: 6 })
  .map((text) => text.normalize("NFC").trim());

describe("the schema in the API's description says what the rule says", () => {
  it.each<[keyof typeof lunch, string, fc.Arbitrary<string>]>([
    [
      "date",
      DATE_SCHEMA.pattern,
      fc.oneof(digits("^(18|19|20|21|22)\\d\\d-[01]\\d-[0-3]\\d$"), printable),
    ],
    [
      "category",
      CATEGORY_SCHEMA.pattern,
      fc.oneof(fc.constantFrom("food", "TRAVEL", "Others", "rent"), printable),
    ],
    ["description", DESCRIPTION_SCHEMA.pattern, printable],
    [
      "amount",
      amountPattern,
      fc.oneof(digits("^ ?0{0,9}\\d{0,10}\\.?\\d{0,3} ?$"), printable),
    ],
  ])("of %s", (field, pattern, texts) => {
    const schema = new RegExp(pattern, "u");
    fc.assert(
      fc.property(texts, (text) => {
        expect(schema.test(text)).toBe(isTaken({ [field]: text }));
      }),
      { numRuns: 5000 },
    );
  });

  it("at the ends of what is allowed", () => {
    const date = new RegExp(DATE_SCHEMA.pattern);
    for (const [day, isRight] of [
      ["1900-01-01", true],
      ["2199-12-31", true],
      ["2000-02-29", true],
      ["2024-02-29", true],
      ["1900-02-29", false],
      ["2100-02-29", false],
      ["2026-02-29", false],
      ["2200-01-01", false],
    ] as const)
      expect([date.test(day), isTaken({ date: day })]).toEqual([
        isRight,
        isRight,
      ]);
    const amount = new RegExp(amountPattern);
    for (const [text, isRight] of [
      ["10000000", true],
      ["010000000.00", true],
      ["10000000.01", false],
      ["0.01", true],
      ["000000000.1", true],
      ["0", false],
      ["0.00", false],
      ["0000000001", false],
    ] as const)
      expect([amount.test(text), isTaken({ amount: text })]).toEqual([
        isRight,
        isRight,
      ]);
  });
});
