const RUPEES = /^(inr|rs\.?|₹|rupees?|indian rupees?)$/i;
const CURRENCY =
  /^(inr|usd|eur|gbp|aed|sgd|aud|cad|jpy|rs\.?|(indian )?rupees?|\p{Sc})$/iu;
const CURRENCY_CODE = /^[a-z]{3}$/i;
const IN_OTHERS =
  /[$€£¥]|\b(usd|eur|gbp|aed|sgd|aud|cad|jpy|dollars?|euros?|pounds?|dirhams?)\b/i;
const IN_RUPEES = /₹|\b(inr|rs|rupees?)\b/i;

export function isCurrency(cell: string): boolean {
  return CURRENCY.test(cell);
}

/** Whether a cell of a column called `Currency` is the name of one. */
export function maybeCurrency(cell: string): boolean {
  return isCurrency(cell) || CURRENCY_CODE.test(cell);
}

export function isOtherCurrency(cell: string): boolean {
  return cell !== "" && !RUPEES.test(cell);
}

/** Whether the name of a column says that its amounts are rupees, as in `Amount (INR)`. */
export function isInRupees(header: string): boolean {
  return IN_RUPEES.test(header);
}

/** Whether the name of a column says that its amounts are in another currency, as in `Amount (USD)`. */
export function isInOtherCurrency(header: string): boolean {
  return IN_OTHERS.test(header) && !isInRupees(header);
}
