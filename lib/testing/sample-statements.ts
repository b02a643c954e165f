export type TestFile = { name: string; content: string };

type Payment = {
  date?: string;
  to?: string;
  out?: string;
  in?: string;
};

const HEADER = "Date,Description,Debit,Credit";

/** A statement of a bank, with a row for each payment. */
export function statement(
  payments: readonly Payment[],
  name = "statement.csv",
): TestFile {
  const lines = payments.map(
    ({ date = "05-Jan-2026", to = "Tea Stall", out = "", in: paidIn = "" }) =>
      [date, quote(to), out, paidIn].join(),
  );
  return { name, content: [HEADER, ...lines, ""].join("\r\n") };
}

/** A statement of different payments, all of them money out. */
export function longStatement(count: number): TestFile {
  const payments = Array.from({ length: count }, (_, index) => ({
    date: `${String(1 + (index % 28)).padStart(2, "0")}-Jan-2026`,
    to: `Shop ${String.fromCharCode(65 + (index % 26))}`,
    out: (10 + index / 100).toFixed(2),
  }));
  return statement(payments);
}

/** Money out three times, money in once. */
export const JANUARY = statement([
  { to: "Tea Stall", out: "20.00" },
  { date: "06-Jan-2026", to: "Book Shop", out: "350.50" },
  { date: "07-Jan-2026", to: "Scholarship", in: "5000.00" },
  { date: "08-Jan-2026", to: "Tea Stall", out: "25.00" },
]);

function quote(text: string): string {
  return `"${text.replaceAll('"', '""')}"`;
}

/**
 * A group's bills of January as Splitwise exports them: Asha paid the first, all three
 * have a share of the second, Asha has none of the third.
 */
export const GROUP: TestFile = {
  name: "goa.csv",
  content: [
    "Date,Description,Category,Cost,Currency,Asha,Ravi,Kiran",
    "",
    "2026-01-05,Pizza,Dining out,1200.00,INR,800.00,-400.00,-400.00",
    "2026-01-06,Auto,Taxi,100.00,INR,-33.33,66.66,-33.33",
    "2026-01-07,Cake,Food,450.00,INR,0.00,225.00,-225.00",
    "2026-01-08,Ravi paid Asha,Payment,300.00,INR,-300.00,300.00,0.00",
    "",
    "2026-01-09,Total balance, , ,INR,466.67,191.66,-658.33",
    "",
  ].join("\n"),
};
