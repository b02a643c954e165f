import { expect, it } from "vitest";
import { parseDate } from "@/lib/testing/parse-date";
import { readPaymentMessage } from "./read-payment-message";
import { refusalOfText, REFUSALS } from "./refusal";

const read = (text: string) =>
  readPaymentMessage(text, parseDate("2026-11-22"));

it.each([
  "Secure PIN 556677 for Rs 230 at GAMELAND",
  "TPIN 4412 for Rs 500",
  "Never share this! 556677 - code to pay INR 90 to BUS PASS",
  "556677 is your login code",
  "Do not share 556677 with anyone. Pay INR 90",
  "Your PIN for the purchase of Rs 230 is 5566",
  "556677 aapka OTP hai, kisi ko na batayein",
  "आपका OTP 5566 है, किसी को न बताएं",
  "OTP 556677 kisi ko na batayein",
  "556677 वन टाइम पासवर्ड है, Rs 90.00 के लिए",
])("%s is a password", (text) => {
  expect(refusalOfText(text)).toBe("password");
});

it.each([
  ...["OTP किसी को न बताएं", "OTP kisi ko na batayein", "कृपया OTP साझा न करें"],
  "- SBI 18001234-SBI प्रिय ग्राहक, OTP किसी को न बताएं",
  ...["Apna PIN ya OTP kisi ke saath share na karein", "Never share your PIN"],
])("a payment that ends with %s is read", (warning) => {
  expect(
    read(`Rs 80 debited from A/c XX12 to TEA HUB on 12-11-26. ${warning}`),
  ).toMatchObject({ amountPaise: 8000, payee: "Tea Hub" });
});

it.each([
  ["Rs 40 paid into your salary account XX12 as interest", "income"],
  ["₹90 requested by Kiran via UPI. Accept or decline in the app", "unpaid"],
  ["Standing instruction of Rs 900 to GREEN FUND is set for 5th", "unpaid"],
  ["FASTag auto top-up of Rs 500 enabled using UPI", "unpaid"],
  ["Monthly average balance of Rs 2000 not maintained in A/c XX12", "offer"],
  ["Mini statement of A/c XX12: 20/11 DR 90.00, 19/11 DR 20.00", "offer"],
  ["Billsplit: Kiran paid ₹600, you owe ₹200", "people"],
] as const)("%s is refused as %s", (text, refusal) => {
  expect(read(text)).toEqual({ kind: "refused", reason: REFUSALS[refusal] });
});

it.each([
  ["Rs.90 spent on LazyPay at Roll House on 14-Nov-26. Due on 1 Dec.", 9000],
  [
    "Txn Rs.90.00\nOn HDFC Bank Card 7781\nAt q331188990@ybl\nby UPI 607712340981\nOn 20-11\nNot You? Call 18001234567",
    9000,
  ],
  [
    "YOUR A/C XX12 IS DEBITED FOR RS. 90.00 ON 03-11-2026 AND CREDITED TO A/C XX88 (UPI REF NO 607712340981)",
    9000,
  ],
  ["Rs 50 debited from A/c XX12 towards library late fee on 12-11-26", 5000],
  ["Rs 118 debited from A/c XX12 towards non maintenance of balance", 11800],
])("%s is a payment", (text, amountPaise) => {
  expect(read(text)).toMatchObject({ kind: "payment", amountPaise });
});

it("takes no phone number for the reference", () => {
  expect(
    read("INR 90 spent on card XX12 at ROLL HOUSE. SMS BLOCK to 919812300045"),
  ).not.toHaveProperty("reference");
});
