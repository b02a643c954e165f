import type { CalendarDate } from "@/lib/domain/expenses/calendar-date";
import type { Paise } from "@/lib/domain/expenses/money";
import { wordSet } from "@/lib/domain/import/phrases";
import { isQuantity, isYear, lineAmounts } from "./line-amount";
import { datesWithin, type LineDate } from "./line-date";
import { isWith } from "./line-division";
import { isSeparator, type LineToken } from "./line-tokens";
import { isSpentVerb } from "./link-words";
import { type LineParts, lineParts } from "./read-expense-line";

/*
 * The order of amounts (A), amounts that can be quantities (q) and names (W). A name
 * has its price behind it, perhaps with a quantity before it, or else before it.
 */
const PRICE_LAST = /q?W[qA](?:W$)?|./g;
const PRICE_FIRST = /[qA]q?W|./g;
/** Several things with one price: `3 idli 2 vada 90`. */
const ONE_PRICE = /^(?:qW){2,}A$/;
/** Beside a second amount these name nothing that was bought: `cab 640 shared with 4`. */
const NO_NAME = wordSet(`
  off discount each per bought spent after saved paid left baki baaki my mine mera meri share
  shared total bill mrp for of with in by at up down going coming return wapas jana jaana aana
  hua diya diye ka ke ki ko का के की को
`);
/** These go on: `bus 42 to college 15`. */
const DIRECTION = /^(?:to|from|via|till|se|tak)$/;

type Tokens = readonly LineToken[];
type Item = { tokens: Tokens; paise?: Paise; isShare?: boolean };
/** A range of items. */
type Expense = { from: number; to: number };
/** The words of a day or a tag, and how many items begin before it. */
type Addition = { tokens: Tokens; before: number };

/**
 * The expenses of a line with several amounts, each as a line with its day, its tags and
 * the category: "chai 20 kal" and "samosa 30 kal" of "chai 20 samosa 30 kal". The line
 * itself if it has one amount or none, and if an amount has no name.
 */
export function splitLine(line: string, today: CalendarDate): string[] {
  const parts = lineParts(line, today);
  const { words, date, categoryTag } = parts;
  const dates = datesWithin(words, today);
  // "chai 20 may recharge 300" has no day, if there are two expenses without it.
  const sureDates = dates.filter(
    ({ hasPlainNumber, position }) =>
      !hasPlainNumber || position === date?.position,
  );
  const split = [dates, sureDates]
    .map((found) => expensesOf(line, parts, found))
    .find((expenses) => expenses.length > 1);
  if (split === undefined) return [line];
  return split.map((tokens) =>
    [...tokens, ...(categoryTag ? [categoryTag] : [])]
      .map(({ start, end }) =>
        line.slice(start, end).replace(/(?<![,;])[,;]+$/, ""),
      )
      .join(" "),
  );
}

/** The words of each expense; none if an amount has no name. */
function expensesOf(
  line: string,
  { all, words, tags }: LineParts,
  dates: readonly LineDate[],
): Tokens[] {
  const dayTokens = dates.map(({ position, count }) =>
    words.slice(position, position + count),
  );
  const isOfDay = new Set(dayTokens.flat());
  const items = itemsOf(words.filter((token) => !isOfDay.has(token)));
  const symbols = items.map(symbolOf).join("");
  if (ONE_PRICE.test(symbols)) return [];
  const pattern = isPriceLast(symbols, items) ? PRICE_LAST : PRICE_FIRST;
  const expenses = [...symbols.matchAll(pattern)].map(
    ({ index, 0: { length } }) => ({ from: index, to: index + length }),
  );
  const isWhole = ({ from, to }: Expense) =>
    to - from > 1 &&
    items.slice(from, to).some(isName) &&
    !items
      .slice(from, to)
      .some(({ tokens: [first] }) => first && isYear(first)) &&
    !DIRECTION.test(items[from]?.tokens[0]?.word ?? "") &&
    // "pizza 900/3 with asha, chai 20"
    !(items[from - 1]?.isShare && isWith(items[from]?.tokens[0]));
  if (!expenses.every(isWhole)) return [];
  const added = (tokens: Tokens): Addition => {
    const start = tokens[0]?.start ?? 0;
    const isBefore = ({ tokens: [first] }: Item) =>
      first && first.start < start;
    return { tokens, before: items.filter(isBefore).length };
  };
  const days = dayTokens.map(added);
  const isDayFirst = dayTokens.some(([first]) => isStart(line, words, first));
  const ownTags = tags.map((tag) => added([tag]));
  const isTagFirst = tags.some((tag) => isStart(line, all, tag));
  return expenses.map((expense) => {
    const day = additionOf(expense, days, isDayFirst);
    const tag = additionOf(expense, ownTags, isTagFirst);
    return [
      ...items.slice(expense.from, expense.to),
      ...(day ? [day] : []),
      ...ownTags.filter(({ before }) => before === tag?.before),
    ].flatMap(({ tokens }) => tokens);
  });
}

function isPriceLast(symbols: string, [first, , second]: readonly Item[]) {
  return (
    symbols.startsWith("W") ||
    (/^qW.*[qA]$/.test(symbols) && (first?.paise ?? 0) < (second?.paise ?? 0))
  );
}

/** "kal chai 10 parso auto 50" has its days before, "chai 10 kal auto 50 aaj" behind. */
function additionOf(
  { from, to }: Expense,
  additions: readonly Addition[],
  isFirst: boolean,
): Addition | undefined {
  return isFirst
    ? additions.findLast(({ before }) => before < to)
    : additions.find(({ before }) => before > from);
}

/** Whether a word begins the line, or follows a separator. */
function isStart(line: string, tokens: Tokens, token: LineToken | undefined) {
  const before = token && tokens[tokens.indexOf(token) - 1];
  return (
    before === undefined ||
    isSeparator(before) ||
    (token !== undefined &&
      /[,;]/.test(line.slice(before.end - 1, token.start)))
  );
}

/** Each amount is an item, and the words between two amounts are. */
function itemsOf(tokens: Tokens): Item[] {
  const items: Item[] = [];
  let from = 0;
  for (const { position, count, paise, split } of lineAmounts(tokens)) {
    items.push({ tokens: withoutSeparators(tokens.slice(from, position)) });
    from = position + count;
    items.push({
      tokens: tokens.slice(position, from),
      paise,
      isShare: split !== undefined,
    });
  }
  items.push({ tokens: withoutSeparators(tokens.slice(from)) });
  return items.filter((item) => item.tokens.length > 0);
}

function symbolOf({ paise }: Item): "A" | "q" | "W" {
  if (paise === undefined) return "W";
  return isQuantity({ paise }) ? "q" : "A";
}

function isName({ tokens, paise }: Item): boolean {
  return paise === undefined && tokens.some(({ word }) => !NO_NAME.has(word));
}

function withoutSeparators(tokens: Tokens): Tokens {
  // In "book 300 liya aur pen 20" the verb is that of the book.
  const first = tokens.findIndex((token) => !isSpentVerb(token));
  const from = isSeparator(tokens[first]) ? first + 1 : 0;
  const to = isSeparator(tokens.at(-1)) ? tokens.length - 1 : tokens.length;
  return tokens.slice(from, to);
}
