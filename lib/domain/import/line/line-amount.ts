import { amountFault, asPaise, type Paise } from "@/lib/domain/expenses/money";
import { equalShare } from "@/lib/domain/expenses/split";
import { isDayAndMonth, isOtherDay } from "./line-date";
import { divisionAt, isOfPeople, isUnclearDivision } from "./line-division";
import { isMeasured, numberAt } from "./line-number";
import { isSeparator, type LineToken, PERIOD, textAt } from "./line-tokens";
import { isSpendingVerb } from "./link-words";
import { monthNumber } from "@/lib/domain/import/month-number";

/** An amount and the tokens that it was read from. */
export type LineAmount = {
  paise: Paise;
  position: number;
  count: number;
  calculation?: Calculation;
  /** The bill of which it is a share: `1200/4`, or `600 of 1200`, which has no parts. */
  split?: Bill;
  /** Whether another number of the line may be meant, too: `bus 615 20`. */
  isDoubtful: boolean;
};
/** The number that was divided, as in `450/3`, or multiplied, as in `3 pens 10 each`. */
export type Calculation = { paise: Paise; sign: "÷" | "×"; by: number };
type Bill = { totalPaise: Paise; parts?: number };
type Candidate = Omit<LineAmount, "isDoubtful"> & {
  /** Whether a word beside it makes it a name, a quantity or a year: `room 101`. */
  isName: boolean;
  /** Whether it follows a word such as `for`. */
  isLinked: boolean;
  /** Whether it is the price of one of several: `4 vada pav @20`. */
  isRate: boolean;
  /** What it certainly is the price of: `each`, or `plate` in "60 per plate". */
  unit: string | undefined;
  /** Whether it may divide the amount: the 4 of `4 log`; of a division, whether it may be none. */
  isParty: boolean;
  score: number;
};

/** `x 3` and `x3` after an amount */
const FACTOR = /^[x*×] ?(\d{1,3})$/;
/** A number before these is a quantity if there is another number. */
const PERIODS =
  /^(?:min|mins|minutes?|hrs?|hours?|days?|din|weeks?|months?|years?|sems?|semesters?|pages?)$/;
/** A small one before these, too; "190 ticket 120 popcorn" has two amounts. */
const PORTIONS =
  /^(?:plates?|cups?|glass|bottles?|packets?|pkts?|tickets?|tkts?|nos?)$/;
/** Before a number of people these say for whom: `lunch with 3 friends`. */
const WITH_PARTY = /^(?:for|of|with)$/;
/** The price of a month is a whole price. */
const PERIODICAL = new RegExp(`^(?:${PERIOD})$`);
/** A part after these is no share with others: `emi 2500 of 30000`. */
const INSTALMENTS =
  /^(?:emi|instal?lments?|advance|deposit|token|pages?|part|season|episode)$/;
/** `5k run` is a distance. */
const DISTANCES = /^(?:run|race|walk|marathon|jog|ride|steps)$/;
/** A number after these is a name. */
const LABEL =
  "no|number|room|route|platform|gate|sem|semester|class|chapter|part|phase|sector|unit|block|line|vol|size|iphone|pixel|dolo";
const LABELS = new RegExp(`^(?:${LABEL})$`);
/** `iphone15`, `2nd`, `7up`, `#goa2026` */
const NAME = new RegExp(
  String.raw`^(?:(?:${LABEL})[-.]?\d{1,4}|\d+(?:st|nd|rd|th|up)|\D*20[23]\d)$`,
);
/** A digit beside a letter, as in `a2b`, belongs to a name. */
const DIGITS = /\d{2,}|(?<!\p{L})\d(?!\p{L})/u;
/** A number after these is as likely a price as a quantity: `cake 450 for 3`, `2 pens for 20`. */
const LINKS = /^(?:for|of|with|in|by|at|after|saved)$/;
/** A quantity after these needs no question. */
const QUANTITY_LINKS = /^(?:for|of)$/;
const YEAR = /^20[23]\d$/;

const SCORES = {
  marked: 100,
  composed: 50,
  plain: 0,
  outer: 20,
  year: -30,
};

