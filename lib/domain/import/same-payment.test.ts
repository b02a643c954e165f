import { expect, it } from "vitest";
import { asPaise } from "@/lib/domain/expenses/money";
import { readText } from "@/lib/testing/statement-files";
import { importKey } from "./import-key";

const HDFC =
  "Date,Narration,Value Dat,Debit Amount,Credit Amount,Chq/Ref Number,Closing Balance";
const PHONEPE =
  "Date,Time,Transaction Details,Transaction ID,UTR,Transaction Type,Credit/debit instrument,Amount";

async function keysOf(...lines: string[]) {
  const { rows } = await readText(lines.join("\n"));
  return rows.map((row) => (row.kind === "expense" ? row.key : row.reason));
}

it("one payment in an app's file, a bank's file and a message has one key", async () => {
  const ofApp = await keysOf(
    PHONEPE,
    '"Oct 03, 2026",09:09 am,Paid to CHAI POINT,T1,412345678901,DEBIT,XX1234,40',
  );
  const ofBank = await keysOf(
    HDFC,
    "03/10/26,UPI-CHAI POINT-chai@ybl-YESB0000001-412345678901-UPI,03/10/26,40.00,0.00,0000412345678901,960.00",
  );
  const ofMessage = importKey({
    amountPaise: asPaise(4000),
    reference: "412345678901",
    narration: "Sent Rs.40 To Chai Point",
  });
  expect([ofApp, ofBank]).toEqual([[ofMessage], [ofMessage]]);
});

it("a payment and its charge have two keys, and equal payments have, too", async () => {
  const row = (amount: string, balance: string) =>
    `03/10/26,IMPS-412345678901-ASHA,03/10/26,${amount},0.00,412345678901,${balance}`;
  const keys = await keysOf(
    HDFC,
    row("500.00", "500.00"),
    row("5.90", "494.10"),
    row("5.90", "488.20"),
  );
  expect(new Set(keys).size).toBe(3);
});

it("the rows that two overlapping files share have the same keys", async () => {
  const row = (day: number, balance: number) =>
    `0${day}/10/26,POS CAFE,0${day}/10/26,50.00,0.00,000000,${balance}.00`;
  const first = await keysOf(HDFC, row(1, 950), row(2, 900), row(2, 850));
  const second = await keysOf(HDFC, row(2, 900), row(2, 850), row(3, 800));
  expect(second.slice(0, 2)).toEqual(first.slice(1));
  expect(first).not.toContain(second[2]);
});

it("a payment that came back is marked", async () => {
  const { rows } = await readText(
    [
      HDFC,
      "03/10/26,UPI-CAFE-cafe@ybl-YESB0000001-412345678901-UPI,03/10/26,40.00,0.00,412345678901,960.00",
      "03/10/26,UPI-REV-cafe@ybl-YESB0000001-412345678901-UPI,03/10/26,0.00,40.00,412345678901,1000.00",
    ].join("\n"),
  );
  expect(rows).toMatchObject([
    { kind: "expense", doubt: expect.stringContaining("came back") as string },
    { reason: "money-in" },
  ]);
});
