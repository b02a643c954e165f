import { asPaise, type Paise, parseRupees } from "@/lib/domain/expenses/money";
import { COUNTED, type LineToken, PERIOD } from "./line-tokens";
import { readNumberWords } from "./number-words";

const CURRENCY = /^(?:₹|rs|inr|रु|रू|@)$/;
const CURRENCY_AFTER =
  /^(?:₹|rs|inr|rupees?|rupaye|rupay|rupaiye|bucks|रु|रू|रुपये|रुपए|रूपये)$/;
const NUMBER = String.raw`(?:\d{1,3}(?:,\d{2,3})*,\d{3}|\d+)(?:\.\d{1,2})?`;
const PLAIN = new RegExp(`^${NUMBER}$`);
/** `₹20`, `20/-`, `59/month` */
const MARKED = new RegExp(
  String.raw`^(?:₹|rs\.?|inr|रु\.?|रू\.?|@)(${NUMBER})(?:/-)?$|^(?:₹|rs\.?)?(${NUMBER})(?:₹|/-|rs|inr|/(?:${PERIOD}))$`,
);
/** `40/plate` */
const RATE = new RegExp(String.raw`^(?:₹|rs\.?)?(${NUMBER})/(${COUNTED})$`);
const THOUSANDS = /^(?:₹|rs\.?)?(\d{1,4}(?:\.\d{1,3})?)k$/;
const PRODUCT = /^(\d{1,3})[x*×](\d{1,6}(?:\.\d{1,2})?)$/;
const SUM = new RegExp(String.raw`^${NUMBER}(?:\+${NUMBER}){1,20}$`);
/** `450/3`, `25.5k/3` */
const DIVISION = new RegExp(
  String.raw`^((?:₹|rs\.?)?(?:${NUMBER}|\d{1,4}(?:\.\d{1,3})?k))(?:rs)?[/÷]([2-9]|[1-9]\d)$`,
);
const OPERATOR = /^[x*×+]$/;

/** `500ml`, `500 ml`: a number before these is a quantity. */
const MEASURED =
  /^\d[\d.,]* ?(?:ml|l|ltr|litres?|liters?|mg|g|gm|gms|grams?|kg|kgs|km|kms|cm|gb|mb|pcs?|pieces?|dozen|packs?|percent|%)$/;

/** A number as it is written, in `count` words. */
type LineNumber = {
  /** Undefined for a number that is no amount of money. */
  paise: Paise | undefined;
  count: number;
  /** With a currency, or in a form that only amounts have: `1.2k`, `2x15`, `dhai sau`. */
  form: "marked" | "composed" | "plain";
  /** The number of people or things that it is divided by. */
  parts?: number;
  /** What it is the price of: `plate` in `40/plate`. */
  unit?: string;
};

/** The number that begins at the position. */
export function numberAt(
  tokens: readonly LineToken[],
  position: number,
): LineNumber | undefined {
  const word = tokens[position]?.word ?? "";
  const next = tokens[position + 1]?.word ?? "";
  const third = tokens[position + 2]?.word ?? "";
  const form = "marked";
  const marked = MARKED.exec(word);
  if (marked)
    return { paise: rupees(marked[1] ?? marked[2] ?? ""), count: 1, form };
  const [, rate, unit] = RATE.exec(word) ?? [];
  if (rate !== undefined && unit !== undefined)
    return { paise: rupees(rate), count: 1, form, unit };
  if (CURRENCY.test(word) && (PLAIN.test(next) || THOUSANDS.test(next)))
    return { paise: composedPaise(next) ?? rupees(next), count: 2, form };
  if (CURRENCY.test(word) && DIVISION.test(next)) {
    const divided = composedAt(next, "", "");
    return divided && { ...divided, count: 2 };
  }
  // In "dolo 650 rs 34" the currency is that of 34.
  if (PLAIN.test(word) && CURRENCY_AFTER.test(next) && !PLAIN.test(third))
    return { paise: rupees(word), count: 2, form };
  return (
    composedAt(word, next, third) ??
    wordsAt(tokens, position) ??
    (PLAIN.test(word) && !isMeasured(word, next)
      ? {
          paise: rupees(word),
          count: 1,
          form: /[.,]/.test(word) ? "composed" : "plain",
        }
      : undefined)
  );
}

/** Whether a number is a quantity by its unit, in it or behind it. */
export function isMeasured(word: string, next: string): boolean {
  return MEASURED.test(word) || MEASURED.test(`${word} ${next}`);
}

/** `450/3`, `1.2k`, `2x15`, `120+30`, `120 + 30` */
function composedAt(
  word: string,
  next: string,
  third: string,
): LineNumber | undefined {
  const form = "composed";
  const [, dividend, parts] = DIVISION.exec(word) ?? [];
  if (dividend !== undefined)
    return {
      paise:
        composedPaise(dividend) ?? rupees(dividend.replace(/^(?:₹|rs\.?)/, "")),
      count: 1,
      form,
      parts: Number(parts),
    };
  const paise = composedPaise(word);
  if (paise !== undefined) return { paise, count: 1, form };
  const calculated = OPERATOR.test(next)
    ? composedPaise(word + next + third)
    : undefined;
  return calculated === undefined
    ? undefined
    : { paise: calculated, count: 3, form };
}

/** `dhai sau`, `pachas rupaye` */
function wordsAt(
  tokens: readonly LineToken[],
  position: number,
): LineNumber | undefined {
  const words = readNumberWords(tokens, position);
  if (words === undefined) return undefined;
  const hasCurrency = CURRENCY_AFTER.test(
    tokens[position + words.count]?.word ?? "",
  );
  return {
    paise: asPaise(Math.round(words.rupees * 100)),
    count: words.count + (hasCurrency ? 1 : 0),
    form: hasCurrency ? "marked" : "composed",
  };
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

function rupees(text: string): Paise | undefined {
  return parseRupees(text.replaceAll(",", ""));
}
