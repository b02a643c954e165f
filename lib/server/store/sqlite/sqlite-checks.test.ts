import Database from "better-sqlite3";
import fc from "fast-check";
import { afterAll, expect, it } from "vitest";
import { dateFault } from "@/lib/domain/expenses/calendar-date";
import { CATEGORIES, categoryFault } from "@/lib/domain/expenses/category";
import {
  descriptionFault,
  MAX_DESCRIPTION_LENGTH,
  normaliseDescription,
} from "@/lib/domain/expenses/description";
import { amountFault, MAX_AMOUNT_PAISE } from "@/lib/domain/expenses/money";
import { migrate } from "./sqlite-schema";
import { propertyRuns } from "@/lib/testing/property-runs";

const database = new Database(":memory:");
migrate(database);
afterAll(() => {
  database.close();
});

const VALID = {
  id: "1",
  date: "2026-01-05",
  category: "food",
  description: "Lunch",
  amount_paise: 1,
};
const insert = database.prepare<typeof VALID>(
  `INSERT INTO expenses (list_no, seq, id, date, category, description, amount_paise)
   VALUES (1, 1, @id, @date, @category, @description, @amount_paise)`,
);
const empty = database.prepare("DELETE FROM expenses");

function passesChecks(change: Partial<typeof VALID>): boolean {
  try {
    insert.run({ ...VALID, ...change });
    empty.run();
    return true;
  } catch (error) {
    if ((error as { code?: string }).code !== "SQLITE_CONSTRAINT_CHECK")
      throw error;
    return false;
  }
}

const number = (min: number, max: number, digits: number) =>
  fc.integer({ min, max }).map((value) => String(value).padStart(digits, "0"));
const date = fc
  .tuple(number(1898, 2201, 4), number(0, 13, 2), number(0, 32, 2))
  .map((parts) => parts.join("-"));
const category = fc.oneof(fc.constantFrom(...CATEGORIES), fc.string());
const description = fc
  .tuple(
    fc.constantFrom("a", "च", "🍜", "\u200b", ""),
    fc.nat(MAX_DESCRIPTION_LENGTH + 1),
    fc.string({ unit: "binary", maxLength: 4 }),
  )
  .map(([unit, count, end]) => normaliseDescription(unit.repeat(count) + end));
const amount = fc.oneof(
  fc.integer({ min: -2, max: 2 }),
  fc.integer({ min: MAX_AMOUNT_PAISE - 2, max: MAX_AMOUNT_PAISE + 2 }),
  fc.integer(),
);

it.each([
  ["date", date, dateFault],
  ["category", category, categoryFault],
  ["description", description, descriptionFault],
  ["amount_paise", amount, amountFault],
] as const)(
  "the CHECK of the column %s accepts every value that the rule accepts",
  (column, values, fault) => {
    const seen = new Set<string>();
    fc.assert(
      fc.property(values as fc.Arbitrary<never>, (value) => {
        const isAllowed = fault(value) === undefined;
        const isAccepted = passesChecks({ [column]: value });
        seen.add(`${isAllowed} ${isAccepted}`);
        return isAccepted || !isAllowed;
      }),
      { numRuns: propertyRuns(2000) },
    );
    // Both outcomes were tried.
    expect([...seen]).toContain("true true");
    expect([...seen]).toContain("false false");
  },
);

it.each([
  ["date", "1900-01-01", "1899-12-31"],
  ["date", "2199-12-31", "2200-01-01"],
  ["date", "2024-02-29", "2026-02-29"],
  ["category", "others", "rent"],
  ["description", "x".repeat(500), "x".repeat(501)],
  ["description", "x", ""],
  ["amount_paise", 1, 0],
  ["amount_paise", MAX_AMOUNT_PAISE, MAX_AMOUNT_PAISE + 1],
])(
  "the CHECK of the column %s has the rule's limit",
  (column, last, beyond) => {
    expect(passesChecks({ [column]: last })).toBe(true);
    expect(passesChecks({ [column]: beyond })).toBe(false);
  },
);
