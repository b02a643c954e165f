import { readDateCell } from "@/lib/domain/import/cells/date-cell";
import { readMoneyCell } from "@/lib/domain/import/cells/money-cell";
import { isSelfTransfer } from "@/lib/domain/import/narration/left-out-words";
import { tableOf } from "@/lib/domain/import/table";
import { amountDoubts, readAmount } from "./app-amount";
import {
  type AppLayout,
  type AppRow,
  readAppTable,
  readDetails,
  readStatus,
} from "./app-rows";
import {
  type AppStatement,
  appTotalWarnings,
  type CountedAmount,
} from "./app-statement";
import type { TextLine } from "@/lib/domain/import/pdf/text-lines";

const LAYOUT: AppLayout = {
  names: ["date & time", "transaction details", "amount"],
  start: /^\d{1,2} [a-z]{3,9}\b/i,
  texts: [1],
};
const LABELS = {
  upiId: /^upi transaction id\b[\s:.]*/i,
  otherId: /^(google )?transaction id\b[\s:.]*/i,
  // A row of money in has it, too: the bank is the user's own.
  account: /^paid (by|to)\b[\s:.]*/i,
};
const TOTALS = { debit: /^sent\b/i, credit: /^received\b/i };

const MONEY_IN = /^(received|refund|cashback|reward)\b/i;
const TOP_UP = /^top-?up\b/i;
const TIME = /\d{1,2}:\d{2}( ?[ap]m)?$/i;

export function readGooglePay(
  lines: readonly TextLine[],
): AppStatement | undefined {
  const table = readAppTable(lines, LAYOUT);
  if (!table) return undefined;
  const payments = table.payments.map(readPayment);
  return {
    table: tableOf(COLUMNS, payments),
    doubts: amountDoubts(payments.map(({ amount }) => amount)),
    warnings: appTotalWarnings(
      table.preamble,
      TOTALS,
      payments.flatMap(countedAmount),
    ),
  };
}

type Payment = ReturnType<typeof readPayment>;

const COLUMNS = {
  Date: ({ date }: Payment) => date,
  Time: ({ time }: Payment) => time,
  "Transaction details": ({ title }: Payment) => title,
  "UPI transaction ID": ({ upiId }: Payment) => upiId,
  "Transaction ID": ({ otherId }: Payment) => otherId,
  Type: ({ title }: Payment) => (MONEY_IN.test(title) ? "Credit" : "Debit"),
  "Payment method": ({ account }: Payment) => account,
  Kind: ({ title }: Payment) => (TOP_UP.test(title) ? "Wallet top-up" : ""),
  Amount: ({ amount }: Payment) => amount.amount,
  Status: ({ status }: Payment) => status,
};

function readPayment(row: AppRow) {
  const [dates = [], details = [], amounts = []] = row;
  // The year and the time may stand in lines of their own.
  const texts = dates.join(" ");
  const time = TIME.exec(texts)?.[0] ?? "";
  return {
    date: firstDate(dates.map((text) => text.replace(TIME, "").trim())),
    time,
    ...readDetails(details, LABELS),
    amount: readAmount(amounts),
    status: readStatus(details, LABELS, amounts),
  };
}

/** The first lines that are a date together. */
function firstDate(lines: readonly string[]): string {
  const ends = lines.map((_, index) => lines.slice(0, index + 1).join(" "));
  return ends.find((text) => readDateCell(text) !== undefined) ?? "";
}

/** Google leaves transfers between own accounts out of its totals. */
function countedAmount({ title, amount, status }: Payment): CountedAmount[] {
  if (isSelfTransfer(title) || status !== "") return [];
  const side = MONEY_IN.test(title) ? "credit" : "debit";
  return [{ side, amountPaise: readMoneyCell(amount.amount)?.amountPaise }];
}
