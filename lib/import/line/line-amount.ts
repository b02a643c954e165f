import {
  amountFault,
  asPaise,
  type Paise,
  parseRupees,
} from "@/lib/expenses/money";
import type { LineToken } from "./line-tokens";
import { monthNumber } from "./month-number";
import { readNumberWords } from "./number-words";

/** An amount and the tokens that it was read from. */
export type LineAmount = { paise: Paise; position: number; count: number };
type Candidate = LineAmount & { score: number };

const CURRENCY = /^(?:₹|rs|inr|रु|रू|@)$/;
const CURRENCY_AFTER =
  /^(?:₹|rs|inr|rupees?|rupaye|rupay|rupaiye|bucks|रु|रू|रुपये|रुपए|रूपये)$/;
const NUMBER = String.raw`(?:\d{1,3}(?:,\d{2,3})*,\d{3}|\d+)(?:\.\d{1,2})?`;
const PLAIN = new RegExp(`^${NUMBER}$`);
const MARKED = new RegExp(
  `^(?:₹|rs\\.?|inr|रु\\.?|@)(${NUMBER})(?:/-)?$|^(${NUMBER})(?:₹|/-|rs|inr)$`,
);
const THOUSANDS = /^(?:₹|rs\.?)?(\d{1,4}(?:\.\d{1,3})?)k$/;
const PRODUCT = /^(\d{1,3})[x*×](\d{1,6}(?:\.\d{1,2})?)$/;
const SUM = /^\d{1,7}(?:\.\d{1,2})?(?:\+\d{1,7}(?:\.\d{1,2})?){1,20}$/;
const OPERATOR = /^[x*×+]$/;

/** A number before these is a quantity. */
const MEASURES =
  /^(?:ml|l|ltr|litres?|liters?|g|gm|gms|grams?|kg|kgs|km|kms|cm|gb|mb|pcs?|pieces?|am|pm|%)$/;
/** A number before these is a quantity if there is another number. */
const PERIODS =
  /^(?:min|mins|minutes?|hrs?|hours?|days?|din|weeks?|months?|years?|people|log|plates?|cups?)$/;
/** `5k run` is a distance. */
const DISTANCES = /^(?:run|race|walk|marathon|jog|ride|steps)$/;
/** A number after these is a name or a quantity. */
const LABELS =
  /^(?:for|of|no|number|room|bus|route|platform|sem|semester|class|chapter|part|phase|sector|#)$/;

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
  for (let position = 0; position < tokens.length; position += 1) {
    const candidate = readAt(tokens, position);
    if (candidate === undefined) continue;
    const isBetter =
      best === undefined ||
      candidate.score > best.score ||
      (candidate.score === best.score &&
        best.score < SCORES.marked &&
        candidate.paise > best.paise);
    if (isBetter) best = candidate;
    position = candidate.position + candidate.count - 1;
  }
  return best;
}

function readAt(
  tokens: readonly LineToken[],
  position: number,
): Candidate | undefined {
  const word = tokens[position]?.word ?? "";
  const next = tokens[position + 1]?.word ?? "";
  const found = (paise: Paise | undefined, count: number, score: number) =>
    paise === undefined || amountFault(paise) !== undefined
      ? undefined
      : {
          paise,
          position,
          count,
          score: score + placeScore(tokens, position, count),
        };

  const marked = MARKED.exec(word);
  if (marked)
    return found(rupees(marked[1] ?? marked[2] ?? ""), 1, SCORES.marked);
  if (CURRENCY.test(word) && PLAIN.test(next))
    return found(rupees(next), 2, SCORES.marked);
  if (PLAIN.test(word) && CURRENCY_AFTER.test(next))
    return found(rupees(word), 2, SCORES.marked);
  const composed = composedPaise(word);
  if (composed !== undefined) return found(composed, 1, SCORES.composed);
  const third = tokens[position + 2]?.word ?? "";
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
): number {
  const isOuter = position === 0 || position + count === tokens.length;
  const before = tokens[position - 1]?.word ?? "";
  const after = tokens[position + count]?.word ?? "";
  return (
    (isOuter ? SCORES.outer : 0) +
    (LABELS.test(before) && position > 1 ? SCORES.label : 0) +
    (PERIODS.test(after) || isYear(tokens, position) ? SCORES.period : 0) +
    (DISTANCES.test(after) ? SCORES.distance : 0)
  );
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
