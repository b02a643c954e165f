import type { CalendarDate } from "@/lib/expenses/calendar-date";
import { lineAmounts } from "./line-amount";
import type { LineToken } from "./line-tokens";
import { lineParts } from "./read-expense-line";

/** Words between two expenses. */
const SEPARATOR = /^(?:and|n|aur|or|plus|then|phir|[&+,;/]|और|तथा|फिर)$/;
/** A number up to it, before a thing and a larger amount, says how many: `2 chai 40`. */
const MAX_QUANTITY = 20;
/*
 * The order of amounts (A), amounts that can be quantities (q) and names (W). A name
 * has its price behind it, perhaps with a quantity before it, or else before it.
 */
const PRICE_LAST = /q?W[qA](?:W$)?|[qA]W?|W/g;
const PRICE_FIRST = /[qA](?:q?W)?|W/g;
/** Several things with one price: `3 idli 2 vada 90`. */
const ONE_PRICE = /^(?:qW){2,}A$/;

type Item = { tokens: readonly LineToken[]; rupees?: number };

/**
 * The expenses of a line with several amounts, each as a line with the day and the
 * category: "chai 20 kal" and "samosa 30 kal" of "chai 20 samosa 30 kal". The line
 * itself if it has one amount or none.
 */
export function splitLine(line: string, today: CalendarDate): string[] {
  const { untagged, date, tag } = lineParts(line, today);
  const dateTokens = date
    ? untagged.slice(date.position, date.position + date.count)
    : [];
  const items = itemsOf(
    untagged.filter((token) => !dateTokens.includes(token)),
  );
  const symbols = items.map(symbolOf).join("");
  if (ONE_PRICE.test(symbols)) return [line];
  const [first, , second] = items;
  const isPriceLast =
    symbols.startsWith("W") ||
    (/^qW.*[qA]$/.test(symbols) &&
      (first?.rupees ?? 0) < (second?.rupees ?? 0));
  const expenses = [
    ...symbols.matchAll(isPriceLast ? PRICE_LAST : PRICE_FIRST),
  ];
  if (expenses.length < 2) return [line];
  const textOf = (tokens: readonly LineToken[]) =>
    tokens
      .map(({ start, end }) =>
        line.slice(start, end).replace(/(?<![,;])[,;]+$/, ""),
      )
      .join(" ");
  return expenses.map(({ index, 0: { length } }) => {
    const own = items
      .slice(index, index + length)
      .flatMap(({ tokens }) => tokens);
    // "kal chai 10 parso auto 50" has two days.
    const hasDay = lineParts(textOf(own), today).date !== undefined;
    return textOf([
      ...own,
      ...(hasDay ? [] : dateTokens),
      ...(tag ? [tag] : []),
    ]);
  });
}

/** Each amount is an item, and the words between two amounts are. */
function itemsOf(tokens: readonly LineToken[]): Item[] {
  const amounts = lineAmounts(tokens);
  const items: Item[] = [];
  let from = 0;
  for (const { position, count, paise } of amounts) {
    items.push({ tokens: withoutSeparators(tokens.slice(from, position)) });
    from = position + count;
    items.push({ tokens: tokens.slice(position, from), rupees: paise / 100 });
  }
  items.push({ tokens: withoutSeparators(tokens.slice(from)) });
  return items.filter(({ tokens }) => tokens.length > 0);
}

function symbolOf({ rupees }: Item): "A" | "q" | "W" {
  if (rupees === undefined) return "W";
  return Number.isInteger(rupees) && rupees <= MAX_QUANTITY ? "q" : "A";
}

function withoutSeparators(tokens: readonly LineToken[]): readonly LineToken[] {
  const isSeparator = (token: LineToken | undefined) =>
    token !== undefined && SEPARATOR.test(token.word);
  const from = isSeparator(tokens[0]) ? 1 : 0;
  const to = isSeparator(tokens.at(-1)) ? tokens.length - 1 : tokens.length;
  return tokens.slice(from, to);
}
