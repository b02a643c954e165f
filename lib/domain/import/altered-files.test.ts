import fc from "fast-check";
import { expect, it } from "vitest";
import {
  type CalendarDate,
  formatDate,
} from "@/lib/domain/expenses/calendar-date";
import { type Statement, StatementError } from "@/lib/domain/import/statement";
import { parseDate } from "@/lib/testing/parse-date";
import { PAYEE_NAMES } from "@/lib/testing/payee-names";
import { propertyRuns } from "@/lib/testing/property-runs";
import { readText } from "@/lib/testing/statement-files";

type Payment = {
  date: CalendarDate;
  name: string;
  paise: number;
  side: "debit" | "credit";
  /** After the payment. */
  balancePaise: number;
};
type Layout = {
  header: readonly string[];
  cells: (payment: Payment) => string[];
  /** Without one, the file cannot prove what an amount is. */
  hasBalance: boolean;
  hasReference?: true;
};
type File = { layout: Layout; rows: string[][] };
type Alteration = (file: File, random: (below: number) => number) => void;

const money = (paise: number) => (paise / 100).toFixed(2);
const dayFirst = (date: string) => date.split("-").reverse().join("/");
const sides = ({ paise, side }: Payment) =>
  side === "debit" ? [money(paise), ""] : ["", money(paise)];
const signed = ({ paise, side }: Payment) =>
  (side === "debit" ? "-" : "+") + money(paise);

const LAYOUTS: Record<string, Layout> = {
  "debit and credit": {
    header: [
      "Date",
      "Narration",
      "Ref",
      "Withdrawal Amt.",
      "Deposit Amt.",
      "Closing Balance",
    ],
    cells: (one) => [
      dayFirst(one.date),
      one.name,
      "0",
      ...sides(one),
      money(one.balancePaise),
    ],
    hasBalance: true,
  },
  "months in words": {
    header: ["Txn Date", "Description", "Debit", "Credit", "Balance"],
    cells: (one) => [
      formatDate(one.date),
      one.name,
      ...sides(one),
      money(one.balancePaise),
    ],
    hasBalance: true,
  },
  "amount and side": {
    header: ["Transaction Date", "Description", "Amount", "Dr / Cr", "Balance"],
    cells: (one) => [
      dayFirst(one.date),
      one.name,
      money(one.paise),
      one.side === "debit" ? "DR" : "CR",
      money(one.balancePaise),
    ],
    hasBalance: true,
  },
  "signed amount and balance": {
    header: ["DATE", "DETAILS", "AMOUNT", "BALANCE"],
    cells: (one) => [one.date, one.name, signed(one), money(one.balancePaise)],
    hasBalance: true,
  },
  "an app's type": {
    header: ["Date", "Transaction Details", "Type", "Amount"],
    cells: (one) => [
      formatDate(one.date),
      `${one.side === "debit" ? "Paid to" : "Received from"} ${one.name}`,
      one.side === "debit" ? "DEBIT" : "CREDIT",
      money(one.paise),
    ],
    hasBalance: false,
  },
  "an app's signs and references": {
    header: ["Date", "Time", "Transaction Details", "Amount", "UPI Ref No."],
    cells: (one) => [
      dayFirst(one.date),
      "16:43:58",
      `${one.side === "debit" ? "Paid to" : "Received from"} ${one.name}`,
      signed(one),
      String(412_345_678_901 + one.paise),
    ],
    hasBalance: false,
    hasReference: true,
  },
  "a tracker's kind": {
    header: ["Date", "Account", "Category", "Note", "INR", "Income/Expense"],
    cells: (one) => [
      one.date,
      "Cash",
      "Other",
      one.name,
      money(one.paise),
      one.side === "debit" ? "Exp." : "Income",
    ],
    hasBalance: false,
  },
};

const payments = fc
  .array(
    fc.record({
      paise: fc.integer({ min: 100, max: 500_000 }),
      side: fc.constantFrom(
        "debit" as const,
        "debit" as const,
        "credit" as const,
      ),
      days: fc.integer({ min: 0, max: 5 }),
    }),
    { minLength: 6, maxLength: PAYEE_NAMES.length },
  )
  .map((rows) => {
    let balancePaise = 10_000_000;
    let day = 1;
    return rows.map(({ paise, side, days }, index): Payment => {
      balancePaise += side === "debit" ? -paise : paise;
      day += days;
      const month = String(1 + Math.floor(day / 28)).padStart(2, "0");
      const date = `2026-${month}-${String(1 + (day % 28)).padStart(2, "0")}`;
      return {
        date: parseDate(date),
        name: `${PAYEE_NAMES[index]} Store`,
        paise,
        side,
        balancePaise,
      };
    });
  });

