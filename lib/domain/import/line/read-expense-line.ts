import type { CalendarDate } from "@/lib/domain/expenses/calendar-date";
import type { Category } from "@/lib/domain/expenses/category";
import type { Paise } from "@/lib/domain/expenses/money";
import type { Split } from "@/lib/domain/expenses/split";
import { isTag, untagged } from "@/lib/domain/expenses/tags";
import { plainText } from "@/lib/domain/import/cells/plain-text";
import { categoryOfWords } from "@/lib/domain/import/category-words";
import { categoryOfTag } from "./category-tag";
import {
  type Calculation,
  lineAmount,
  type LineAmount,
  lineAmounts,
  withDivisionFirst,
} from "./line-amount";
import { datesWithin, isOtherDay, type LineDate, lineDates } from "./line-date";
import { type LinePeople, linePeople } from "./line-people";
import { dividedTokens, type LineToken, lineTokens } from "./line-tokens";
import { linkTokens } from "./link-words";
import { timeTokens } from "./time-of-day";

type LineRole = "amount" | "date" | "category";
type LineMark = [start: number, end: number, role: LineRole];

/** A line such as `120 chai #hostel yesterday #food`, as it was understood. */
export type ExpenseLine = {
  amountPaise?: Paise;
  calculation?: Calculation;
  /** The bill of which the amount is a share. */
  split?: Split;
  date?: CalendarDate;
  /** Another number or day may be meant: the user should check it. */
  doubt?: "amount" | "date";
  /** The words that nothing else was read from, and the tags; may be empty. */
  description: string;
  category?: Category;
  /** The spans of the words that were read, in order, as offsets of the line. */
  used: LineMark[];
};

export type LineContext = {
  today: CalendarDate;
  /** The category that the description had last time. */
  categoryOf: (description: string) => Category | undefined;
};

/** The words of a line, and which of them the amount, the date and the category are. */
export type LineParts = {
  all: readonly LineToken[];
  /** Without tags and the time of day; a division is directly behind its amount. */
  words: readonly LineToken[];
  time: readonly LineToken[];
  amount: LineAmount | undefined;
  date: LineDate | undefined;
  /** The tags that stay in the description. */
  tags: readonly LineToken[];
  /** The tag that names the category. */
  categoryTag: LineToken | undefined;
};

/** These separate a description from an amount. */
const LOOSE_PUNCTUATION =
  /^[-–—:;,=&+|/ ]+(?=\S)|(?<=[^-–—:;,=&+| ])[-–—:;,=&+| ]+$/gu;

/** Reads an expense typed in one line. Partial results are normal: `chai` has no amount. */
export function readExpenseLine(
  line: string,
  { today, categoryOf }: LineContext,
): ExpenseLine {
  const { people, ...parts } = withPeople(line, lineParts(line, today), today);
  const { all, words, time, tags, amount, date, categoryTag } = parts;
  const amountTokens = [...tokensOf(words, amount), ...(people?.tokens ?? [])];
  const dateTokens = tokensOf(words, date);
  const read = new Set([
    ...amountTokens,
    ...dateTokens,
    ...time,
    ...(categoryTag ? [categoryTag] : []),
  ]);
  const others = words.filter((token) => !read.has(token));
  // A word such as "sunday" among others may be the day, or not, or a second day.
  const hasOtherDay =
    amount !== undefined &&
    (others.some(isOtherDay) ||
      datesWithin(others, today).some(({ hasPlainNumber }) => !hasPlainNumber));
  const links = linkTokens(
    all.filter((token) => !tags.includes(token)),
    read,
    amountTokens,
  );
  const description = textOf(
    line,
    all,
    all.filter((token) => !read.has(token) && !links.includes(token)),
  );
  const marks = (tokens: readonly LineToken[], role: LineRole) =>
    spansOf(all, tokens).map(([start, end]): LineMark => [start, end, role]);
  const names = people?.names ?? [];
  const split = amount?.split && {
    totalPaise: amount.split.totalPaise,
    parts: amount.split.parts ?? Math.max(names.length, 1) + 1,
    names,
  };
  const category =
    (categoryTag && categoryOfTag(categoryTag.word)) ??
    (description === ""
      ? undefined
      : (categoryOf(description) ?? categoryOfWords(untagged(description))));
  return {
    ...(amount && { amountPaise: amount.paise }),
    ...(amount?.calculation && { calculation: amount.calculation }),
    ...(split && { split }),
    ...(date && { date: date.date }),
    ...(((amount?.isDoubtful || people?.isDoubtful) && { doubt: "amount" }) ||
      ((date?.isDoubtful || hasOtherDay) && { doubt: "date" })),
    description,
    ...(category && { category }),
    used: [
      ...marks(amountTokens, "amount"),
      ...marks(dateTokens, "date"),
      ...marks(categoryTag ? [categoryTag] : [], "category"),
    ].sort(([a], [b]) => a - b),
  };
}

