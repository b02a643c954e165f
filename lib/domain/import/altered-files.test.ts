import fc from "fast-check";
import { expect, it } from "vitest";
import {
  type CalendarDate,
  formatDate,
} from "@/lib/domain/expenses/calendar-date";
import {
  type Statement,
  StatementError,
  type StatementRow,
} from "@/lib/domain/import/statement";
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
  /** Without a balance, the file cannot prove what an amount is. */
  hasBalance: boolean;
  hasReference?: true;
  /** Whether only the names of its columns say what is money out. */
  needsNames?: true;
};
/** A line of the file, with the payment that it has. */
type Line = { cells: string[]; payment?: Payment };
type File = { layout: Layout; lines: Line[] };
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
  "whole rupees, yes and no": {
    header: ["date", "title", "qty", "amount", "is_expense"],
    cells: (one) => [
      one.date,
      one.name,
      "2",
      String(one.paise / 100),
      String(one.side === "debit"),
    ],
    hasBalance: false,
    needsNames: true,
  },
  "a shop, a note and a status": {
    header: ["Date", "Notes", "Store", "Status", "Type", "Amount"],
    cells: (one) => [
      formatDate(one.date),
      "",
      one.name,
      "Paid",
      one.side === "debit" ? "Expense" : "Income",
      money(one.paise),
    ],
    hasBalance: false,
  },
  "a card": {
    header: ["Date", "Description", "Amount", "Outstanding"],
    cells: (one) => [
      dayFirst(one.date),
      one.name,
      money(one.paise),
      money(20_000_000 - one.balancePaise),
    ],
    hasBalance: true,
    needsNames: true,
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

/** Empty where it is missing. */
const headerOf = ([first]: readonly Line[]): string[] =>
  first?.payment === undefined ? (first?.cells ?? []) : [];

const anyPayment = (
  lines: readonly Line[],
  random: (below: number) => number,
) => {
  const payments = lines.filter(({ payment }) => payment);
  return payments[random(Math.max(payments.length, 1))];
};

const changeCells = (
  lines: readonly Line[],
  change: (cell: string) => string,
) => {
  for (const { cells } of lines)
    for (const [index, cell] of cells.entries()) cells[index] = change(cell);
};

/** Each leaves what tells the side of a payment, or a balance that shows the alteration. */
const ALTERATIONS: Record<string, Alteration> = {
  "rows are missing": ({ lines }, random) => {
    lines.splice(1 + random(lines.length - 1), 1 + random(3));
  },
  "a row stands twice": ({ lines }, random) => {
    const at = 1 + random(lines.length - 1);
    const line = lines[at];
    if (line) lines.splice(at, 0, { ...line, cells: [...line.cells] });
  },
  "the columns have another order": ({ lines }, random) => {
    const moved = random(lines[0]?.cells.length ?? 1);
    for (const { cells } of lines) cells.push(...cells.splice(moved, 1));
  },
  "a name of the header is unknown": ({ layout, lines }, random) => {
    const header = layout.needsNames ? [] : headerOf(lines);
    header[random(header.length)] =
      ["Withdraws", "X", "", "Sum", "Wert"][random(5)] ?? "";
  },
  "the header is missing": ({ layout, lines }) => {
    if (!layout.needsNames) lines.shift();
  },
  "a row has one cell more": ({ lines }, random) => {
    const cells = anyPayment(lines, random)?.cells;
    cells?.splice(
      random(cells.length),
      0,
      ["", "0", "1,2", "-"][random(4)] ?? "",
    );
  },
  "a row has one cell less": ({ lines }, random) => {
    const cells = anyPayment(lines, random)?.cells;
    cells?.splice(random(cells.length), 1);
  },
  "the cells of a row are one further left": ({ layout, lines }, random) => {
    const cells = anyPayment(lines, random)?.cells;
    if (!cells || !(layout.hasBalance || layout.hasReference)) return;
    cells.splice(random(cells.length), 1);
    cells.push("");
  },
  "a date has day and month the other way round": ({ lines }, random) => {
    const line = anyPayment(lines, random);
    changeCells(line ? [line] : [], (cell) =>
      cell.replace(/^(\d\d)\/(\d\d)\//, "$2/$1/"),
    );
  },
  "years have two digits and stand first": ({ lines }) => {
    changeCells(lines, (cell) =>
      cell.replace(/^(\d\d)\/(\d\d)\/20(\d\d)$/, "$3/$2/$1"),
    );
  },
  "other lines stand between": ({ lines }, random) => {
    lines.splice(1 + random(lines.length), 0, {
      cells:
        [
          ["Page 2 of 3", "", ""],
          [...headerOf(lines)],
          ["", "Total", "1234.00"],
          ["This is a computer generated statement 1800 1234"],
        ][random(4)] ?? [],
    });
  },
  "the newest is first": ({ lines }) => {
    const first = lines.findIndex(({ payment }) => payment);
    lines.splice(first, lines.length, ...lines.slice(first).reverse());
  },
  "amounts have a currency and commas": ({ lines }) => {
    changeCells(lines, (cell) =>
      /^\d+\.\d\d$/.test(cell)
        ? `₹ ${Number(cell).toLocaleString("en-IN", { minimumFractionDigits: 2 })}`
        : cell,
    );
  },
  "the columns for money in and out are mixed up": ({ layout, lines }) => {
    const header = headerOf(lines);
    if (!layout.hasBalance) return;
    const out = header.findIndex((name) => /debit|withdrawal/i.test(name));
    const into = header.findIndex((name) => /credit|deposit/i.test(name));
    if (out < 0 || into < 0) return;
    [header[out], header[into]] = [header[into] ?? "", header[out] ?? ""];
  },
};

/** Only the balances show it: not before the first payment, and not if they are damaged, too. */
const changeAmount: Alteration = ({ layout, lines }, random) => {
  const cells = lines[2 + random(Math.max(1, lines.length - 3))]?.cells;
  if (!layout.hasBalance || !cells) return;
  const at = cells.findIndex((cell) => /\d\.\d\d$/.test(cell));
  if (at >= 0) cells[at] = `1${cells[at]}`;
};

const csv = (lines: readonly Line[]) =>
  lines
    .map(({ cells }) =>
      cells.map((cell) => (cell.includes(",") ? `"${cell}"` : cell)).join(","),
    )
    .join("\n");

/** Warnings about the whole file, by what may be wrong in any of its rows. */
const OF_WHOLE_FILE = {
  money:
    /^The balances do not follow|^The balances follow only if|other way round than|^The amounts are those of|^The printed/,
  date: /dates/,
};

/** Whether the screen says that something is wrong with the row. */
function isMarked(row: StatementRow | undefined): boolean {
  return row?.kind === "expense"
    ? row.doubt !== undefined
    : row?.reason === "unreadable" || row?.reason === "no-amount";
}

/** The payments that were read wrongly or are missing, without a word that is about them. */
function silentFaults(
  { rows, warnings, ambiguousDate, table }: Statement,
  lines: readonly Line[],
  paid: readonly Payment[],
): string[] {
  const rowsOf = (line: number) => rows.filter((row) => row.line === line);
  const payments = lines.flatMap(({ payment }, index) =>
    payment ? { payment, line: index + 1 } : [],
  );
  const has = (words: RegExp) =>
    warnings.some(({ line, text }) => line === undefined && words.test(text));
  // A balance does not follow in the row that is wrong, or in the one beside it.
  const isNamed = (position: number) =>
    [position - 1, position, position + 1].some((one) =>
      warnings.some(
        ({ line }) => line !== undefined && line === payments[one]?.line,
      ),
    );
  const isDateAsked = ambiguousDate !== undefined || has(OF_WHOLE_FILE.date);
  const isMoneyAsked = has(OF_WHOLE_FILE.money);
  const faults: string[] = [];
  for (const [position, { payment, line }] of payments.entries()) {
    const [row, ...others] = rowsOf(line);
    if (!row || others.length > 0) {
      if (!isNamed(position)) faults.push(`Line ${line} is not one row.`);
      continue;
    }
    const before = payments[position - 1]?.payment;
    const steps = before
      ? Math.abs(paid.indexOf(payment) - paid.indexOf(before))
      : 1;
    const rowBefore = rowsOf(payments[position - 1]?.line ?? 0)[0];
    if (
      steps > 1 &&
      table?.columns.balance !== undefined &&
      !isNamed(position) &&
      !isMarked(row) &&
      !isMarked(rowBefore)
    )
      faults.push(`A gap before line ${line} is not named.`);
    const isSure =
      row.kind === "expense" &&
      row.doubt === undefined &&
      row.leftOutAs === undefined;
    if (!isSure || isNamed(position)) continue;
    if (row.date !== payment.date && !isDateAsked)
      faults.push(`Line ${line} has the date ${row.date}.`);
    if (
      (payment.side !== "debit" || row.amountPaise !== payment.paise) &&
      !isMoneyAsked
    )
      faults.push(`Line ${line} is an expense of ${row.amountPaise} paise.`);
    if (!row.description.includes(payment.name))
      faults.push(`Line ${line} is described as ${row.description}.`);
  }
  const own = new Set(payments.map(({ line }) => line));
  for (const row of rows)
    if (
      !own.has(row.line) &&
      row.kind === "expense" &&
      row.doubt === undefined &&
      row.leftOutAs === undefined
    )
      faults.push(`Line ${row.line} is no payment.`);
  return faults;
}

it("an altered file gives no wrong or lost row without a warning about it", () =>
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
        const lines: Line[] = [
          { cells: [...layout.header] },
          ...paid.map((payment) => ({ cells: layout.cells(payment), payment })),
        ];
        for (const alter of alterations)
          alter(
            { layout, lines },
            (below) => (numbers.next().value as number) % below,
          );
        const text = csv(lines);
        const statement = await readText(text).catch((error: unknown) => {
          if (error instanceof StatementError) return undefined;
          throw error;
        });
        if (statement)
          expect({
            text,
            faults: silentFaults(statement, lines, paid),
          }).toEqual({
            text,
            faults: [],
          });
      },
    ),
    { numRuns: propertyRuns(1000) },
  ));
