import { expect, it } from "vitest";
import {
  type PastedText,
  readPastedText,
} from "@/lib/domain/import/pasted-text";
import { REFUSALS } from "@/lib/domain/import/message/guards";
import type { ExpenseLine } from "./read-expense-line";
import { parseDate } from "@/lib/testing/parse-date";
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

/** No amounts: a number with its unit, of a model, of people, and a time of day. */
const NAMED_NUMBER =
  /(?<!\p{Nd})\p{Nd}{1,4}(?::\p{Nd}\p{Nd})? ?(?:ml|kg|up|plates?|packet|nos|[ap]m|baje)(?!\p{L})|(?<=\b(?:cover|dolo|for|iphone|sem) )\p{Nd}{1,3}(?!\p{Nd})/giu;
/** A quantity: `2 chai` */
const QUANTITY = /^\s*(?:[1-9१-९]|1\p{Nd}|20) (?=\p{L})/u;
const NUMBER = /\p{Nd}{2,}|(?<!\p{L})\p{Nd}(?!\p{L})/gu;

/** The numbers that may be amounts, and are neither in what was read nor shown. */
function lostNumbers({ text, line }: { text: string; line: ExpenseLine }) {
  const rest = line.used.reduceRight(
    (left, [start, end]) => `${left.slice(0, start)} ; ${left.slice(end)}`,
    text,
  );
  const { sign, by } = line.calculation ?? {};
  const shown = sign === "×" ? `${by}` : undefined;
  const numbers = rest
    .replace(/^[\s;]+/, "")
    .replace(NAMED_NUMBER, "")
    .replace(QUANTITY, "")
    .match(NUMBER);
  return (numbers ?? []).filter((number) => number !== shown);
}

it.each(LINES)("no number of %j is lost in silence", (text, meaning) => {
  const isQuestion =
    typeof meaning === "object" && "doubt" in meaning && meaning.doubt;
  const found = linesOf(text);
  if (isQuestion === "amount") {
    expect(found.map(({ line }) => line.doubt)).toEqual(["amount"]);
    return;
  }
  expect(found.flatMap(lostNumbers)).toEqual([]);
  if (found.length > 0)
    expect(numbersOf(found.map((part) => part.text).join(" "))).toEqual(
      expect.arrayContaining(numbersOf(text)),
    );
});

function linesOf(text: string) {
  const found = read(text);
  if (found.kind === "lines") return found.lines;
  return found.kind === "line" ? [{ text, line: found.line }] : [];
}

const numbersOf = (text: string) => text.match(/\p{Nd}+/gu) ?? [];
