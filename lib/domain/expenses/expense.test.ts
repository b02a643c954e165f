import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { CATEGORIES } from "./category";
import { newExpenseSchema } from "./expense";
import { asPaise, toRupees } from "./money";
import { readExpense } from "@/lib/domain/wire/read-expenses";
import { toJson } from "@/lib/domain/wire/expense-json";
import { lunchRequest } from "@/lib/testing/sample-expenses";

/** The error message of each invalid field. */
function faults(body: unknown) {
  const parsed = newExpenseSchema.safeParse(body);
  return parsed.success
    ? {}
    : Object.fromEntries(
        parsed.error.issues.map(({ path, message }) => [path[0], message]),
      );
}

describe("newExpenseSchema", () => {
  it("converts the amount to paise", () => {
    expect(newExpenseSchema.parse(lunchRequest)).toEqual({
      date: "2026-01-05",
      category: "food",
      description: "Lunch",
      amountPaise: 9950,
    });
  });

  it("accepts the amount as a number or as decimal text", () => {
    for (const amount of [99.5, "99.5", " 99.50 "])
      expect(
        newExpenseSchema.parse({ ...lunchRequest, amount }).amountPaise,
      ).toBe(9950);
  });

  it("converts the category to lower case and the description to trimmed NFC", () => {
    const { category, description } = newExpenseSchema.parse({
      ...lunchRequest,
      category: "FOOD",
      description: "  Cafe\u0301 ",
    });
    expect({ category, description }).toEqual({
      category: "food",
      description: "Caf\u00e9",
    });
  });

  it.each([
    ["2026-02-29", "Enter a real date as YYYY-MM-DD."],
    ["2026-01-05T00:00:00Z", "Enter a real date as YYYY-MM-DD."],
    ["1899-12-31", "Enter a date from 1900-01-01 to 2199-12-31."],
    ["2200-01-01", "Enter a date from 1900-01-01 to 2199-12-31."],
    [null, "Enter a date."],
  ])("rejects the date %j", (date, message) => {
    expect(faults({ ...lunchRequest, date })).toEqual({ date: message });
  });

  it.each(["", "rent", 5, null, ["food"], { $gt: "" }])(
    "rejects the category %j",
    (category) => {
      expect(faults({ ...lunchRequest, category })).toHaveProperty("category");
    },
  );

  it.each([
    "",
    "   ",
    "\u200b\u3164\u2800",
    "a\nb",
    "a\u0000b",
    "a\u202eb",
    "a\ud800b",
    "x".repeat(501),
    7,
    null,
    {},
  ])("rejects the description %j", (description) => {
    expect(faults({ ...lunchRequest, description })).toHaveProperty(
      "description",
    );
  });

  it.each(["चाय और समोसा", "شاي", "🍜🇮🇳", "x".repeat(500)])(
    "accepts the description %s",
    (description) => {
      expect(
        newExpenseSchema.parse({ ...lunchRequest, description }),
      ).toMatchObject({
        description,
      });
    },
  );

  it.each([
    0,
    "0.00",
    -5,
    1e21,
    1.234,
    0.1 + 0.2,
    10_000_000.01,
    "",
    "12abc",
    NaN,
    Infinity,
    null,
    true,
    [5],
    { $gt: 0 },
  ])("rejects the amount %j", (amount) => {
    expect(faults({ ...lunchRequest, amount })).toHaveProperty("amount");
  });

  it("rejects unknown keys, including those of the prototype", () => {
    for (const key of ["_id", "__proto__", "constructor"]) {
      const body: unknown = JSON.parse(
        JSON.stringify(lunchRequest).replace("{", `{"${key}":{},`),
      );
      expect(newExpenseSchema.safeParse(body).success).toBe(false);
    }
  });

  it.each([null, 5, "text", [], [lunchRequest]])(
    "rejects the body %j",
    (body) => {
      expect(newExpenseSchema.safeParse(body).success).toBe(false);
    },
  );

  it("accepts every valid expense, and readExpense restores it from its JSON", () => {
    const bodies = fc.record({
      date: fc
        .date({
          min: new Date("1900-01-01T00:00:00Z"),
          max: new Date("2199-12-31T00:00:00Z"),
          noInvalidDate: true,
        })
        .map((date) => date.toISOString().slice(0, 10)),
      category: fc.constantFrom(...CATEGORIES),
      description: fc
        .array(fc.constantFrom("a", "ü", "च", "ش", "🍜", " "), {
          maxLength: 100,
        })
        .map((parts) => `x${parts.join("")}`.trim().normalize("NFC")),
      amount: fc
        .integer({ min: 1, max: 1_000_000_000 })
        .map(asPaise)
        .map(toRupees),
    });
    fc.assert(
      fc.property(bodies, (body) => {
        const stored = { _id: "1", ...newExpenseSchema.parse(body) };
        expect(toJson(stored)).toEqual({ _id: "1", ...body });
        expect(readExpense(toJson(stored), 0)).toEqual(stored);
      }),
    );
  });
});
