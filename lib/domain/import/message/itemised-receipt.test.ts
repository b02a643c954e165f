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
  ["tax comes after the total", "Bill no 1\nTotal ₹100\nTaxes ₹5\nPaid by UPI"],
  [
    "there are two final totals",
    "Cafe\nGrand total ₹105.00\nGrand total ₹110.00\nPaid by UPI",
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
