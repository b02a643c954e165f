import { formatRupees, type Paise } from "./money";

const MOST_INTERVALS = 5;
const PAISE_PER_RUPEE = 100;

/** From the largest: how many zeros a rupee amount loses to each abbreviation used in India. */
const UNITS = [
  { name: "Cr", zeros: 7 },
  { name: "L", zeros: 5 },
  { name: "K", zeros: 3 },
] as const;

/**
 * Four to six round amounts, ₹0 among them, from at most the least to at least
 * the greatest; fewer where all lies within a few paise.
 */
export function amountTicks(least: Paise, greatest: Paise): Paise[] {
  if (least === 0 && greatest === 0) return [0, PAISE_PER_RUPEE];
  for (const step of roundSteps()) {
    const first = Math.floor(Math.min(0, least) / step);
    const last = Math.ceil(Math.max(0, greatest) / step);
    if (last - first <= MOST_INTERVALS)
      return Array.from(
        { length: last - first + 1 },
        (_, index) => (first + index) * step,
      );
  }
  return [];
}

/** 1, 2, 2.5 and 5 times the powers of ten, as far as they are whole paise. */
function* roundSteps(): Generator<Paise> {
  for (let power = 1; Number.isFinite(power); power *= 10) {
    yield power;
    yield power * 2;
    if (power > 1) yield power * 2.5;
    yield power * 5;
  }
}

/**
 * `₹750`, `₹2.5K`, `₹12.5L`, `₹1Cr`: exact to the paisa. `Intl` has a compact
 * notation too, but rounds, and WebKit says `T` for thousands.
 */
export function shortRupees(paise: Paise): string {
  const digits = String(Math.abs(paise));
  const unit = UNITS.find(({ zeros }) => digits.length > zeros + 2);
  if (!unit) return formatRupees(paise);
  const point = digits.length - unit.zeros - 2;
  const whole = Number(digits.slice(0, point)).toLocaleString("en-IN");
  const fraction = digits.slice(point).replace(/0+$/, "");
  return `${paise < 0 ? "-" : ""}₹${whole}${fraction && `.${fraction}`}${unit.name}`;
}
