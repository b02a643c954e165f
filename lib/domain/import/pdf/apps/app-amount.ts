const NUMBER = String.raw`(\d(?:,*\d)*(?:\.\d*)?)`;
const AMOUNTS = [
  new RegExp(String.raw`([+-]?)(?:₹|rs\.?|inr)${NUMBER}`, "i"),
  // Where the font does not say what the sign of the currency is.
  new RegExp(String.raw`([+-]?)\W?${NUMBER}`),
];

const WITH_CURRENCY = /(?:₹|rs\.?|inr)\d/gi;

/**
 * `isUnclear` if the number below the amount may be its end, or no part of it, and
 * if there are several amounts.
 */
type AppAmount = { amount: string; isUnclear: boolean };

/**
 * The first amount, such as `-2,500.50`, one with a currency if there is any; "" if
 * there is none. A long one goes on in the next line.
 */
export function readAmount(lines: readonly string[]): AppAmount {
  const { text, isUnclear } = amountText(
    lines.map((line) =>
      line.replace(/\s/g, "").replace(/[\u2010-\u2015\u2212]/g, "-"),
    ),
  );
  const found = AMOUNTS.map((amount) => amount.exec(text)).find(Boolean);
  const [, sign = "", digits = ""] = found ?? [];
  const amounts = lines.join("").replace(/\s/g, "").match(WITH_CURRENCY) ?? [];
  return { amount: sign + digits, isUnclear: isUnclear || amounts.length > 1 };
}

const CURRENCY = /₹|rs\.?|inr/i;
const DIGITS = /^[\d.,]+$/;
/** Before the last digits of a group, or of the paise. */
const IS_INCOMPLETE = /(^|[.,]|,\d{1,2}|\.\d)$/;
const HAS_PAISE = /\.\d\d$/;

/** The lines up to the end of the amount. */
function amountText(lines: readonly string[]) {
  const withCurrency = lines.findIndex((line) => CURRENCY.test(line));
  const start =
    withCurrency < 0
      ? lines.findIndex((line) => /\d/.test(line))
      : withCurrency;
  let text = lines.slice(0, start + 1).join("");
  for (const next of lines.slice(start + 1)) {
    if (!DIGITS.test(next)) break;
    const [, number = ""] = /(?:^|[^\d.,])[.,]*(\d[\d.,]*)$/.exec(text) ?? [];
    if (IS_INCOMPLETE.test(number) || /^[.,]/.test(next)) text += next;
    else if (HAS_PAISE.test(number)) break;
    else {
      const isEnd = /[.,]/.test(next);
      return { text: isEnd ? text + next : text, isUnclear: true };
    }
  }
  return { text, isUnclear: false };
}

/** Finds the rows with an unclear amount, by their lines in the table. */
export function amountDoubts(
  amounts: readonly AppAmount[],
): ReadonlyMap<number, string> {
  return new Map(
    amounts.flatMap(({ isUnclear }, index) =>
      isUnclear ? [[index + 1, UNCLEAR_AMOUNT]] : [],
    ),
  );
}

const UNCLEAR_AMOUNT =
  "A number stands below this amount: compare the amount with the file.";
