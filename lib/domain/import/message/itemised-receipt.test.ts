import { describe, expect, it } from "vitest";
import { parseDate } from "@/lib/testing/parse-date";
import {
  PAID_RECEIPTS,
  UNPAID_RECEIPTS,
} from "@/lib/testing/payment-messages/receipt-texts";
import { readPastedText } from "@/lib/domain/import/pasted-text";
import { REFUSALS } from "./guards";

const read = (text: string) =>
  readPastedText(text, {
    today: parseDate("2026-11-26"),
    categoryOf: () => undefined,
  });
const inOneLine = (text: string) => text.replaceAll("\n", " ");
const refused = (reason: keyof typeof REFUSALS) => ({
  kind: "refused",
  reason: REFUSALS[reason],
});

describe.each(PAID_RECEIPTS)("the receipt %s", (text, rupees, payee) => {
  const amountPaise = Math.round(rupees * 100);

  it("is a payment to its seller", () => {
    expect(read(text)).toMatchObject({ kind: "payment", amountPaise, payee });
  });

  it("has the same amount in one line", () => {
    expect(read(inOneLine(text))).toMatchObject({
      kind: "payment",
      amountPaise,
    });
  });
});

it.each(UNPAID_RECEIPTS.flatMap((text) => [text, inOneLine(text)]))(
  "%s is no payment",
  (text) => {
    expect(read(text)).toMatchObject({ kind: "refused" });
  },
);

it.each([
  ["a coupon", "Order total ₹500\nCoupon ₹50\nAmount paid ₹450\nOrder 12", 450],
  ["a tip", "Trip fare ₹100\nTotal ₹100\nTip ₹20\nTotal paid ₹120", 120],
  [
    "change in cash",
    "Receipt 12\nTotal 377.00\nCash paid 500.00\nChange 123.00",
    377,
  ],
  [
    "a payment in two parts",
    "Bill no 12\nGrand total ₹250\nPaid via wallet ₹50\nPaid via UPI ₹200",
    250,
  ],
])("reads a receipt with %s", (_, text, rupees) => {
  const payment = { kind: "payment", amountPaise: rupees * 100 };
  expect(read(text)).toMatchObject(payment);
  expect(read(inOneLine(text))).toMatchObject(payment);
});

it.each([
  [
    "no label explains the rest",
    "Order total ₹500\nAmount paid ₹450\nOrder 12",
  ],
  [
    "the rounding is a part",
    "Bill no 1\nTotal 164.00\nRounded 1.00\nPaid by UPI",
  ],
  ["tax comes after the total", "Bill no 1\nTotal ₹100\nTaxes ₹5\nPaid by UPI"],
  [
    "there are two final totals",
    "Cafe\nBill 7\nGrand total ₹105.00\nGrand total ₹110.00\nPaid by UPI",
  ],
])("refuses a receipt if %s", (_, text) => {
  expect(read(text)).toEqual(refused("order"));
  expect(read(inOneLine(text))).toEqual(refused("order"));
});

it("reads two receipts in one text as two payments", () => {
  expect(
    read("Total ₹90.00 paid. Receipt 1\n\nTotal ₹190.00 paid. Receipt 2"),
  ).toMatchObject({
    kind: "messages",
    messages: [
      { message: { amountPaise: 9000 } },
      { message: { amountPaise: 19000 } },
    ],
  });
});

// Given as one line and as several.
it.each([
  [
    "paid in two equal parts",
    "Receipt. Paid Rs 225 by UPI, paid Rs 225 by cash. Total Rs 450",
    450,
  ],
  [
    "before the next due",
    "Mess fee receipt No 8. Total paid Rs 3,000 by UPI. Next due date 12-12-2026",
    3000,
  ],
  [
    "with change",
    "Bill 7. Item Rs 450. Total Rs 450. Received Rs 500. Return Rs 50. Payment done",
    450,
  ],
  [
    "after a saving",
    "Order total: Rs 350. You saved Rs 50. Payment via UPI: Rs 300. Receipt 7. Payment successful",
    300,
  ],
])("reads what was paid %s", (_, text, rupees) => {
  for (const lines of [text, text.replaceAll(". ", "\n")])
    expect(read(lines)).toMatchObject({ amountPaise: rupees * 100 });
});

it.each([
  "Bill 7. Item Rs 50. Total Rs 450. Received Rs 500. Payment done",
  "Payment Receipt Total Rs.1.250,00 paid",
  "Bill no 1\nRice ₹100\nTotal (before tax) ₹100\nPayment done",
  "Tax invoice total Rs 450. Not paid. Payment mode UPI",
  "Tax invoice total Rs 450. Payment via UPI is processing",
  "Hostel fee bill: Room Rs 20000 Mess Rs 15000 Total Rs 35000. Payment by: 30-11-26",
  "Thank you for your order. Total Rs 450. We will call you. Receipt follows.",
  "Ride completed. Total fare Rs 120. Please give cash to the captain.",
  "Invoice Total Rs 450. Payment via UPI: pending approval",
  "Invoice Total Rs 450. Mode of payment: select. Thank you",
  "Invoice Total Rs 450. Payment method: Pay later. Thank you",
  "Payment receipt: You have received Rs 500 from Ravi. Total Rs 500",
  "Wallet receipt: Total Rs 500 added. Payment via UPI",
  "Sale receipt: you sold Physics book. Total Rs 500 paid",
  "Credit note receipt 12. Total Rs 500 paid",
  "Mess Rs 2400 paid\nRent Rs 8000 paid\ntotal Rs 10400",
  "Chai Rs 20\nLunch Rs 80\nAuto Rs 50\nTotal Rs 150 paid",
])("%j is no payment of its total", (text) => {
  expect(read(text).kind).not.toBe("payment");
});

it("refuses a receipt of a day in the future", () => {
  const receipt =
    "Receipt\nCafe Monsoon\nDate: <day>\nTotal Rs 240.00\nPaid via UPI Rs 240.00";
  expect(read(receipt.replace("<day>", "05 Nov 2026")).kind).toBe("payment");
  expect(read(receipt.replace("<day>", "05 Dec 2026")).kind).toBe("refused");
});
