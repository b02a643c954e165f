import type { CalendarDate } from "@/lib/expenses/calendar-date";
import { asPaise, type Paise } from "@/lib/expenses/money";
import type { StatementWarning } from "@/lib/import/statement";
import {
  type BalanceCheck,
  checkBalances,
  type RowOrder,
} from "./balance-chain";
import { countSteps } from "@/lib/import/cells/date-order";
import { readMoneyCell } from "@/lib/import/cells/money-cell";
import type { RowMoney } from "./movement";
import { cellOf, type TableRow } from "./table";

type CheckedMoney = {
  /** With the sides that the balances show. */
  money: RowMoney[];
  balances: (Paise | undefined)[];
  warnings: StatementWarning[];
  checked: CheckedBalances;
};

/** How many balances were compared with the row before, and how many do not follow from it. */
export type CheckedBalances = { links: number; breaks: number };

const MAX_BREAKS = 20;

/** Decides by the running balance which amounts are debits, and checks every balance. */
export function applyBalances(
  rows: readonly TableRow[],
  dates: readonly (CalendarDate | undefined)[],
  money: readonly RowMoney[],
  column: number | undefined,
): CheckedMoney {
  const balances = rows.map((row) => readBalance(cellOf(row, column)));
  const check = checkBalances(
    rows.map((_, index) => ({
      money: money[index],
      balancePaise: balances[index],
    })),
    rowOrder(dates),
  );
  return {
    money: money.map((one, index) => withSide(one, index, check)),
    balances,
    warnings: balanceWarnings(rows, check),
    checked: { links: check.links, breaks: check.breaks.length },
  };
}

function withSide(
  money: RowMoney,
  index: number,
  { isSwapped, sides, links, breaks }: BalanceCheck,
): RowMoney {
  if (money === undefined || money === "unreadable") return money;
  if (money.side === undefined)
    return { ...money, side: sides.get(index) ?? "debit" };
  const { amountPaise, side } = money;
  const sure = links > breaks.length * 2 ? { amountPaise, side } : money;
  if (!isSwapped) return sure;
  return { ...sure, side: side === "debit" ? "credit" : "debit" };
}

function balanceWarnings(
  rows: readonly TableRow[],
  { isSwapped, breaks, links }: BalanceCheck,
): StatementWarning[] {
  const warnings: StatementWarning[] = [];
  if (isSwapped)
    warnings.push({
      text: "Money in and money out are the other way round than the header says: the balances show it.",
    });
  if (breaks.length * 2 > links)
    return [
      ...warnings,
      { text: "The balances do not follow from the amounts." },
    ];
  for (const index of breaks.slice(0, MAX_BREAKS)) {
    const line = rows[index]?.line;
    warnings.push({
      ...(line !== undefined && { line }),
      text: "The balance does not follow from the row before. A row may be missing.",
    });
  }
  if (breaks.length > MAX_BREAKS)
    warnings.push({
      text: `${breaks.length - MAX_BREAKS} more balances do not follow from the rows before.`,
    });
  return warnings;
}

/** A balance may be negative, or marked as a debit. */
function readBalance(text: string): Paise | undefined {
  const balance = readMoneyCell(text);
  if (!balance) return undefined;
  const isNegative = balance.sign === "-" || balance.side === "debit";
  return asPaise(isNegative ? -balance.amountPaise : balance.amountPaise);
}

function rowOrder(dates: readonly (CalendarDate | undefined)[]): RowOrder {
  const { rises, falls } = countSteps(dates);
  if (rises === falls) return undefined;
  return rises > falls ? "oldest-first" : "newest-first";
}
