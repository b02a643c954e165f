import { readMoneyCell } from "@/lib/domain/import/cells/money-cell";
import { isSelfTransfer } from "@/lib/domain/import/narration/left-out-words";
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
    table: tableOf(
      COLUMNS,
      payments.map((payment, index) => ({ ...payment, date: dates[index] })),
    ),
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

/** The columns of the XLSX file for the same period, and the status. */
const COLUMNS = {
  Date: ({ date }: { date: string | undefined }) => date,
  Time: ({ time }: Payment) => time,
  "Transaction Details": ({ title }: Payment) => title,
  "Other Transaction Details (UPI ID or A/c No)": ({ upiId }: Payment) => upiId,
  "Your Account": ({ account }: Payment) => account,
  Amount: ({ amount }: Payment) => amount.amount,
  "UPI Ref No.": ({ reference }: Payment) => reference,
  "Order ID": ({ orderId }: Payment) => orderId,
  Remarks: ({ notes }: Payment) => notes.note,
  Tags: ({ notes }: Payment) => notes.tag,
  Comment: () => "",
  Status: ({ status }: Payment) => status,
};

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
