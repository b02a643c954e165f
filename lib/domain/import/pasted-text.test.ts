import { expect, it } from "vitest";
import { parseDate } from "@/lib/testing/parse-date";
import { REFUSALS } from "./message/guards";
import { MAX_LINES, readPastedText } from "./pasted-text";

const read = (text: string) =>
  readPastedText(text, {
    today: parseDate("2026-11-22"),
    categoryOf: () => undefined,
  });

it("reads a message of several lines as one payment", () => {
  expect(
    read(
      "Sent Rs.45\nFrom HDFC Bank A/C *1234\nTo CHAI ADDA\nOn 21/11/26\nRef 607712340981",
    ),
  ).toMatchObject({
    kind: "payment",
    amountPaise: 4500,
    payee: "Chai Adda",
    date: "2026-11-21",
  });
});

it("reads a notification without a date as a payment", () => {
  expect(read("You paid Kiran Store ₹85.00 using UPI")).toMatchObject({
    kind: "payment",
    amountPaise: 8500,
    payee: "Kiran Store",
  });
});

it("reads a typed line with a day and a list with payment words as lines", () => {
  expect(read("₹300 paid to asha by upi yesterday")).toMatchObject({
    kind: "line",
    line: { amountPaise: 30000, date: "2026-11-21" },
  });
  expect(read("₹300 paid to asha by upi\n₹20 chai")).toHaveProperty(
    "lines.length",
    2,
  );
});

it.each([
  [
    "Rs.40 paid to Tea Hub via Axis Bank UPI LITE on 21-11-26.\nUPI Lite balance Rs.410.",
    4000,
  ],
  [
    "ALERT: INR 90.00 is spent on your SHOPCARD ending 7781 at ROLL HOUSE on 15-11-2026.\nAvailable credit limit is Rs 9,360.00",
    9000,
  ],
  ["Rs.75.00 on Freshbasket charged via Simpl.\nNext bill on 30 Nov.", 7500],
])("reads %j as one payment, without its balance", (text, amountPaise) => {
  expect(read(text)).toMatchObject({ kind: "payment", amountPaise });
});

it.each([
  [
    "INR 90.00 spent at ROLL HOUSE on RBL Bank credit card (7781). Not you? Call +912212345678",
    9000,
  ],
  ["Rs.75.00 on Freshbasket charged via Simpl. Next bill on 20 Nov.", 7500],
  ["Fwd: You paid ₹90 to Roll House using UPI. Is it not yours? Tell us", 9000],
])("reads %j as one payment of today", (text, amountPaise) => {
  const pasted = read(text);
  expect(pasted).toMatchObject({ kind: "payment", amountPaise });
  expect(pasted).toHaveProperty("date", undefined);
});

it.each([
  "₹28 paid to Lily Milk Parlour 🎉 via super.money. UTR 632499017765. Paid from Kotak 7781",
  "आपने मीना किराना को ₹28 का पेमेंट किया\nGoogle Pay • UPI 632500981177",
  "Rs.28 debited from A/c XX7781 on 18-11-26 to TEA HUB. Ref 632412340101. ഒടിപി OTP പങ്കിടരുത്",
  "Rs 28 paid on Rollhouse using Simpl. No OTP, no hassle! Transaction id 8a91fe",
])("reads %j as a payment", (text) => {
  expect(read(text)).toMatchObject({ kind: "payment", amountPaise: 2800 });
});

it.each([
  "Passbook XX7781 [Date|Type|Amt] 18-11-26|D|75.00, 17-11-26|D|310.00",
  "Date Amt Type\n18-11-26 75.00 DR\n17-11-26 310.00 DR",
  "Passbook\n20/11/2026 UPI-RAJU 45.00\n19/11/2026 UPI-METRO 60.00\nBalance 812.40",
  "Rs 640 debited from A/c XX7781 only after you share OTP 55-12-03",
  "Rs 640 debited from A/c XX7781. OTP ५५१२०३",
])("refuses %j", (text) => {
  expect(read(text)).toHaveProperty("kind", "refused");
});

it.each([
  "Paid ₹28 to Lily Milk Parlour ✅\nYou won a scratch card! Open PhonePe to see it.",
  "Paid ₹28 to Lily Milk Parlour via PhonePe.\nInvite friends and earn Rs 100.",
  "You just paid Rs 28 at Lily Milk Parlour with Simpl. Late fee applies after 5 Dec.",
])("reads %j as a payment of today", (text) => {
  const pasted = read(text);
  expect(pasted).toMatchObject({ amountPaise: 2800, date: undefined });
  expect(pasted).toHaveProperty("payee", "Lily Milk Parlour");
});

it("reads several messages as several payments", () => {
  expect(
    read(
      "Rs.40 debited from A/c XX12 to TEA HUB. Ref 607712340981\nRs.90 debited from A/c XX12 to ROLL HOUSE. Ref 607712340982",
    ),
  ).toMatchObject({
    kind: "messages",
    messages: [{ message: { payee: "Tea Hub" } }, { message: {} }],
  });
});

it.each([
  ["120 chai #upi", "chai #upi"],
  ["120 chai #received", "chai #received"],
  ["chai #owes 120 kal", "chai #owes"],
  ["spent 120 on chai #cashback", "chai #cashback"],
  ["120 chai #bank #loan #owes", "chai #bank #loan #owes"],
])("reads the line %j, whatever its tags say", (text, description) => {
  expect(read(text)).toMatchObject({
    kind: "line",
    line: { amountPaise: 12000, description },
  });
});

