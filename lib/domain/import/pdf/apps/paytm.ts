import { readMoneyCell } from "@/lib/domain/import/cells/money-cell";
import { isSelfTransfer } from "@/lib/domain/import/narration/left-out-words";
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
import {
  type AppStatement,
  appTotalWarnings,
  type CountedAmount,
} from "./app-statement";
import {
  datesInPeriod,
  readPeriod,
} from "@/lib/domain/import/cells/dates-without-year";
import { lineText, type TextLine } from "@/lib/domain/import/pdf/text-lines";

const LAYOUT: AppLayout = {
  names: [
    "date & time",
    "transaction details",
    "notes & tags",
    "your account",
    "amount",
  ],
  start: /^\d{1,2} [a-z]{3,9}\b/i,
  texts: [1, 2, 3],
};
const LABELS = {
  upiId: /^upi id\b[\s:.]*/i,
  reference: /^upi ref(erence)?( no)?\b[\s:.]*/i,
  orderId: /^order id\b[\s:.]*/i,
};
const NOTE_LABELS = { note: /^note\b[\s:.]*/i, tag: /^tags?\b[\s:.]*/i };
const TOTALS = {
  debit: /^(total )?money (paid|sent)\b/i,
  credit: /^(total )?money received\b/i,
};
const BLOCKED = /^money (un)?blocked\b/i;
const DAY_AND_MONTH = /^(\d{1,2}) ([a-z]{3})[a-z]*/i;
const TIME = /\d{1,2}:\d{2}( ?[ap]m)?/i;

const NO_PERIOD: StatementWarning = {
  text: "The period of this statement was not found, so its dates have no year.",
};

/** That of the XLSX file for the same period, and the status. */
const HEADER = [
  "Date",
  "Time",
  "Transaction Details",
  "Other Transaction Details (UPI ID or A/c No)",
  "Your Account",
  "Amount",
  "UPI Ref No.",
  "Order ID",
  "Remarks",
  "Tags",
  "Comment",
  "Status",
];

/** Undefined if the lines are no statement of Paytm. */
export function readPaytm(
  lines: readonly TextLine[],
): AppStatement | undefined {
  const table = readAppTable(lines, LAYOUT);
  if (!table) return undefined;
  const payments = table.payments.map(readPayment);
  const period = readPeriod(table.preamble.map(lineText));
  const dates = datesInPeriod(
    payments.map(({ day }) => day),
    period,
  );
  return {
    table: toTable(payments, dates),
    doubts: amountDoubts(payments.map(({ amount }) => amount)),
    warnings: [
      ...(period ? [] : [NO_PERIOD]),
      ...appTotalWarnings(
        table.preamble,
        TOTALS,
        payments.flatMap(countedAmount),
      ),
    ],
  };
}

type Payment = ReturnType<typeof readPayment>;

function readPayment(row: AppRow) {
  const [dates = [], details = [], notes = [], accounts = [], amounts = []] =
    row;
  return {
    day: DAY_AND_MONTH.exec(dates[0] ?? "")?.[0] ?? "",
    time: TIME.exec(dates.join(" "))?.[0] ?? "",
    ...readDetails(details, LABELS),
    notes: readDetails(["", ...notes], NOTE_LABELS),
    account: accounts.join(" "),
    amount: readAmount(amounts),
    status: readStatus(details, LABELS, amounts),
  };
}

/** Paytm leaves own transfers and blocked amounts out of its totals. */
function countedAmount({ title, amount, status }: Payment): CountedAmount[] {
  if (isSelfTransfer(title) || BLOCKED.test(title) || status !== "") return [];
  const money = readMoneyCell(amount.amount);
  const side = money?.sign === "-" ? "debit" : "credit";
  return [{ side, amountPaise: money?.amountPaise }];
}

function toTable(
  payments: readonly Payment[],
  dates: readonly (string | undefined)[],
): Table {
  const cells = payments.map((payment, index) => [
    dates[index] ?? "",
    payment.time,
    payment.title,
    payment.upiId ?? "",
    payment.account,
    payment.amount.amount,
    payment.reference ?? "",
    payment.orderId ?? "",
    payment.notes.note ?? "",
    payment.notes.tag ?? "",
    "",
    payment.status,
  ]);
  return tableOf([HEADER, ...cells]);
}
