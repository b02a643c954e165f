import { amountFault, asPaise, type Paise } from "@/lib/domain/expenses/money";
import { numberAt } from "./line-number";
import { isSeparator, type LineToken } from "./line-tokens";
import { monthNumber } from "@/lib/domain/import/month-number";

/** An amount and the tokens that it was read from. */
export type LineAmount = {
  paise: Paise;
  position: number;
  count: number;
  /** The divided amount, in paise, and by how many: `450/3`. */
  division?: Division;
  /** Whether another number of the line may be meant, too: `bus 615 20`. */
  isDoubtful: boolean;
};
export type Division = { totalPaise: Paise; parts: number };
type Candidate = Omit<LineAmount, "isDoubtful"> & {
  /** Whether a word beside it makes it a name, a quantity or a year: `room 101`. */
  isName: boolean;
  /** Whether it follows a word such as `for`. */
  isLinked: boolean;
  /** Whether it is the price of one of several: `4 vada pav @20`. */
  isRate: boolean;
  score: number;
};

/** `x 3` and `x3` after an amount */
const FACTOR = /^[x*×] ?(\d{1,3})$/;
/** `each` in "4 vada pav 20 each" */
const RATE_AFTER = /^(?:each|per|प्रति|@.+)$/;

/** A number before these is a quantity if there is another number. */
const PERIODS =
  /^(?:min|mins|minutes?|hrs?|hours?|days?|din|weeks?|months?|years?|people|persons?|friends|players|log|plates?|cups?|tickets?|tkts?|pages?|nos?)$/;
