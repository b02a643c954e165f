import type { Movement, RowMoney } from "@/lib/domain/import/balances/movement";

type BalanceRow = {
  money: RowMoney;
  /** Undefined where the row has none. */
  balancePaise: number | undefined;
};

/** The result of comparing balances with the amounts as they are, or with the opposite sides. */
export type BalanceReading = {
  /** The sides that the balances give to rows without one, by row index. */
  sides: Map<number, Movement["side"]>;
  /** The indexes of the rows whose side the balances confirm. */
  confirmed: Set<number>;
  /** The indexes of the rows whose balance does not follow from the row before. */
  breaks: number[];
  links: number;
};

export type BalanceCheck = { given: BalanceReading; swapped: BalanceReading };

/** The order of the rows, as far as their dates tell. */
export type RowOrder = "oldest-first" | "newest-first" | undefined;

/**
 * Follows the running balance through the rows, both ways if the order is unknown.
 * Where both ways agree with it, as for equal amounts of one day, the amounts are
 * what their columns say, else payments.
 */
export function checkBalances(
  rows: readonly BalanceRow[],
  order: RowOrder,
): BalanceCheck {
  const orders = order ? [order] : (["oldest-first", "newest-first"] as const);
  const read = (isSwapped: boolean) =>
    orders
      .map((one) => followBalances(rows, one, isSwapped))
      .reduce((best, one) => (isBetter(one, best) ? one : best));
  return { given: read(false), swapped: read(true) };
}

function isBetter(reading: BalanceReading, best: BalanceReading): boolean {
  if (matches(reading) !== matches(best))
    return matches(reading) > matches(best);
  return credits(reading) < credits(best);
}

function credits({ sides }: BalanceReading): number {
  return [...sides.values()].filter((side) => side === "credit").length;
}

function matches({ links, breaks }: BalanceReading): number {
  return links - breaks.length;
}

function followBalances(
  rows: readonly BalanceRow[],
  order: Exclude<RowOrder, undefined>,
  isSwapped: boolean,
): BalanceReading {
  const check: BalanceReading = {
    confirmed: new Set(),
    sides: new Map(),
    breaks: [],
    links: 0,
  };
  let balance: number | undefined;
  let change = 0;
  for (let step = 0; step < rows.length; step++) {
    const index = order === "oldest-first" ? step : rows.length - 1 - step;
    const { money, balancePaise } = rows[index] ?? {};
    if (money === "unreadable") {
      balance = balancePaise;
      change = 0;
      continue;
    }
    const needsSide = money !== undefined && money.side === undefined;
    if (money && !needsSide) change += signed(money, isSwapped);
    if (balancePaise === undefined) {
      if (needsSide) balance = undefined;
      continue;
    }
    if (balance !== undefined) {
      const difference = balancePaise - balance - change;
      check.links++;
      if (needsSide && Math.abs(difference) === money.amountPaise)
        check.sides.set(index, difference < 0 ? "debit" : "credit");
      else if (difference !== 0) check.breaks.push(index);
      else if (change !== 0) check.confirmed.add(index);
    }
    balance = balancePaise;
    change = 0;
  }
  check.breaks.sort((a, b) => a - b);
  return check;
}

function signed({ amountPaise, side }: Movement, isSwapped: boolean): number {
  return (side === "credit") !== isSwapped ? amountPaise : -amountPaise;
}
