import { readDate } from "@/lib/domain/expenses/calendar-date";
import { type Table, tableOf } from "@/lib/domain/import/table";
import { parseHtml } from "./parse-html";

type Attributes = Record<string, string>;

/**
 * The columns of the table in other files of BHIM, without the status. The names of
 * attributes are in lower case here. The time is in UTC.
 */
const COLUMNS = {
  Date: ({ time }: Attributes) => readDate(time) ?? time,
  "Bank Name": ({ bank }: Attributes) => bank,
  "Account Number": ({ accountnumber }: Attributes) => accountnumber,
  Sender: ({ payervpa }: Attributes) => payervpa,
  Receiver: ({ payeevpa }: Attributes) => payeevpa,
  "Payment ID": ({ id }: Attributes) => id,
  "Pay/Collect": ({ type }: Attributes) => type,
  Amount: ({ amount }: Attributes) => amount,
  "DR/CR": ({ benefittype }: Attributes) => benefittype,
};

/**
 * The payments of a page of BHIM that has them in a script, as
 * `var DATA = '<?xml … <Transaction Amount="40.00" …/>'`; undefined for other pages.
 */
export function bhimData(page: string): Table | undefined {
  const start = page.indexOf("'", page.indexOf("var DATA"));
  const end = page.indexOf("'", start + 1);
  const xml = page.slice(start + 1, Math.max(start + 1, end));
  if (!xml.includes("<UPITransactions")) return undefined;
  const payments: Attributes[] = [];
  parseHtml(xml, {
    open: (name, payment) => {
      if (name === "transaction") payments.push(payment);
    },
  });
  return payments.length > 0 ? tableOf(COLUMNS, payments) : undefined;
}
