import { type LineToken, plainWord } from "./line-tokens";

const NUMBERS = wordNumbers({
  0.5: "aadha half आधा",
  1: "ek one a एक",
  1.5: "dedh derh डेढ़",
  2: "do two दो",
  2.5: "dhai dhaai adhai ढाई",
  3: "teen three तीन",
  4: "char chaar four चार",
  5: "paanch panch five पांच पाँच",
  6: "chhe chhah six छह छः",
  7: "saat seven सात",
  8: "aath eight आठ",
  9: "nau nine नौ",
  10: "das ten दस",
  11: "gyarah eleven ग्यारह",
  12: "barah twelve बारह",
  13: "terah thirteen तेरह",
  14: "chaudah fourteen चौदह",
  15: "pandrah fifteen पंद्रह",
  16: "solah sixteen सोलह",
  17: "satrah seventeen सत्रह",
  18: "atharah eighteen अठारह",
  20: "bees twenty बीस",
  25: "pachees pachis पच्चीस",
  30: "tees thirty तीस",
  40: "chalis chaalis forty चालीस",
  50: "pachas pachaas fifty पचास",
  60: "sixty साठ",
  70: "sattar seventy सत्तर",
  75: "pachattar पचहत्तर",
  80: "assi eighty अस्सी",
  90: "nabbe ninety नब्बे",
});
const MULTIPLIERS = wordNumbers({
  100: "sau hundred सौ",
  1000: "k hazaar hazar hajar hajaar thousand हज़ार हजार",
  100000: "lakh lac लाख",
});
/** Added to the number that follows: `saadhe teen` is 3.5. */
const FRACTIONS = wordNumbers({
  0.5: "saadhe sadhe saade sade साढ़े",
  0.25: "sava savva sawa सवा",
  "-0.25": "paune पौने",
});
/** Smaller numbers and `a` are also parts of descriptions. */
const MIN_ALONE = 15;

/**
 * Reads numbers such as `dhai sau`, `ek sau bees`, `1.5 lakh` and `pachas` from the
 * position on, in rupees. Undefined for digits without a multiplier after them.
 */
export function readNumberWords(
  tokens: readonly LineToken[],
  from: number,
): { rupees: number; count: number } | undefined {
  const word = (position: number) => tokens[position]?.word ?? "";
  let rupees = 0;
  let at = from;
  let smallest = Infinity;
  for (;;) {
    const fraction = FRACTIONS.get(word(at));
    const valueAt = fraction === undefined ? at : at + 1;
    const digits = /^\d{1,4}(?:\.\d{1,2})?$/.test(word(valueAt));
    const value = digits ? Number(word(valueAt)) : NUMBERS.get(word(valueAt));
    const multiplierAt = value === undefined ? valueAt : valueAt + 1;
    const multiplier = MULTIPLIERS.get(word(multiplierAt));
    if (multiplier === undefined || multiplier >= smallest) {
      const isRest =
        value !== undefined &&
        !digits &&
        fraction === undefined &&
        smallest < Infinity;
      if (isRest && value >= 1 && value < smallest && word(at) !== "a")
        return { rupees: rupees + value, count: at + 1 - from };
      break;
    }
    if (
      value === undefined &&
      (smallest < Infinity || word(multiplierAt) === "k")
    )
      break;
    rupees += ((value ?? 1) + (fraction ?? 0)) * multiplier;
    smallest = multiplier;
    at = multiplierAt + 1;
  }
  if (at > from) return { rupees, count: at - from };
  const alone = NUMBERS.get(word(from)) ?? 0;
  return alone >= MIN_ALONE ? { rupees: alone, count: 1 } : undefined;
}

/** The number of each word; `a_b` is two words. */
export function wordNumbers(
  table: Readonly<Record<string, string>>,
): ReadonlyMap<string, number> {
  return new Map(
    Object.entries(table).flatMap(([number, words]) =>
      words
        .split(" ")
        .map(
          (word) =>
            [plainWord(word.replaceAll("_", " ")), Number(number)] as const,
        ),
    ),
  );
}