/** Each leaves what tells the side of a payment, or a balance that shows the alteration. */
const ALTERATIONS: Record<string, Alteration> = {
  "rows are missing": ({ rows }, random) => {
    rows.splice(1 + random(rows.length - 1), 1 + random(3));
  },
  "a row stands twice": ({ rows }, random) => {
    const at = 1 + random(rows.length - 1);
    rows.splice(at, 0, rows[at] ?? []);
  },
  "the columns have another order": ({ rows }, random) => {
    const moved = random(rows[0]?.length ?? 1);
    for (const row of rows) row.push(...row.splice(moved, 1));
  },
  "a name of the header is unknown": ({ rows }, random) => {
    const [header = []] = rows;
    header[random(header.length)] =
      ["Withdraws", "X", "", "Sum", "Wert"][random(5)] ?? "";
  },
  "the header is missing": ({ rows }) => {
    rows.shift();
  },
  "a row has one cell more": ({ rows }, random) => {
    const row = rows[1 + random(rows.length - 1)];
    row?.splice(random(row.length), 0, ["", "0", "1,2", "-"][random(4)] ?? "");
  },
  "a row has one cell less": ({ rows }, random) => {
    const row = rows[1 + random(rows.length - 1)];
    row?.splice(random(row.length), 1);
  },
  "the cells of a row are one further left": ({ layout, rows }, random) => {
    const row = rows[1 + random(rows.length - 1)];
    if (!row || !(layout.hasBalance || layout.hasReference)) return;
    row.splice(random(row.length), 1);
    row.push("");
  },
  "a date has day and month the other way round": ({ rows }, random) => {
    const row = rows[1 + random(rows.length - 1)];
    row?.forEach((cell, index) => {
      row[index] = cell.replace(/^(\d\d)\/(\d\d)\//, "$2/$1/");
    });
  },
  "years have two digits and stand first": ({ rows }) => {
    for (const row of rows)
      row.forEach((cell, index) => {
        row[index] = cell.replace(/^(\d\d)\/(\d\d)\/20(\d\d)$/, "$3/$2/$1");
      });
  },
  "other lines stand between": ({ rows }, random) => {
    rows.splice(
      1 + random(rows.length),
      0,
      [
        ["Page 2 of 3", "", ""],
        [...(rows[0] ?? [])],
        ["", "Total", "1234.00"],
        ["This is a computer generated statement 1800 1234"],
      ][random(4)] ?? [],
    );
  },
  "the newest is first": ({ rows }) => {
    rows.splice(1, rows.length, ...rows.slice(1).reverse());
  },
  "amounts have a currency and commas": ({ rows }) => {
    for (const row of rows)
      row.forEach((cell, index) => {
        if (/^\d+\.\d\d$/.test(cell))
          row[index] =
            `₹ ${Number(cell).toLocaleString("en-IN", { minimumFractionDigits: 2 })}`;
      });
  },
  "the columns for money in and out are mixed up": ({ layout, rows }) => {
    const [header = []] = rows;
    if (!layout.hasBalance) return;
    const out = header.findIndex((name) => /debit|withdrawal/i.test(name));
    const into = header.findIndex((name) => /credit|deposit/i.test(name));
    if (out < 0 || into < 0) return;
    [header[out], header[into]] = [header[into] ?? "", header[out] ?? ""];
  },
};

/** Only the balances show it: not before the first payment, and not if they are damaged, too. */
const changeAmount: Alteration = ({ layout, rows }, random) => {
  const row = rows[2 + random(Math.max(1, rows.length - 3))];
  if (!layout.hasBalance || !row) return;
  const at = row.findIndex((cell) => /\d\.\d\d$/.test(cell));
  if (at >= 0) row[at] = `1${row[at]}`;
};

const csv = (rows: readonly (readonly string[])[]) =>
  rows
    .map((row) =>
      row.map((cell) => (cell.includes(",") ? `"${cell}"` : cell)).join(","),
    )
    .join("\n");

/** What the user is not told of, and that is wrong. */
function silentFaults(
  { rows, warnings, hasAmbiguousDates }: Statement,
  paid: readonly Payment[],
) {
  if (warnings.length > 0) return [];
  return rows.filter((row) => {
    if (
      row.kind !== "expense" ||
      row.doubt !== undefined ||
      row.leftOutAs !== undefined
    )
      return false;
    const same = paid.filter(({ name }) => row.description.includes(name));
    const meant = same.length > 0 ? same : paid;
    return !meant.some(
      ({ date, paise, side }) =>
        side === "debit" &&
        paise === row.amountPaise &&
        (hasAmbiguousDates || date === row.date),
    );
  });
}

it("an altered file gives no wrong amount, side or date without a warning", () =>
  fc.assert(
    fc.asyncProperty(
      fc.constantFrom(...Object.keys(LAYOUTS)),
      payments,
      fc.oneof(
        {
          weight: 9,
          arbitrary: fc.uniqueArray(
            fc.constantFrom(...Object.values(ALTERATIONS)),
            {
              minLength: 1,
              maxLength: 2,
            },
          ),
        },
        { weight: 1, arbitrary: fc.constant([changeAmount]) },
      ),
      fc.infiniteStream(fc.nat()),
      async (name, paid, alterations, numbers) => {
        const layout = LAYOUTS[name];
        if (!layout) return;
        const rows = [[...layout.header], ...paid.map(layout.cells)];
        for (const alter of alterations)
          alter(
            { layout, rows },
            (below) => (numbers.next().value as number) % below,
          );
        const text = csv(rows);
        const statement = await readText(text).catch((error: unknown) => {
          if (error instanceof StatementError) return undefined;
          throw error;
        });
        if (statement)
          expect({ text, faults: silentFaults(statement, paid) }).toEqual({
            text,
            faults: [],
          });
      },
    ),
    { numRuns: propertyRuns(1000) },
  ));