/** A number up to it, before a thing and a larger amount, says how many: `2 chai 40`. */
const MAX_QUANTITY = 20;
/** One up to it says how many have a price each: `50 pages 2 each`. */
const MAX_COUNT = 100;

/**
 * The amount of a line: the marked number, else one at the start or end, else the
 * largest. A name such as `room 101` is only taken if there is no other number.
 */
export function lineAmount(
  tokens: readonly LineToken[],
): LineAmount | undefined {
  const found = candidates(tokens);
  const isPlain = ({ isName }: Candidate) => !isName;
  // "2 of 3 pens 40"
  const all =
    found.some(isShare) && found.filter(isPlain).length > 1
      ? candidates(tokens, false)
      : found;
  const unnamed = all.filter(isPlain);
  let best: Candidate | undefined;
  for (const candidate of unnamed.length > 0 ? unnamed : all) {
    if (best === undefined || isBetter(candidate, best)) best = candidate;
  }
  if (best === undefined) return undefined;
  const { paise, position, count, calculation, split, isName } = best;
  const amount = {
    paise,
    position,
    count,
    ...(calculation && { calculation }),
  };
  const unread = unreadNumbers(tokens, all);
  if (best.unit !== undefined) {
    const others = all.filter((other) => other !== best);
    const numbers = [...others.map((other) => other.position), ...unread];
    return { ...amount, ...multiplied(best, best.unit, numbers, tokens) };
  }
  const isExplained = (other: Candidate) =>
    other === best ||
    (!isName &&
      !best.isRate &&
      !other.isParty &&
      (other.isName || isQuantityOf(best, other, tokens)));
  return {
    ...amount,
    ...(split && { split }),
    isDoubtful:
      best.isParty ||
      (!calculation && !split && isUnclearDivision(tokens)) ||
      !all.every(isExplained) ||
      !unread.every((index) => isNoAmount(tokens, index)),
  };
}

/** The positions of the words with a digit that are no candidates. */
function unreadNumbers(
  tokens: readonly LineToken[],
  all: readonly Candidate[],
): number[] {
  const isRead = (index: number) =>
    all.some(
      (one) => index >= one.position && index < one.position + one.count,
    );
  return [...tokens.keys()].filter(
    (index) => /\d/.test(tokens[index]?.word ?? "") && !isRead(index),
  );
}

/** Whether a number that cannot be read as an amount is none: `500 ml`, `2nd`, `a2b`. */
function isNoAmount(tokens: readonly LineToken[], index: number): boolean {
  const token = tokens[index];
  if (token === undefined || !DIGITS.test(token.word)) return true;
  const { word } = token;
  return (
    isOtherDay(token) ||
    NAME.test(word) ||
    isMeasured(word, tokens[index + 1]?.word ?? "")
  );
}

/** The whole price, if the only other number counts the units; doubtful if it may not. */
function multiplied(
  { paise }: Candidate,
  unit: string,
  numbers: readonly number[],
  tokens: readonly LineToken[],
): Pick<LineAmount, "isDoubtful"> & Partial<LineAmount> {
  const [index] = numbers;
  if (index === undefined) return { isDoubtful: false };
  const [, digits = "", suffix] =
    /^(\d+)(\p{L}*)$/u.exec(tokens[index]?.word ?? "") ?? [];
  const by = Number(digits);
  const before = tokens[index - 1]?.word ?? "";
  const after = tokens[index + 1];
  const counted = suffix === "" ? after?.word : suffix;
  const isCount =
    numbers.length === 1 &&
    by > 1 &&
    by <= MAX_COUNT &&
    !LABELS.test(before) &&
    !LINKS.test(before) &&
    (unit === "each"
      ? suffix === "" && isThing(after) && !isOfPeople(after)
      : counted !== undefined && singular(counted) === singular(unit));
  const total = asPaise(paise * by);
  return isCount && amountFault(total) === undefined
    ? {
        paise: total,
        calculation: { paise, sign: "×", by },
        isDoubtful: false,
      }
    : { isDoubtful: true };
}

function singular(word: string): string {
  return word.replace(/s$/, "");
}