/** `5k run` is a distance. */
const DISTANCES = /^(?:run|race|walk|marathon|jog|ride|steps)$/;
/** A number after these is a name. */
const LABELS =
  /^(?:no|number|room|route|platform|gate|sem|semester|class|chapter|part|phase|sector|unit|block|line|vol|size|iphone|pixel|dolo|#)$/;
/** A number after these is as likely a price as a quantity: `cake 450 for 3`, `2 pens for 20`. */
const LINKS = /^(?:for|of|with|in|by|after|saved)$/;
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

/**
 * The amount of a line: the marked number, else one at the start or end, else the
 * largest. A name such as `room 101` is only taken if there is no other number.
 */
export function lineAmount(
  tokens: readonly LineToken[],
): LineAmount | undefined {
  const all = candidates(tokens);
  const unnamed = all.filter(({ isName }) => !isName);
  let best: Candidate | undefined;
  for (const candidate of unnamed.length > 0 ? unnamed : all) {
    if (best === undefined || isBetter(candidate, best)) best = candidate;
  }
  if (best === undefined) return undefined;
  const { paise, position, count, division, isName, isRate } = best;
  const amount = { paise, position, count, ...(division && { division }) };
  const isExplained = (other: Candidate) =>
    other === best ||
    (!isName &&
      !isRate &&
      (other.isName || isQuantityOf(amount, other, tokens)));
  return { ...amount, isDoubtful: !all.every(isExplained) };
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
): Pick<LineAmount, "paise" | "position" | "count">[] {
  return candidates(tokens).filter(({ isName }) => !isName);
}

/** Whether the word may be a year. */
export function isYear({ word }: LineToken): boolean {
  return YEAR.test(word);
}

/** Whether the amount is small enough to say how many. */
export function isQuantity({ paise }: Pick<LineAmount, "paise">): boolean {
  return paise % 100 === 0 && paise <= MAX_QUANTITY * 100;
}

function candidates(tokens: readonly LineToken[]): Candidate[] {
  const found: Candidate[] = [];
  for (let position = 0; position < tokens.length; position += 1) {
    const candidate = candidateAt(tokens, position);
    if (candidate === undefined) continue;
    found.push(candidate);
    position += candidate.count - 1;
  }
  return found;
}

/** `2` in "2 chai 40", "3 idli 2 vada 90" and "cake 450 for 2" */
function isQuantityOf(
  amount: Pick<LineAmount, "paise">,
  other: Candidate,
  tokens: readonly LineToken[],
): boolean {
  const next = tokens[other.position + other.count];
  const previous = tokens[other.position - 1]?.word ?? "";
  // "lunch 120 15 tip" has two amounts.
  const isBeforeName =
    next !== undefined &&
    !isSeparator(next) &&
    !/\d/.test(next.word) &&
    !/\d/.test(previous);
  return (
    isQuantity(other) &&
    other.paise < amount.paise &&
    (isBeforeName || QUANTITY_LINKS.test(previous))
  );
}

function candidateAt(
  tokens: readonly LineToken[],
  position: number,
): Candidate | undefined {
  const number = numberAt(tokens, position);
  if (number?.paise === undefined) return undefined;
  const factor = factorAt(tokens, position + number.count);
  const totalPaise = asPaise(number.paise * factor.value);
  const readTo = position + number.count + factor.count;
  const division = number.parts
    ? { parts: number.parts, count: 0 }
    : divisionAt(tokens, readTo);
  const paise = division
    ? asPaise(Math.round(totalPaise / division.parts))
    : totalPaise;
  if (amountFault(paise) !== undefined) return undefined;
  const count = readTo + (division?.count ?? 0) - position;
  const isOuter = position === 0 || position + count === tokens.length;
  const first = tokens[position]?.word ?? "";
  const before = tokens[position - 1]?.word ?? "";
  const after = tokens[position + count]?.word ?? "";
  const isEach = RATE_AFTER.test(after);
  const isYearNumber = YEAR.test(first);
  return {
    paise,
    position,
    count,
    ...(division && { division: { totalPaise, parts: division.parts } }),
    isName:
      number.form !== "marked" &&
      (isNamed(before, after) || (isYearNumber && monthNumber(before) > 0)),
    isLinked: LINKS.test(before),
    isRate: isEach || first.startsWith("@"),
    score:
      (division && number.form === "plain"
        ? SCORES.composed
        : SCORES[number.form]) +
      (isOuter ? SCORES.outer : 0) +
      (isEach ? SCORES.composed : 0) +
      (isYearNumber ? SCORES.year : 0),
  };
}

function factorAt(
  tokens: readonly LineToken[],
  position: number,
): { value: number; count: number } {
  const word = tokens[position]?.word ?? "";
  const one = FACTOR.exec(word)?.[1];
  if (one !== undefined) return { value: Number(one), count: 1 };
  const two = FACTOR.exec(`${word} ${tokens[position + 1]?.word ?? ""}`)?.[1];
  return two === undefined
    ? { value: 1, count: 0 }
    : { value: Number(two), count: 2 };
}

/** Whether the words before and after a number make it a name or a quantity. */
function isNamed(before: string, after: string): boolean {
  return LABELS.test(before) || PERIODS.test(after) || DISTANCES.test(after);
}

const PEOPLE =
  "people|persons?|friends|of us|ways|log|logo|logon|dost|doston|लोग|लोगों";
const IN = "by|in|into|among|amongst|between|me|mein|में";
const SPLIT =
  "split|splitted|divide|divided|shared|share|baa?n?t\\w*|बांट\\S*|बाँट\\S*|[/÷]";
const PATTERNS = [
  // "split by 3", "divided among 4 friends", "divide kiya 4 me"
  new RegExp(
    `^(?:${SPLIT})(?: (?:kiya|karke|it))?(?: (?:${IN}))? ([2-9]|[1-9]\\d)(?: (?:${PEOPLE}))?(?: (?:${IN}))?$`,
  ),
  // "3 logo me", "4 me divide"
  new RegExp(`^([2-9]|[1-9]\\d) (?:${PEOPLE}) (?:me|mein|में)$`),
  new RegExp(
    `^([2-9]|[1-9]\\d)(?: (?:${PEOPLE}))?(?: (?:${IN}))? (?:${SPLIT})(?: (?:kiya|kiye|diya|gaya))?$`,
  ),
];
/** "1200 by 10" at the end, but not "240 in 10 min". */
const AT_END = /^(?:by|in) ([2-9]|[1-9]\d)$/;
const MAX_WORDS = 6;

/** By how many the amount before the position is divided, and in how many tokens. */
function divisionAt(
  tokens: readonly LineToken[],
  position: number,
): { parts: number; count: number } | undefined {
  for (let count = MAX_WORDS; count > 1; count -= 1) {
    const words = tokens.slice(position, position + count);
    if (words.length < count) continue;
    const text = words.map(({ word }) => word).join(" ");
    const isEnd = position + count === tokens.length;
    for (const pattern of isEnd ? [...PATTERNS, AT_END] : PATTERNS) {
      const parts = pattern.exec(text)?.[1];
      if (parts !== undefined) return { parts: Number(parts), count };
    }
  }
  return undefined;
}
