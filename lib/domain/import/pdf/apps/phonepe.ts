import type { StatementWarning } from "@/lib/domain/import/statement";
import { tableOf } from "@/lib/domain/import/table";
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

export function readPhonePe(
  lines: readonly TextLine[],
): AppStatement | undefined {
  const table = readAppTable(lines, LAYOUT);
  if (!table) return undefined;
  const payments = table.payments.map(readPayment);
  return {
    table: tableOf(COLUMNS, payments),
    doubts: amountDoubts(payments.map(({ amount }) => amount)),
    warnings: payments.flatMap(sideWarning),
  };
}

type Payment = ReturnType<typeof readPayment>;

/** The columns of the CSV file for the same period, and the status. */
const COLUMNS = {
  Date: ({ date }: Payment) => date,
  Time: ({ time }: Payment) => time,
  "Transaction Details": ({ title }: Payment) => title,
  "Transaction ID": ({ transactionId }: Payment) =>
    withoutSpaces(transactionId),
  UTR: ({ utr }: Payment) => withoutSpaces(utr),
  "Transaction Type": ({ side }: Payment) => side,
  "Credit/debit instrument": ({ source }: Payment) => source.trimEnd(),
  Amount: ({ amount }: Payment) => amount.amount,
  Status: ({ status }: Payment) => status,
};

/** PhonePe prints no totals, so this is the only sign of a date that was not read. */
function sideWarning({ sides }: Payment, index: number): StatementWarning[] {
  return sides.length < 2
    ? []
    : [
        {
          line: index + 1,
          text: "The payment below this row has no readable date, so it is missing.",
        },
      ];
}

function readPayment(row: AppRow) {
  const [dates = [], details = [], types = [], amounts = []] = row;
  const money = [...types, ...amounts];
  const moneyText = money.join(" ");
  const [date, ...below] = dates;
  const texts = readDetails(details, LABELS);
  const [source = ""] = (texts.account ?? "").split(AFTER_SOURCE);
  return {
    ...texts,
    date,
    time: below.find((text) => TIME.test(text)),
    side: SIDE.exec(moneyText)?.[0],
    /** A second one is that of another payment. */
    sides: moneyText.match(SIDES) ?? [],
    source,
    amount: readAmount(money),
    status: readStatus(details, LABELS, money),
  };
}

function withoutSpaces(text: string | undefined) {
  return text?.replace(/\s/g, "");
}