/** Whether the word can name what a number before it counts. */
function isThing(token: LineToken | undefined): token is LineToken {
  return (
    token !== undefined &&
    !isSeparator(token) &&
    token.word !== "each" &&
    !/\d/.test(token.word)
  );
}

function isBetter(candidate: Candidate, best: Candidate): boolean {
  const isMarked = Math.max(candidate.score, best.score) >= SCORES.marked;
  if (!isMarked && (candidate.isLinked || best.isLinked))
    return candidate.paise > best.paise;
  return candidate.score === best.score
    ? !isMarked && candidate.paise > best.paise
    : candidate.score > best.score;
}

/** All that can be amounts, in order. */
export function lineAmounts(
  tokens: readonly LineToken[],
): Pick<LineAmount, "paise" | "position" | "count" | "split">[] {
  return candidates(tokens).filter(
    (one) => !one.isName && !(isShare(one) && one.isParty),
  );
}

export function isYear({ word }: LineToken): boolean {
  return YEAR.test(word);
}

export function isQuantity({ paise }: Pick<LineAmount, "paise">): boolean {
  return paise % 100 === 0 && paise <= MAX_QUANTITY * 100;
}

/** Whether it is a share without parts, as in `600 of 1200`. */
function isShare({ split, calculation }: Candidate): boolean {
  return split !== undefined && calculation === undefined;
}

function candidates(
  tokens: readonly LineToken[],
  readsShares = true,
): Candidate[] {
  const found: Candidate[] = [];
  for (let position = 0; position < tokens.length; position += 1) {
    const candidate = candidateAt(tokens, position, readsShares);
    if (candidate === undefined) continue;
    found.push(candidate);
    position += candidate.count - 1;
  }
  return found;
}

/** `2` in "2 chai 40", "3 idli 2 vada 90", "cake 450 for 2" and "pens 2 for 20" */
function isQuantityOf(
  amount: Candidate,
  other: Candidate,
  tokens: readonly LineToken[],
): boolean {
  if (!isQuantity(other) || other.paise >= amount.paise) return false;
  const before = tokens.slice(0, other.position);
  // "chai 10 bill 340" and "lunch 120 15 tip" have two amounts.
  const isFirst =
    before.every(isSpendingVerb) ||
    (amount.position > 0 && /^\d{1,2}$/.test(before[0]?.word ?? ""));
  const end = other.position + other.count;
  return (
    (isFirst && isThing(tokens[end])) ||
    QUANTITY_LINKS.test(before.at(-1)?.word ?? "") ||
    (tokens[end]?.word === "for" && end === amount.position - 1)
  );
}

