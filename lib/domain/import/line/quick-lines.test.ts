import fc from "fast-check";
import { expect, it } from "vitest";
import {
  type PastedText,
  readPastedText,
} from "@/lib/domain/import/pasted-text";
import { REFUSALS } from "@/lib/domain/import/message/guards";
import { parseDate } from "@/lib/testing/parse-date";
import { TAG } from "@/lib/domain/expenses/tags";
import { propertyRuns } from "@/lib/testing/property-runs";
import { LINES as CHENNAI } from "@/lib/testing/quick-lines/engineer-in-chennai";
import { LINES as KOLKATA } from "@/lib/testing/quick-lines/commuter-in-kolkata";
import { LINES as PUNE } from "@/lib/testing/quick-lines/flat-in-pune";
import { LINES as LUCKNOW } from "@/lib/testing/quick-lines/hindi-in-lucknow";
import { LINES as DELHI } from "@/lib/testing/quick-lines/hostel-in-delhi";
import type { QuickLine } from "@/lib/testing/quick-lines/quick-line";

/** A Wednesday. */
const TODAY = "2026-11-25";
const LINES = [...DELHI, ...CHENNAI, ...PUNE, ...LUCKNOW, ...KOLKATA];
const read = (text: string) =>
  readPastedText(text, {
    today: parseDate(TODAY),
    categoryOf: () => undefined,
  });

function meaningOf(read: PastedText): QuickLine[1] | undefined {
  if (read.kind === "refused")
    return read.reason === REFUSALS.income ? "money in" : undefined;
  const rupees = (paise: number | undefined) => (paise ?? NaN) / 100;
  if (read.kind === "lines")
    return read.lines.map(({ line }) => [
      rupees(line.amountPaise),
      line.description,
    ]);
  if (read.kind !== "line") return undefined;
  const { amountPaise, calculation, description, category, date, doubt } =
    read.line;
  return {
    rupees: rupees(amountPaise),
    description,
    ...(category && { category }),
    ...(date && date !== TODAY && doubt !== "date" && { date }),
    ...(doubt && { doubt }),
    ...(calculation?.sign === "÷" && { isDivided: true }),
    ...(calculation?.sign === "×" && { isMultiplied: true }),
  };
}

function isWhole([text, expected]: QuickLine): boolean {
  const meaning = meaningOf(read(text));
  if (typeof expected === "string" || Array.isArray(expected))
    return JSON.stringify(meaning) === JSON.stringify(expected);
  const { date, ...rest } = expected;
  const wanted = date === undefined || date === TODAY ? rest : expected;
  return (
    typeof meaning === "object" &&
    !Array.isArray(meaning) &&
    JSON.stringify(sorted({ category: meaning.category, ...wanted })) ===
      JSON.stringify(sorted(meaning))
  );
}

function sorted(fields: object) {
  return Object.entries(fields)
    .filter(([, value]) => value !== undefined)
    .sort(([a], [b]) => (a < b ? -1 : 1));
}

it("all lines of five people but these are understood wholly", () => {
  expect(LINES.length).toBeGreaterThan(300);
  expect(LINES.filter((line) => !isWhole(line)).map(([text]) => text)).toEqual([
    "chai+bun maska 15+40",
    // Typing errors.
    "momso 70",
    "Breakfst at A2B 95",
    // Cold drinks are food.
    "450drinks sat",
    "lundry 180",
  ]);
});

const price = fc
  .tuple(
    fc.integer({ min: 21, max: 1999 }),
    fc.constantFrom("", "", "₹", "rs "),
    fc.constantFrom("", "", "rs", "/-", " each", "/kg", " per plate"),
  )
  .map(([rupees, before, after]) => `${before}${rupees}${after}`);
const thing = fc.constantFrom(
  "chai",
  "xyz",
  "metro",
  "momo",
  "4 pens",
  "#food",
);
const sign = fc.oneof(
  fc.constantFrom(..." >~|→*:._!?#,;/+-✅"),
  fc
    .string({ unit: "grapheme", maxLength: 2 })
    .filter((text) => !/\p{N}/u.test(text)),
);

it("no amount of two is lost in silence, whatever stands between them", () => {
  const space = fc.constantFrom("", " ");
  fc.assert(
    fc.property(
      fc.tuple(thing, space, price, space, sign, space, thing, space, price),
      (words) => {
        const text = words.join("");
        const lines = linesOf(text);
        if (lines.some(({ line }) => line.doubt ?? !line.amountPaise)) return;
        const understood = lines.flatMap(({ text, line }) => [
          ...line.used.flatMap(([start, end]) =>
            numbersOf(text.slice(start, end)),
          ),
          `${line.calculation?.by}`,
        ]);
        const amounts = numbersOf(text.replace(TAG, "")).filter(
          (number) => number.length > 1,
        );
        if (lines.length > 0)
          expect(understood).toEqual(expect.arrayContaining(amounts));
      },
    ),
    { numRuns: propertyRuns(3000) },
  );
});

function linesOf(text: string) {
  const found = read(text);
  if (found.kind === "lines") return found.lines;
  return found.kind === "line" ? [{ text, line: found.line }] : [];
}

const numbersOf = (text: string) => text.match(/\p{Nd}+/gu) ?? [];