/** Words such as `chai120` are divided if one names a known thing, or if there is no other amount. */
export function lineParts(line: string, today: CalendarDate): LineParts {
  const isKnown = (name: string) => categoryOfWords(name) !== undefined;
  const words = lineTokens(line);
  const divided = dividedTokens(words, line, () => true);
  const parts = partsOf(words, today);
  if (divided.length === words.length) return parts;
  if (dividedTokens(words, line, isKnown).length > words.length)
    return partsOf(divided, today);
  const { amount } = parts;
  const dividedParts = partsOf(divided, today);
  // "20/11 340dinner" has a day, and no division.
  const isBetter =
    amount === undefined ||
    (amount.calculation !== undefined && dividedParts.date !== undefined);
  return dividedParts.amount && isBetter ? dividedParts : parts;
}

/** Finds who divides the bill, too. The other words are read without their names. */
function withPeople(
  line: string,
  parts: LineParts,
  today: CalendarDate,
): LineParts & { people?: LinePeople } {
  const { all, words, time, amount, date } = parts;
  if (amount?.split === undefined) return parts;
  const read = new Set([
    ...tokensOf(words, amount),
    ...tokensOf(words, date),
    ...time,
  ]);
  const people = linePeople(
    line,
    all.filter(({ word }) => !isTag(word)),
    read,
    amount.split.parts,
  );
  if (people === undefined) return parts;
  const { tokens } = people;
  const rest = partsOf(
    all.filter((token) => !tokens.includes(token)),
    today,
  );
  return rest.amount?.paise === amount.paise
    ? { ...rest, all, people }
    : { ...parts, people };
}

function partsOf(all: readonly LineToken[], today: CalendarDate): LineParts {
  const tags = all.filter(({ word }) => isTag(word));
  const categoryTag = tags.findLast(
    ({ word }) => categoryOfTag(word) !== undefined,
  );
  // A tag is no end of the line.
  const untaggedWords = all.filter((token) => !tags.includes(token));
  const time = timeTokens(untaggedWords);
  const words = withDivisionFirst(
    untaggedWords.filter((token) => !time.includes(token)),
  );
  return {
    all,
    words,
    time,
    categoryTag,
    tags: tags.filter((token) => token !== categoryTag),
    ...amountAndDate(words, today),
  };
}

/** The first date that leaves an amount; a number cannot be both. */
function amountAndDate(
  tokens: readonly LineToken[],
  today: CalendarDate,
): Pick<LineParts, "amount" | "date"> {
  const trailing = lineAmounts(tokens).find(
    ({ position, count }) => position + count === tokens.length,
  );
  const dates = lineDates(tokens, today, trailing?.count ?? 0);
  for (const date of dates) {
    const rest = tokens.toSpliced(date.position, date.count);
    const amount = lineAmount(rest);
    if (amount === undefined) continue;
    const { position, count } = amount;
    // It would have words on both sides of the date.
    if (position < date.position && position + count > date.position) continue;
    const offset = position >= date.position ? date.count : 0;
    return { date, amount: { ...amount, position: position + offset } };
  }
  const alone = lineAmount(tokens);
  // "30/3 pizza" has no other amount, and 30 March may be meant.
  if (alone?.calculation)
    return {
      date: undefined,
      amount: { ...alone, isDoubtful: alone.isDoubtful || dates.length > 0 },
    };
  const date = dates.find(({ hasPlainNumber }) => !hasPlainNumber);
  return { date, amount: date ? undefined : alone };
}

function tokensOf(
  tokens: readonly LineToken[],
  found: { position: number; count: number } | undefined,
): LineToken[] {
  return found === undefined
    ? []
    : tokens.slice(found.position, found.position + found.count);
}

/** The text of the tokens, which others may separate. */
function textOf(
  line: string,
  all: readonly LineToken[],
  tokens: readonly LineToken[],
): string {
  const parts = spansOf(all, tokens).map(([start, end]) =>
    line.slice(start, end).replace(LOOSE_PUNCTUATION, ""),
  );
  return plainText(parts.join(" "));
}

/** Where the tokens are in the line: adjacent ones are one span. */
function spansOf(
  all: readonly LineToken[],
  tokens: readonly LineToken[],
): [start: number, end: number][] {
  const found: [start: number, end: number][] = [];
  const isOne = new Set(tokens);
  let last: LineToken | undefined;
  for (const token of all) {
    const span = last && found.at(-1);
    if (isOne.has(token) && span) span[1] = token.end;
    else if (isOne.has(token)) found.push([token.start, token.end]);
    last = isOne.has(token) ? token : undefined;
  }
  return found;
}