it("refuses a line and a list with a request between people", () => {
  const reason = "This is a message between people, not a payment.";
  expect(read("Kabir: gpay me 80 bro")).toEqual({ kind: "refused", reason });
  expect(read("20 chai\nyou owe me 80")).toEqual({ kind: "refused", reason });
  const long = `Paid Rs 500 to Asha. my upi ${"x".repeat(2000)}`;
  expect(read(long)).toEqual({ kind: "refused", reason });
});

it("refuses a password in several lines", () => {
  expect(read("120 chai\n123456 is your OTP for Rs 500")).toEqual({
    kind: "refused",
    reason: "This is a one-time password.",
  });
});

it("reads one line with the offsets of the whole text", () => {
  expect(read("  120 chai\n")).toEqual({
    kind: "line",
    line: {
      amountPaise: 12000,
      description: "chai",
      category: "food",
      used: [[2, 5, "amount"]],
    },
  });
});

it("gives the lines below a day that day, up to the next one", () => {
  const text =
    "20 nov:\nchai 20\nauto 40, samosa 30\nkal\nlunch 90\nbus 15 aaj";
  const found = read(text);
  expect(
    found.kind === "lines" &&
      found.lines.map(({ line }) => [line.description, line.date]),
  ).toEqual([
    ["chai", "2026-11-20"],
    ["auto", "2026-11-20"],
    ["samosa", "2026-11-20"],
    ["lunch", "2026-11-21"],
    ["bus", "2026-11-22"],
  ]);
});

it("leaves money coming in out of a list of expenses", () => {
  expect(read("chai 20\nrefund 30 amazon\nauto 40")).toMatchObject({
    kind: "lines",
    lines: [{ text: "chai 20" }, { text: "auto 40" }],
    leftOut: ["refund 30 amazon"],
  });
  const income = { kind: "refused", reason: REFUSALS.income };
  expect(read("refund 30 amazon")).toEqual(income);
  expect(read("refund 30 amazon\nchai 20")).toEqual(income);
});

it("reads several expenses, one a line, and leaves out blank lines", () => {
  expect(read("120 chai kal\r\n\r\nauto 60\nno amount")).toMatchObject({
    kind: "lines",
    lines: [
      {
        text: "120 chai kal",
        line: { amountPaise: 12000, date: "2026-11-21" },
      },
      { text: "auto 60", line: { amountPaise: 6000, category: "travel" } },
      { text: "no amount", line: { description: "no amount" } },
    ],
  });
});

it("reads at most as many lines as a list shows", () => {
  const pasted = read("20 chai\n".repeat(MAX_LINES + 5));
  expect(pasted).toHaveProperty("lines.length", MAX_LINES);
  expect(pasted).toHaveProperty("omitted.length", 5);
});

it.each([
  ["a phone number", "Recharge 9876500000 done for Rs 199"],
  ["a masked account", "chai with XX1234 for 20"],
  ["a booking number", "PNR 4412330000 SBC to NDLS fare 905"],
  ["a phone number in a list", "20 chai\n40 auto 9876500000"],
])("refuses a line with %s", (_, text) => {
  expect(read(text)).toEqual({ kind: "unknown" });
});

it.each([
  [
    "a notice of a shared expense",
    "Asha paid ₹900 for Tickets. Your share is ₹300",
    "people",
  ],
  ["a failed payment in Hindi", "आपका रु. 300 का भुगतान असफल रहा", "failed"],
  [
    "a short statement",
    "SBI Mini Stmt A/c X6612: 20/11 Dr 45.00; 19/11 Dr 310.00",
    "offer",
  ],
] as const)("refuses %s", (_, text, reason) => {
  expect(read(text)).toMatchObject({
    kind: "refused",
    reason: REFUSALS[reason],
  });
});

it("refuses a payment with a paragraph of money coming in", () => {
  expect(
    read(
      "Sent Rs.45\nFrom HDFC Bank A/C *1234\nTo CHAI ADDA\nOn 21/11/26\n\nReceived!\nINR 900 in HDFC Bank A/c xx1234 on 21-11-26",
    ),
  ).toEqual({ kind: "refused", reason: REFUSALS.income });
});

it("refuses a printed bill, and reads a list without a total", () => {
  const bill = "Cafe Corner\nIdli 40\nVada 30\nTotal 70\nVisit again";
  expect(read(bill)).toEqual({ kind: "refused", reason: REFUSALS.order });
  expect(read("Idli 40\nVada 30")).toHaveProperty("kind", "lines");
});

it("reads an amount of six digits in a line", () => {
  expect(read("laptop 125000")).toMatchObject({
    line: { description: "laptop", amountPaise: 12_500_000 },
  });
});

it.each([
  'You sent ₹90 to Asha Rao 🎉\n"movie tickets"\nPaid on 14 Nov 2026',
  "You paid ₹90 to Tea Hub ✅\nCompleted on 14 Nov 2026, 6:11 pm",
])("reads the day and the time below a payment as part of it: %j", (text) => {
  expect(read(text)).toMatchObject({
    kind: "payment",
    amountPaise: 9000,
    date: "2026-11-14",
  });
});
