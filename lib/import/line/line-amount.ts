import {
  amountFault,
  asPaise,
  type Paise,
  parseRupees,
} from "@/lib/expenses/money";
import { divisionAt } from "./line-division";
import type { LineToken } from "./line-tokens";
import { monthNumber } from "./month-number";
import { readNumberWords } from "./number-words";

/** An amount and the tokens that it was read from. */
export type LineAmount = {
  paise: Paise;
  position: number;
  count: number;
  /** What was divided, in paise, and by how many: `450/3`. */
  division?: Division;
  /** Whether it has a currency. */
  isMarked: boolean;
  /** Whether it is more likely a name, a quantity or a year: `room 101`. */
  isName: boolean;
};
export type Division = { totalPaise: Paise; parts: number };
type Candidate = LineAmount & { score: number };

const CURRENCY = /^(?:₹|rs|inr|रु|रू|@)$/;
const CURRENCY_AFTER =
  /^(?:₹|rs|inr|rupees?|rupaye|rupay|rupaiye|bucks|रु|रू|रुपये|रुपए|रूपये)$/;
const NUMBER = String.raw`(?:\d{1,3}(?:,\d{2,3})*,\d{3}|\d+)(?:\.\d{1,2})?`;
const PLAIN = new RegExp(`^${NUMBER}$`);
/** `₹20`, `20/-`, `59/month` */
const MARKED = new RegExp(
  String.raw`^(?:₹|rs\.?|inr|रु\.?|@)(${NUMBER})(?:/-)?$|^(?:₹|rs\.?)?(${NUMBER})(?:₹|/-|rs|inr|/(?:months?|mo|mth|years?|yr|weeks?|wk|days?|महीना|महीने|माह|साल|दिन))$`,
);
const THOUSANDS = /^(?:₹|rs\.?)?(\d{1,4}(?:\.\d{1,3})?)k$/;
const PRODUCT = /^(\d{1,3})[x*×](\d{1,6}(?:\.\d{1,2})?)$/;
const SUM = /^\d{1,7}(?:\.\d{1,2})?(?:\+\d{1,7}(?:\.\d{1,2})?){1,20}$/;
const OPERATOR = /^[x*×+]$/;
const TIMES = /^[x*×]$/;

/** A number before these is a quantity. */
const MEASURES =
  /^(?:ml|l|ltr|litres?|liters?|g|gm|gms|grams?|kg|kgs|km|kms|cm|gb|mb|pcs?|pieces?|am|pm|%)$/;
/** A number before these is a quantity if there is another number. */
const PERIODS =
  /^(?:min|mins|minutes?|hrs?|hours?|days?|din|weeks?|months?|years?|people|log|plates?|cups?|nos?)$/;
