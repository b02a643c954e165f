import { expect, it } from "vitest";
import { HINDI_AND_WALLET_WORDINGS } from "@/lib/testing/payment-messages/hindi-and-wallet-wordings";
import { parseDate } from "@/lib/testing/parse-date";
import { messageReference, readPaymentMessage } from "./read-payment-message";

const TODAY = parseDate("2026-11-22");

it.each(HINDI_AND_WALLET_WORDINGS)(
  "is read: $text",
  ({ text, ...expected }) => {
    expect(readPaymentMessage(text, TODAY)).toMatchObject({
      kind: "payment",
      ...expected,
    });
  },
);

it.each([
  "आपके खाते XX5512 से ₹165 का भुगतान ROLL HOUSE को UPI से किया जाएगा 25-11-2026",
  "आपके खाते XX5512 से ₹165 का भुगतान ROLL HOUSE को नहीं किया गया",
  "आपके खाते XX5512 से ₹165 का भुगतान ROLL HOUSE को UPI से किया गया, असफल रहा",
  "आपका खाता XX5512 ₹400.00 से डेबिट किया जाएगा",
  "Your Simpl bill of ₹1,870 is generated. Your total Simpl spends this cycle: ₹1,870",
])("is no payment: %s", (text) => {
  expect(readPaymentMessage(text, TODAY)).toHaveProperty("kind", "refused");
});

it.each([
  [
    "Transaction Reference Number is P04-3318870-1190452",
    "P04-3318870-1190452",
  ],
  ["Txn ID MK-88120934-11.", "MK-88120934-11"],
  ["Ref No ABC123456-CUB", "ABC123456"],
  ["Ref no 20-11-2026", undefined],
])("%s has the reference %s", (text, reference) => {
  expect(messageReference(text)).toBe(reference);
});
