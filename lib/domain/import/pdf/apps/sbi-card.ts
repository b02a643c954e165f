import { readDateCell } from "@/lib/domain/import/cells/date-cell";
import { readMoneyCell } from "@/lib/domain/import/cells/money-cell";
import { lineText, type TextLine } from "@/lib/domain/import/pdf/text-lines";
import { tableOf } from "@/lib/domain/import/table";
import type { AppStatement } from "./app-statement";

const HEADER = ["Date", "Transaction Details", "Amount", "Dr Cr"];
/** The letter after an amount: a debit, a monthly instalment or a credit. */
const SIDES = new Map([
  ["D", "DR"],
  ["M", "DR"],
  ["C", "CR"],
]);

/**
 * Reads a statement of SBI Card, whose rows are `06 Oct 26 CAFE GURGAON IN 148.00 D`.
 * Undefined if the lines are none.
 */
export function readSbiCard(
  lines: readonly TextLine[],
): AppStatement | undefined {
  const texts = lines.map(lineText);
  const isSbiCard =
    texts.some((text) => /\bsbi ?card\b/i.test(text)) &&
    texts.some((text) => /^date transaction details\b/i.test(text));
  const rows = isSbiCard ? texts.flatMap((text) => readRow(text) ?? []) : [];
  if (rows.length === 0) return undefined;
  return {
    source: "SBI Card",
    table: tableOf([HEADER, ...rows.map(({ cells }) => cells)]),
    doubts: new Map(
      rows.flatMap(({ hasOtherAmount }, index) =>
        hasOtherAmount ? [[index + 1, OTHER_AMOUNT]] : [],
      ),
    ),
    warnings: [
      {
        text: "The totals of this file are not compared with its rows: check that no row is missing.",
      },
    ],
  };
}

const OTHER_AMOUNT =
  "Another amount stands in this row: compare it with the file.";

/** The text may go on right of the letter, in another column of the page. */
function readRow(text: string) {
  const words = text.split(" ");
  const date = words.slice(0, 3).join(" ");
  const letters = [...words.keys()].filter(
    (index) =>
      index > 4 &&
      SIDES.has(words[index] ?? "") &&
      readMoneyCell(words[index - 1] ?? "") !== undefined,
  );
  const at = letters.at(-1);
  if (readDateCell(date) === undefined || at === undefined) return undefined;
  return {
    cells: [
      date,
      words.slice(3, at - 1).join(" "),
      words[at - 1] ?? "",
      SIDES.get(words[at] ?? "") ?? "",
    ],
    hasOtherAmount: letters.length > 1,
  };
}