/** `5k run` is a distance. */
const DISTANCES = /^(?:run|race|walk|marathon|jog|ride|steps)$/;
/** A number after these is a name or a quantity. */
const LABELS =
  /^(?:for|of|no|number|room|bus|route|platform|gate|sem|semester|class|chapter|part|phase|sector|unit|iphone|pixel|dolo|#)$/;
/** These need no other word before them: a bus for 20 is more likely than the bus 20. */
const NAME_LABELS =
  /^(?:no|number|room|route|platform|gate|sem|semester|class|chapter|part|phase|sector|unit|iphone|pixel|dolo|#)$/;

const SCORES = {
  marked: 100,
  composed: 50,
  outer: 20,
  label: -15,
  period: -30,
  distance: -60,
};

/** The amount of a line: the marked number, else one at the start or end, else the largest. */
export function lineAmount(
  tokens: readonly LineToken[],
): LineAmount | undefined {
  let best: Candidate | undefined;
  for (const candidate of candidates(tokens)) {
    const isBetter =
      best === undefined ||
      candidate.score > best.score ||
      (candidate.score === best.score &&
        best.score < SCORES.marked &&
        candidate.paise > best.paise);
    if (isBetter) best = candidate;
  }
  return best;
}

/** All that can be amounts, in order. Those with a currency exclude the others. */
export function lineAmounts(tokens: readonly LineToken[]): LineAmount[] {
  const found = candidates(tokens).filter(({ isName }) => !isName);
  const marked = found.filter(({ isMarked }) => isMarked);
  return marked.length > 0 ? marked : found;
}

function candidates(tokens: readonly LineToken[]): Candidate[] {
  const found: Candidate[] = [];
  for (let position = 0; position < tokens.length; position += 1) {
    const candidate = readAt(tokens, position);
    if (candidate === undefined) continue;
    found.push(candidate);
    position = candidate.position + candidate.count - 1;
  }
  return found;
}

function readAt(
  tokens: readonly LineToken[],
  position: number,
): Candidate | undefined {
  const word = tokens[position]?.word ?? "";
  const next = tokens[position + 1]?.word ?? "";
  const third = tokens[position + 2]?.word ?? "";
  const found = (
    read: Paise | undefined,
    count: number,
    score: number,
    divided?: number,
  ) => {
    if (read === undefined) return undefined;
    const after = position + count;
    const [operator, factor] = [tokens[after], tokens[after + 1]];
    const isProduct =
      TIMES.test(operator?.word ?? "") && /^\d{1,3}$/.test(factor?.word ?? "");
    const totalPaise = asPaise(isProduct ? read * Number(factor?.word) : read);
    const readTo = after + (isProduct ? 2 : 0);
    const division =
      divided === undefined
        ? divisionAt(tokens, readTo)
        : { parts: divided, count: 0 };
    const paise = division
      ? asPaise(Math.round(totalPaise / division.parts))
      : totalPaise;
    if (amountFault(paise) !== undefined) return undefined;
    const all = readTo + (division?.count ?? 0) - position;
    const place = placeScore(tokens, position, all);
    return {
      paise,
      position,
      count: all,
      ...(division && { division: { totalPaise, parts: division.parts } }),
      isMarked: score === SCORES.marked,
      isName: score < SCORES.marked && place.isName,
      score:
        (division ? Math.max(score, SCORES.composed) : score) + place.score,
    };
  };

  const marked = MARKED.exec(word);
  if (marked)
    return found(rupees(marked[1] ?? marked[2] ?? ""), 1, SCORES.marked);
  if (CURRENCY.test(word) && PLAIN.test(next))
    return found(rupees(next), 2, SCORES.marked);
  if (CURRENCY.test(word) && THOUSANDS.test(next))
    return found(composedPaise(next), 2, SCORES.marked);
  // In "dolo 650 rs 34" the currency is that of 34.
  if (PLAIN.test(word) && CURRENCY_AFTER.test(next) && !PLAIN.test(third))
    return found(rupees(word), 2, SCORES.marked);
  const [, dividend, parts] = DIVISION.exec(word) ?? [];
  if (dividend !== undefined)
    return found(
      composedPaise(dividend) ?? rupees(dividend.replace(/^(?:₹|rs\.?)/, "")),
      1,
      SCORES.composed,
      Number(parts),
    );
  const composed = composedPaise(word);
  if (composed !== undefined) return found(composed, 1, SCORES.composed);
  if (OPERATOR.test(next)) {
    const calculated = composedPaise(word + next + third);
    if (calculated !== undefined) return found(calculated, 3, SCORES.composed);
  }
  const words = readNumberWords(tokens, position);
  if (words !== undefined) {
    const hasCurrency = CURRENCY_AFTER.test(
      tokens[position + words.count]?.word ?? "",
    );
    return found(
      asPaise(Math.round(words.rupees * 100)),
      words.count + (hasCurrency ? 1 : 0),
      hasCurrency ? SCORES.marked : SCORES.composed,
    );
  }
  if (!PLAIN.test(word) || MEASURES.test(next)) return undefined;
  return found(rupees(word), 1, /[.,]/.test(word) ? SCORES.composed : 0);
}

/** `450/3`, `25.5k/3` */
const DIVISION = new RegExp(
  String.raw`^((?:₹|rs\.?)?(?:${NUMBER}|\d{1,4}(?:\.\d{1,3})?k))[/÷]([2-9]|[1-9]\d)$`,
);

/** `1.2k`, `2x15` and `120+30`. */
function composedPaise(word: string): Paise | undefined {
  const thousands = THOUSANDS.exec(word)?.[1];
  if (thousands !== undefined)
    return asPaise(Math.round(Number(thousands) * 100_000));
  const [, count, price] = PRODUCT.exec(word) ?? [];
  if (count !== undefined && price !== undefined)
    return asPaise(Number(count) * (rupees(price) ?? 0));
  if (!SUM.test(word)) return undefined;
  return asPaise(
    word.split("+").reduce((sum, part) => sum + (rupees(part) ?? 0), 0),
  );
}

function placeScore(
  tokens: readonly LineToken[],
  position: number,
  count: number,
): { score: number; isName: boolean } {
  const isOuter = position === 0 || position + count === tokens.length;
  const before = tokens[position - 1]?.word ?? "";
  const after = tokens[position + count]?.word ?? "";
  const hasLabel =
    NAME_LABELS.test(before) || (LABELS.test(before) && position > 1);
  const isPeriod = PERIODS.test(after) || isYear(tokens, position);
  const isDistance = DISTANCES.test(after);
  return {
    score:
      (isOuter ? SCORES.outer : 0) +
      (LABELS.test(before) && position > 1 ? SCORES.label : 0) +
      (isPeriod ? SCORES.period : 0) +
      (isDistance ? SCORES.distance : 0),
    isName: hasLabel || isPeriod || isDistance,
  };
}

/** `2026` in "30 nov 2026". */
function isYear(tokens: readonly LineToken[], position: number): boolean {
  const before = tokens[position - 1]?.word ?? "";
  return (
    /^20\d\d$/.test(tokens[position]?.word ?? "") && monthNumber(before) > 0
  );
}

function rupees(text: string): Paise | undefined {
  return parseRupees(text.replaceAll(",", ""));
}