function candidateAt(
  tokens: readonly LineToken[],
  position: number,
  readsShares: boolean,
): Candidate | undefined {
  const number = numberAt(tokens, position);
  if (number?.paise === undefined) return undefined;
  const factor = factorAt(tokens, position + number.count);
  const fullPaise = asPaise(number.paise * factor.value);
  const end = position + number.count + factor.count;
  const division = number.parts
    ? {
        parts: number.parts,
        count: isOfPeople(tokens[end]) ? 1 : 0,
        isDoubtful: false,
      }
    : divisionAt(tokens, end, true);
  const paise = division ? equalShare(fullPaise, division.parts) : fullPaise;
  if (amountFault(paise) !== undefined) return undefined;
  const rate = number.unit === undefined ? rateAt(tokens, end) : undefined;
  const whole =
    readsShares && !division ? wholeAt(tokens, end, paise) : undefined;
  const count =
    end + (division?.count ?? whole?.count ?? rate?.count ?? 0) - position;
  const isOuter = position === 0 || position + count === tokens.length;
  const first = tokens[position]?.word ?? "";
  const before = tokens[position - 1]?.word ?? "";
  const after = tokens[position + count]?.word ?? "";
  const unit =
    number.unit ?? rate?.unit ?? (before === "each" ? before : undefined);
  const isYearNumber = YEAR.test(first);
  const isPeople = isOfPeople(tokens[position + count]);
  const isPortion = PORTIONS.test(after) && isQuantity({ paise });
  const isDay = number.parts !== undefined && isDayAndMonth(first);
  const split = division
    ? { totalPaise: fullPaise, parts: division.parts }
    : whole && { totalPaise: whole.totalPaise };
  return {
    paise,
    position,
    count,
    ...(division && {
      calculation: { paise: fullPaise, sign: "÷", by: division.parts },
    }),
    ...(split && !isDay && { split }),
    isName:
      number.form !== "marked" &&
      (LABELS.test(before) ||
        PERIODS.test(after) ||
        DISTANCES.test(after) ||
        isPeople ||
        isPortion ||
        (isYearNumber && monthNumber(before) > 0)),
    isLinked: LINKS.test(before),
    isRate: first.startsWith("@"),
    unit: PERIODICAL.test(unit ?? "") ? undefined : unit,
    isParty:
      (isPeople && !WITH_PARTY.test(before)) ||
      division?.isDoubtful === true ||
      isDay ||
      // "10/20 chai" and "1200/12 emi" may be no bills.
      (division !== undefined &&
        (paise < 100 || INSTALMENTS.test(before) || INSTALMENTS.test(after))) ||
      (whole !== undefined &&
        (whole.isDoubtful ||
          INSTALMENTS.test(before) ||
          PERIODS.test(after) ||
          PORTIONS.test(after))),
    score:
      ((division ?? whole) && number.form === "plain"
        ? SCORES.composed
        : SCORES[number.form]) +
      (isOuter ? SCORES.outer : 0) +
      (unit === undefined ? 0 : SCORES.composed) +
      (isYearNumber ? SCORES.year : 0),
  };
}

/** The words after a price that say of what it is: `each`, `per plate`, `per month`. */
function rateAt(
  tokens: readonly LineToken[],
  position: number,
): { unit: string; count: number } | undefined {
  const word = tokens[position]?.word ?? "";
  const next = tokens[position + 1]?.word ?? "";
  if (word === "each") return { unit: word, count: 1 };
  return /^(?:per|प्रति)$/.test(word) && /^\p{L}/u.test(next)
    ? { unit: next, count: 2 }
    : undefined;
}

/** What an amount is a share of: `of 1200`. Small numbers may count things. */
function wholeAt(
  tokens: readonly LineToken[],
  position: number,
  paise: Paise,
): { totalPaise: Paise; count: number; isDoubtful: boolean } | undefined {
  const linkCount = tokens[position]?.word === "out" ? 2 : 1;
  const start = position + linkCount;
  const number = numberAt(tokens, start);
  const totalPaise = number?.paise;
  return tokens[start - 1]?.word === "of" &&
    number !== undefined &&
    totalPaise !== undefined &&
    number.parts === undefined &&
    number.unit === undefined &&
    paise < totalPaise &&
    amountFault(totalPaise) === undefined &&
    divisionAt(tokens, start + number.count, true) === undefined
    ? {
        totalPaise,
        count: linkCount + number.count,
        isDoubtful:
          number.form !== "marked" &&
          (totalPaise <= MAX_COUNT * 100 ||
            YEAR.test(tokens[start]?.word ?? "")),
      }
    : undefined;
}

function factorAt(
  tokens: readonly LineToken[],
  position: number,
): { value: number; count: number } {
  for (const count of [1, 2]) {
    const value = FACTOR.exec(textAt(tokens, position, count))?.[1];
    if (value !== undefined) return { value: Number(value), count };
  }
  return { value: 1, count: 0 };
}

/** The words with those of a division directly behind its amount: "450 split by 3 pizza". */
export function withDivisionFirst(
  tokens: readonly LineToken[],
): readonly LineToken[] {
  for (const position of tokens.keys()) {
    const division = divisionAt(tokens, position, false);
    if (division === undefined) continue;
    const amount = lineAmounts(tokens.slice(0, position)).at(-1);
    if (amount === undefined) return tokens;
    const words = tokens.slice(position, position + division.count);
    return tokens
      .toSpliced(position, division.count)
      .toSpliced(amount.position + amount.count, 0, ...words);
  }
  return tokens;
}
