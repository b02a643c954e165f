import type { Movement, RowMoney } from "./movement";

export type BalanceRow = {
  money: RowMoney;
  /** Undefined where the row has none. */
  balancePaise: number | undefined;
};

export type BalanceCheck = {
  /** Whether debits and credits are the other way round. */
  isSwapped: boolean;
  /** The sides that the balances give to rows without one, by row index. */
  sides: Map<number, Movement["side"]>;
  /** The indexes of the rows whose balance does not follow from the row before. */
  breaks: number[];
  /** How many balances were checked. */
  links: number;
};

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
  const checks = [false, true].flatMap((isSwapped) =>
    orders.map((one) => followBalances(rows, one, isSwapped)),
  );
  return checks.reduce((best, one) => (isBetter(one, best) ? one : best));
}

function isBetter(check: BalanceCheck, best: BalanceCheck): boolean {
  if (matches(check) !== matches(best)) return matches(check) > matches(best);
  return check.isSwapped === best.isSwapped && credits(check) < credits(best);
}

function credits({ sides }: BalanceCheck): number {
  return [...sides.values()].filter((side) => side === "credit").length;
}

function matches({ links, breaks }: BalanceCheck): number {
  return links - breaks.length;
}

function followBalances(
  rows: readonly BalanceRow[],
  order: Exclude<RowOrder, undefined>,
  isSwapped: boolean,
): BalanceCheck {
  const check: BalanceCheck = {
    isSwapped,
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
