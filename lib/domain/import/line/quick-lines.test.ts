import { expect, it } from "vitest";
import {
  type PastedText,
  readPastedText,
} from "@/lib/domain/import/pasted-text";
import { REFUSALS } from "@/lib/domain/import/message/guards";
import { parseDate } from "@/lib/testing/parse-date";
import { LINES as CHENNAI } from "@/lib/testing/quick-lines/engineer-in-chennai";
import { LINES as PUNE } from "@/lib/testing/quick-lines/flat-in-pune";
import { LINES as LUCKNOW } from "@/lib/testing/quick-lines/hindi-in-lucknow";
import { LINES as DELHI } from "@/lib/testing/quick-lines/hostel-in-delhi";
import type { QuickLine } from "@/lib/testing/quick-lines/quick-line";

/** A Wednesday. */
const TODAY = "2026-11-25";
const LINES = [...DELHI, ...CHENNAI, ...PUNE, ...LUCKNOW];
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
  const { amountPaise, description, category, date, doubt } = read.line;
  return {
    rupees: rupees(amountPaise),
    description,
    ...(category && { category }),
    ...(date && date !== TODAY && doubt !== "date" && { date }),
    ...(doubt && { doubt }),
    ...(read.line.division && { isDivided: true }),
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

it("all lines of four people but these are understood wholly", () => {
  expect(LINES.length).toBeGreaterThan(300);
  expect(LINES.filter((line) => !isWhole(line)).map(([text]) => text)).toEqual([
    "chai+bun maska 15+40",
    // Typing errors.
    "momso 70",
    "Breakfst at A2B 95",
    // Cold drinks are food.
    "450drinks sat",
    "lundry 180",
    // "subah" alone is no day.
    "subah chai biscuit 18",
  ]);
});

it.each(LINES.map(([text]) => text))(
  "every number of %j is in what was read of it",
  (text) => {
    for (const { text: part, line } of linesOf(text)) {
      const rest = line.used.reduceRight(
        (left, [start, end]) => left.slice(0, start) + left.slice(end),
        part,
      );
      for (const number of numbersOf(rest))
        expect(numbersOf(line.description)).toContain(number);
    }
    const parts = linesOf(text).map((part) => part.text);
    if (parts.length > 0)
      expect(numbersOf(parts.join(" "))).toEqual(
        expect.arrayContaining(numbersOf(text)),
      );
  },
);

function linesOf(text: string) {
  const found = read(text);
  if (found.kind === "lines") return found.lines;
  return found.kind === "line" ? [{ text, line: found.line }] : [];
}

const numbersOf = (text: string) => text.match(/\p{Nd}+/gu) ?? [];
