import { asPaise, formatRupees, type Paise } from "@/lib/domain/expenses/money";
import {
  type MoneyCell,
  readMoneyCell,
} from "@/lib/domain/import/cells/money-cell";
import type { StatementWarning } from "@/lib/domain/import/statement";
import type { Table } from "@/lib/domain/import/table";
import type { Segment, TextLine } from "@/lib/domain/import/pdf/text-lines";

/** The statement of a payment app as the table that its other files have. */
export type AppStatement = {
  /** The name of the bank, where the columns of the table do not tell it. */
  source?: string;
  table: Table;
  /** Printed totals that do not agree with the rows. */
  warnings: StatementWarning[];
  /** Why the user should look at a row, by its line in the table. */
  doubts: ReadonlyMap<number, string>;
};

/** An amount that takes part in a printed total, if it can be read. */
export type CountedAmount = {
  amountPaise: Paise | undefined;
  side: "debit" | "credit";
};

/** The label of each total, above the table. */
type TotalLabels = Record<CountedAmount["side"], RegExp>;

/** Compares the totals above the table with the sums of the amounts. */
export function appTotalWarnings(
  preamble: readonly TextLine[],
  labels: TotalLabels,
  amounts: readonly CountedAmount[],
): StatementWarning[] {
  const sides = ["debit", "credit"] as const;
  return sides.flatMap((side) => {
    const printed = printedTotal(preamble, labels[side]);
    if (printed === undefined)
      return {
        text: `This file has no total of ${SIDE_TEXTS[side]}, so its rows could not be checked.`,
      };
    const sumPaise = asPaise(
      amounts
        .filter((one) => one.side === side)
        .reduce((sum, { amountPaise = 0 }) => sum + amountPaise, 0),
    );
    if (sumPaise === printed) return [];
    return {
      text: `The printed total of ${SIDE_TEXTS[side]} is ${formatRupees(printed)}, and the rows add up to ${formatRupees(sumPaise)}. A row may be missing.`,
    };
  });
}

const SIDE_TEXTS = { debit: "money out", credit: "money in" };

/** The amount right of the label or, if there is none, below it. */
function printedTotal(
  lines: readonly TextLine[],
  label: RegExp,
): Paise | undefined {
  for (const [index, line] of lines.entries())
    for (const segment of line.segments) {
      if (!label.test(segment.text)) continue;
      const inLabel = readTotal(segment.text.replace(label, ""));
      if (inLabel !== undefined) return inLabel;
      const right = line.segments.filter(({ x }) => x > segment.x);
      const below = lines
        .slice(index + 1)
        .filter(({ page }) => page === line.page)
        .map(({ segments }) => nearest(segments, segment));
      const total = [...right, ...below]
        .map((one) => one && readTotal(one.text))
        .find((one) => one !== undefined);
      if (total !== undefined) return total;
    }
  return undefined;
}

function readTotal(text: string): Paise | undefined {
  const money: MoneyCell | undefined = /\d/.test(text)
    ? readMoneyCell(text.replace(/^\W+/, ""))
    : undefined;
  return money?.amountPaise;
}

function nearest(
  segments: readonly Segment[],
  { x }: Segment,
): Segment | undefined {
  return segments.toSorted((a, b) => Math.abs(a.x - x) - Math.abs(b.x - x))[0];
}
