import { asPaise, formatRupees, type Paise } from "@/lib/domain/expenses/money";

const MAX_INTERVALS = 5;
const PAISE_PER_RUPEE = 100;

/** Crore, lakh and thousand rupees: powers of ten, largest first. */
const UNITS = [
  { name: "Cr", power: 7 },
  { name: "L", power: 5 },
  { name: "K", power: 3 },
] as const;
const PAISE_DIGITS = 2;

/**
 * Four to six round amounts that cover the range and ₹0; fewer for a range of at
 * most ten paise.
 */
export function amountTicks(least: Paise, greatest: Paise): Paise[] {
  if (least === 0 && greatest === 0)
    return [asPaise(0), asPaise(PAISE_PER_RUPEE)];
  for (const step of roundSteps()) {
    const first = Math.floor(Math.min(0, least) / step);
    const last = Math.ceil(Math.max(0, greatest) / step);
    if (last - first <= MAX_INTERVALS)
      return Array.from({ length: last - first + 1 }, (_, index) =>
        asPaise((first + index) * step),
      );
  }
  return [];
}

/** 1, 2, 2.5 and 5 times each power of ten, in whole paise. */
function* roundSteps(): Generator<number> {
  for (let power = 1; Number.isFinite(power); power *= 10) {
    yield power;
    yield power * 2;
    if (power > 1) yield power * 2.5;
    yield power * 5;
  }
}

/**
 * `₹750`, `₹2.5K`, `₹12.5L`, `₹1Cr`: exact to the paisa, unlike the compact
 * notation of `Intl`, which also depends on the browser (`T` for thousand).
 */
export function shortRupees(paise: Paise): string {
  const digits = String(Math.abs(paise));
  const unit = UNITS.find(({ power }) => digits.length > power + PAISE_DIGITS);
  if (!unit) return formatRupees(paise);
  const point = digits.length - unit.power - PAISE_DIGITS;
  const whole = Number(digits.slice(0, point)).toLocaleString("en-IN");
  const fraction = digits.slice(point).replace(/(?<!0)0+$/, "");
  return `${paise < 0 ? "-" : ""}₹${whole}${fraction && `.${fraction}`}${unit.name}`;
}
