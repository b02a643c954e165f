import { readDateCell } from "@/lib/domain/import/cells/date-cell";
import {
  readMoneyCell,
  sideOfCode,
} from "@/lib/domain/import/cells/money-cell";
import { lineText, type TextLine } from "@/lib/domain/import/pdf/text-lines";
import { tableOf } from "@/lib/domain/import/table";
import type { AppStatement } from "./app-statement";

/** A monthly instalment, which is a debit. */
const INSTALMENT = "M";

/** The letter after an amount as a cell of the last column; "" for other words. */
function sideCell(word = ""): string {
  if (word === INSTALMENT) return "debit";
  return (/^[A-Z]$/.test(word) && sideOfCode(word.toLowerCase())) || "";
}

/**
 * Reads a statement of SBI Card, whose rows are `06 Oct 26 CAFE GURGAON IN 148.00 D`.
 * Undefined if the lines are none.
 */
export function readSbiCard(
  lines: readonly TextLine[],
): AppStatement | undefined {
  const texts = lines.map(lineText);
  const header = texts.findIndex((text) =>
    /^date transaction details\b/i.test(text),
  );
  const isSbiCard = texts.some((text) => /\bsbi ?card\b/i.test(text));
  if (!isSbiCard || header < 0) return undefined;
  const rows = texts.slice(header).flatMap((text) => readRow(text) ?? []);
  if (!rows.some(({ side }) => side !== "")) return undefined;
  return {
    source: "SBI Card",
    table: tableOf(COLUMNS, rows),
    doubts: new Map(
      rows.flatMap(({ doubt }, index) =>
        doubt === undefined ? [] : [[index + 1, doubt]],
      ),
    ),
    warnings: [
      {
        text: "The totals of this file are not compared with its rows: check that no row is missing.",
      },
    ],
  };
}

type Row = NonNullable<ReturnType<typeof readRow>>;

const COLUMNS = {
  Date: ({ date }: Row) => date,
  "Transaction Details": ({ details }: Row) => details,
  Amount: ({ amount }: Row) => amount,
  "Dr Cr": ({ side }: Row) => side,
};

const OTHER_AMOUNT =
  "Another amount stands in this row: compare it with the file.";
const NO_LETTER =
  "No letter says whether this is money in or out: compare it with the file.";

/**
 * Reads a line that starts with a date. The text may go on right of the letter, in
 * another column of the page. Without a letter, the last amount with paise is taken;
 * without any, the row has none.
 */
function readRow(text: string) {
  const words = text.split(" ");
  const date = words.slice(0, 3).join(" ");
  if (readDateCell(date) === undefined || words.length < 4) return undefined;
  const isAmount = (index: number) =>
    index > 3 && readMoneyCell(words[index] ?? "") !== undefined;
  const letters = [...words.keys()].filter(
    (index) => sideCell(words[index]) !== "" && isAmount(index - 1),
  );
  const letter = letters.at(-1);
  const amount =
    letter === undefined
      ? words.findLastIndex(
          (word, index) => isAmount(index) && /\.\d\d$/.test(word),
        )
      : letter - 1;
  const end = amount < 0 ? words.length : amount;
  return {
    date,
    details: words.slice(3, end).join(" "),
    amount: words[amount],
    side: sideCell(words[letter ?? -1]),
    doubt:
      letter === undefined
        ? NO_LETTER
        : letters.length > 1
          ? OTHER_AMOUNT
          : undefined,
  };
}
