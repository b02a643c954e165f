import { readDate } from "@/lib/domain/expenses/calendar-date";
import { type Table, tableOf } from "@/lib/domain/import/table";
import { parseHtml } from "./parse-html";

/** Those of the table in other files of BHIM, without the status. */
const HEADER = [
  "Date",
  "Bank Name",
  "Account Number",
  "Sender",
  "Receiver",
  "Payment ID",
  "Pay/Collect",
  "Amount",
  "DR/CR",
];

/**
 * The payments of a page of BHIM that has them in a script, as
 * `var DATA = '<?xml … <Transaction Amount="40.00" …/>'`; undefined for other pages.
 */
export function bhimData(page: string): Table | undefined {
  const start = page.indexOf("'", page.indexOf("var DATA"));
  const end = page.indexOf("'", start + 1);
  const xml = page.slice(start + 1, Math.max(start + 1, end));
  if (!xml.includes("<UPITransactions")) return undefined;
  const rows: string[][] = [];
  parseHtml(xml, {
    open: (name, payment) => {
      if (name === "transaction") rows.push(cellsOf(payment));
    },
    close: () => {},
    text: () => {},
  });
  return rows.length > 0 ? tableOf([HEADER, ...rows]) : undefined;
}

/** The names of attributes are in lower case here. The time is in UTC. */
function cellsOf(payment: Record<string, string>): string[] {
  return [
    readDate(payment["time"]) ?? payment["time"],
    payment["bank"],
    payment["accountnumber"],
    payment["payervpa"],
    payment["payeevpa"],
    payment["id"],
    payment["type"],
    payment["amount"],
    payment["benefittype"],
  ].map((cell) => cell ?? "");
}
