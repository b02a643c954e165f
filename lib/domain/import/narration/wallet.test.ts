import { expect, it } from "vitest";
import { readText } from "@/lib/testing/statement-files";
import { toppedUpWallet, walletName } from "./wallet";

it.each([
  ["UPI Lite", "", "UPI Lite"],
  ["PhonePe UPI LITE", "", "UPI Lite"],
  ["Paytm Wallet", "", "Paytm Wallet"],
  ["your mobikwik wallet", "", "MobiKwik Wallet"],
  ["wallet", "PhonePe", "PhonePe Wallet"],
  ["wallet", "HDFC Bank", "Wallet"],
  ["HDFC Bank - 12", "Paytm", undefined],
  ["Walletless Store", "", undefined],
])("the wallet of %j from %j is %j", (text, source, name) => {
  expect(walletName(text, source)).toBe(name);
});

it("takes the wallet of the top-up, and not of another text", () => {
  expect(toppedUpWallet(["Paytm Wallet", "Top-up to UPI Lite"])).toBe(
    "UPI Lite",
  );
  expect(toppedUpWallet(["Paid to Wallet World"])).toBeUndefined();
});

it("tells top-ups of a bank from what an app has paid with the wallet", async () => {
  const bank = await readText(
    [
      "Date,Narration,Withdrawal Amt.,Deposit Amt.,Closing Balance",
      "01/10/2026,ADD MONEY TO UPI LITE,1500.00,,3500.00",
      "02/10/2026,UPI-CHAI POINT-chai@ybl-412345678901,40.00,,3460.00",
    ].join("\n"),
  );
  expect(bank.rows).toMatchObject([
    {
      kind: "expense",
      leftOutAs: "top-up",
      wallet: "UPI Lite",
      description: "UPI Lite top-up",
      category: "others",
      amountPaise: 150_000,
    },
    { description: "Chai Point" },
  ]);
  expect(bank.rows[1]).not.toHaveProperty("wallet");
  const app = await readText(
    [
      "Date,Time,Transaction Details,Transaction ID,UTR,Transaction Type,Credit/debit instrument,Amount",
      "03/10/2026,09:09 am,Paid to Tea Stall,T9,,DEBIT,UPI Lite,10",
      "03/10/2026,09:19 am,Paid to Metro,T10,,DEBIT,XX1234,30",
    ].join("\n"),
  );
  expect(app.rows).toMatchObject([
    { description: "Tea Stall", wallet: "UPI Lite" },
    { description: "Metro" },
  ]);
  expect(app.rows[1]).not.toHaveProperty("wallet");
});
