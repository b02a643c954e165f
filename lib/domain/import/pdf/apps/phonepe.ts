import type { StatementWarning } from "@/lib/domain/import/statement";
import { type Table, tableOf } from "@/lib/domain/import/table";
import { amountDoubts, readAmount } from "./app-amount";
import {
  type AppLayout,
  type AppRow,
  readAppTable,
  readDetails,
  readStatus,
} from "./app-rows";
import type { AppStatement } from "./app-statement";
import type { TextLine } from "@/lib/domain/import/pdf/text-lines";

const LAYOUT: AppLayout = {
  names: ["date", "transaction details", "type", "amount"],
  start: /^[a-z]{3,9}\.? \d{1,2}, ?\d{4}\b/i,
  texts: [1],
};
const LABELS = {
  billId: /^bharat connect transaction id\b[\s:.]*/i,
  transactionId: /^transaction id\b[\s:.]*/i,
  utr: /^utr( no\b| number\b)?[\s:.]*/i,
  account: /^(paid by|debited from|credited to|received in)\b[\s:.]*/i,
};
const TIME = /^\d{1,2}:\d{2}/;
const SIDE = /\b(debit|credit)/i;
const SIDES = /debit|credit/gi;
/** These follow the first of several sources of one payment. */
const AFTER_SOURCE = /inr|₹|rs\b|\|/i;

/** That of the CSV file for the same period, and the status. */
const HEADER = [
  "Date",
  "Time",
  "Transaction Details",
  "Transaction ID",
  "UTR",
  "Transaction Type",
  "Credit/debit instrument",
  "Amount",
  "Status",
];

/** Undefined if the lines are no statement of PhonePe. */
export function readPhonePe(
  lines: readonly TextLine[],
): AppStatement | undefined {
  const table = readAppTable(lines, LAYOUT);
  if (!table) return undefined;
  return {
    table: toTable(table.payments),
    doubts: amountDoubts(table.payments.map(readPaid)),
    warnings: table.payments.flatMap(sideWarning),
  };
}

/** PhonePe prints no totals, so this is the only sign of a date that was not read. */
function sideWarning(row: AppRow, index: number): StatementWarning[] {
  const [, , types = [], amounts = []] = row;
  const sides = [...types, ...amounts].join(" ").match(SIDES) ?? [];
  return sides.length < 2
    ? []
    : [
        {
          line: index + 1,
          text: "The payment below this row has no readable date, so it is missing.",
        },
      ];
}

function toTable(payments: readonly AppRow[]): Table {
  const cells = payments.map(paymentCells);
  return tableOf([HEADER, ...cells]);
}

function paymentCells(row: AppRow): string[] {
  const [dates = [], details = [], types = [], amounts = []] = row;
  const { title, transactionId, utr, account } = readDetails(details, LABELS);
  const [source = ""] = (account ?? "").split(AFTER_SOURCE);
  const money = [...types, ...amounts];
  const [date = "", ...below] = dates;
  return [
    date,
    below.find((text) => TIME.test(text)) ?? "",
    title,
    withoutSpaces(transactionId),
    withoutSpaces(utr),
    SIDE.exec(money.join(" "))?.[0] ?? "",
    source.trimEnd(),
    readPaid(row).amount,
    readStatus(details, LABELS, money),
  ];
}

function readPaid([, , types = [], amounts = []]: AppRow) {
  return readAmount([...types, ...amounts]);
}

function withoutSpaces(text = ""): string {
  return text.replace(/\s/g, "");
}
