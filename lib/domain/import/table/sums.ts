import {
  mayBeSpent,
  type RowMoney,
} from "@/lib/domain/import/balances/movement";

/** Two amounts add up to a third one by chance. */
const MIN_ROWS = 3;
const SUM = "This is the sum of the rows above it.";

/** Doubts an amount that is the sum of all payments before it, or of those since the last sum. */
export function doubtSums(money: readonly RowMoney[]): RowMoney[] {
  const all = { paise: 0, rows: 0 };
  let sinceSum = { paise: 0, rows: 0 };
  return money.map((one) => {
    if (!mayBeSpent(one)) return one;
    const isSum = [all, sinceSum].some(
      ({ paise, rows }) => rows >= MIN_ROWS && paise === one.amountPaise,
    );
    if (isSum) {
      sinceSum = { paise: 0, rows: 0 };
      return { ...one, doubt: one.doubt ?? SUM };
    }
    for (const sum of [all, sinceSum]) {
      sum.paise += one.amountPaise;
      sum.rows += 1;
    }
    return one;
  });
}
