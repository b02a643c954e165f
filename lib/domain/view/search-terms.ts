import {
  type CalendarDate,
  MONTH_NAMES,
} from "@/lib/domain/expenses/calendar-date";
import type { Paise } from "@/lib/domain/expenses/money";
import { searchKey } from "@/lib/domain/expenses/search-key";
import { isTag } from "@/lib/domain/expenses/tags";

/** Longer text is no search; the rest is ignored. */
const MAX_LENGTH = 500;
const MAX_TERMS = 20;

/** An expense must have the text, or the amount or date that the text also stands for. */
type SearchTerm = {
  /** Search keys of one or more words. All must occur. */
  words: string[];
  /** The word is a tag, and stands for whole tags only. */
  isTag?: boolean;
  amount?: (paise: Paise) => boolean;
  date?: (date: CalendarDate) => boolean;
};

const CURRENCY = /^(?:₹|RS\.?)$/;
const AMOUNT = /^(?:₹|RS\.?)?(\d[\d,]*)(?:\.(\d{1,2}))?$/;
const DAY = /^\d{1,2}(?:ST|ND|RD|TH)?$/;
const YEAR = /^\d{4}$/;
/** `22/11`, `22/11/2026`, `22-11-26` */
const DAY_FIRST = /^(\d{1,2})([/-])(\d{1,2})(?:\2((?:\d\d)?\d\d))?$/;
/** `2026-11`, `2026-11-22` */
const YEAR_FIRST = /^(\d{4})-(\d{1,2})(?:-(\d{1,2}))?$/;
const FULL_NAMES = MONTH_NAMES.map((name) => name.toUpperCase());

/**
 * Reads a search: each word is a term, but a month with its day and year is one:
 * `22 nov`, `nov 22`, `november 2026`, `22 nov 2026`. So is a date in figures:
 * `22/11`, `2026-11-22`. A number is also an amount in rupees: `17`, `₹17`, `rs 17`,
 * `1,250`, `99.50`. A tag is one: `#trip`.
 */
export function searchTerms(search: string): SearchTerm[] {
  const words = searchKey(search.slice(0, MAX_LENGTH))
    .split(/\s+/)
    .filter(Boolean);
  const terms: SearchTerm[] = [];
  for (let index = 0; index < words.length && terms.length < MAX_TERMS;) {
    const [word = "", next = ""] = words.slice(index, index + 2);
    const phrase =
      datePhrase(words.slice(index, index + 3)) ?? amountPhrase(word, next);
    if (phrase) terms.push(phrase);
    else
      terms.push({
        words: [word],
        ...(isTag(word) && { isTag: true }),
        ...numericDate(word),
        ...amountTerm(word),
      });
    index += phrase?.words.length ?? 1;
  }
  return terms;
}

/** A month at the start of the words, with its day before or after it, and its year last. */
function datePhrase(words: readonly string[]): SearchTerm | undefined {
  const [first = "", second = ""] = words;
  const isDayFirst = DAY.test(first) && monthOf(second) !== undefined;
  const month = monthOf(isDayFirst ? second : first);
  if (month === undefined) return undefined;
  const dayText = isDayFirst ? first : DAY.test(second) ? second : undefined;
  const length = dayText === undefined ? 1 : 2;
  const yearText = words[length] ?? "";
  const year = YEAR.test(yearText) ? yearText : undefined;
  return {
    words: words.slice(0, year === undefined ? length : length + 1),
    date: dateTest(year, month, dayText),
  };
}

/** A date in figures, with the day first unless the year is. */
function numericDate(word: string): Pick<SearchTerm, "date"> {
  const [, year, month, day] = YEAR_FIRST.exec(word) ?? [];
  if (year !== undefined) return { date: dateTest(year, Number(month), day) };
  const [, firstDay, , secondMonth, lastYear] = DAY_FIRST.exec(word) ?? [];
  if (firstDay === undefined) return {};
  const fullYear = lastYear?.padStart(4, "20");
  return { date: dateTest(fullYear, Number(secondMonth), firstDay) };
}

function dateTest(
  year: string | undefined,
  month: number,
  dayText: string | undefined,
): (date: CalendarDate) => boolean {
  const monthPart = `-${String(month).padStart(2, "0")}-`;
  const dayPart =
    dayText && `-${String(parseInt(dayText, 10)).padStart(2, "0")}`;
  return (date) =>
    date.includes(monthPart, 4) &&
    (year === undefined || date.startsWith(year)) &&
    (dayPart === undefined || date.endsWith(dayPart));
}

/** 1 to 12, by the name, its first three letters, or `SEPT`. */
function monthOf(word: string): number | undefined {
  const shortName = word === "SEPT" ? "SEP" : word;
  const index = FULL_NAMES.findIndex(
    (name) => word === name || shortName === name.slice(0, 3),
  );
  return index < 0 ? undefined : index + 1;
}

/** A currency sign and a number. */
function amountPhrase(word: string, next: string): SearchTerm | undefined {
  if (!CURRENCY.test(word)) return undefined;
  const { amount } = amountTerm(next);
  return amount && { words: [word, next], amount };
}

/** Without decimals, any paise match. */
function amountTerm(word: string): Pick<SearchTerm, "amount"> {
  const [, digits, decimals] = AMOUNT.exec(word) ?? [];
  if (digits === undefined) return {};
  const rupees = Number(digits.replaceAll(",", ""));
  if (decimals === undefined)
    return { amount: (paise) => Math.trunc(paise / 100) === rupees };
  const exact = rupees * 100 + Number(decimals.padEnd(2, "0"));
  return { amount: (paise) => paise === exact };
}
