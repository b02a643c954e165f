import { describe, expect, it } from "vitest";
import { bankWords, hasLeftOutNote, leftOutReason } from "./left-out-words";

describe("leftOutReason", () => {
  it.each([
    ["Transfer to self", "", "own-transfer"],
    ["Self transfer to Bank 12", "", "own-transfer"],
    ["Transfer: Cash", "", "own-transfer"],
    ["Transfer : Cash", "", "own-transfer"],
    ["Added money to wallet", "", "top-up"],
    ["Top-up to UPI Lite", "", "top-up"],
    ["Money blocked for IPO", "", "not-an-expense"],
    ["AUTO SWEEP TO FD", "", "not-an-expense"],
    ["Round ups", "", "not-an-expense"],
    ["Paid to Cafe", "Failed", "failed"],
    ["Paid to Cafe", "Refunded", "failed"],
    ["Paid to Cafe", "Not successful", "failed"],
    ["Paid to Cafe", "To be paid", "failed"],
    ["UPI Lite loaded", "", "top-up"],
    ["Wallet top up", "", "top-up"],
    ["Added to your Paytm Wallet", "", "top-up"],
    ["Money added to Paytm Wallet", "", "top-up"],
    ["Added to UPI Lite", "", "top-up"],
    ["Automatically added to UPI Lite", "", "top-up"],
    ["Auto top-up of UPI Lite", "", "top-up"],
    ["Wallet topped up", "", "top-up"],
    ["UPI Lite auto top-up", "", "top-up"],
    ["UPILITE TOPUP/412345678901", "", "top-up"],
    ["Paid to Added to Wallet Store", "", undefined],
    ["AUTO SAVE FOODS", "", undefined],
    ["Auto save", "", "not-an-expense"],
    ["Payment failed: Cafe", "SUCCESS", "failed"],
    ["Payment to Cafe failed", "", "failed"],
    ["Recharge failed", "", "failed"],
    ["Paid to Asha (reversed)", "", "failed"],
    ["Paid to Failed State Books", "", undefined],
    ["Paid to Selfridge", "SUCCESS", undefined],
    ["Self service laundry", "", undefined],
    ["Mobile top-up", "Completed", undefined],
    ["Paid to self", "", "own-transfer"],
    ["Paid to own account", "", "own-transfer"],
    ["Transferred to your own bank account XX1234", "", "own-transfer"],
    ["Paid to Own Account Cafe", "", undefined],
    ["SWEEP TRF TO 1234", "", "not-an-expense"],
    ["Paid to Self Study Library", "", undefined],
    ["Paid to Add Money Store", "", undefined],
    ["UPI-ADD MONEY STORE-shop@ybl", "", undefined],
    ["Top-up to FASTag HDFC", "", undefined],
    ["Paid to Round Up Cafe", "", undefined],
    ["UPI-SAI SWEEP SERVICES-shop@ybl", "", undefined],
  ])("of %s with the status %j is %s", (text, status, reason) => {
    expect(leftOutReason([text], status)).toBe(reason);
  });
});

it.each([
  ["UPI-STORE-CS@YBL-YESB0000001-412345678901-MONEY ADDED FOR TRIP", undefined],
  ["UPI-STORE-CS@YBL-YESB0000001-412345678901-OWN ACCOUNT", undefined],
  ["UPI/P2M/412345678901/STORE/PAYMENT FAILED RETRY/HDFC", undefined],
  ["TO TRANSFER-UPI/DR/412345678901/STORE/SBIN/cs@ybl/ROUND UP", undefined],
  ["UPI-AUTO SAVE FOODS-A@YBL-YESB0000001-412345678901-UPI", undefined],
  ["UPI-SELF-ASHA@YBL-HDFC0000001-412345678901-X", "own-transfer"],
  ["UPI/DR/412345678901/SELF/HDFC/asha@ybl/x", "own-transfer"],
  ["UPI/412345678901/self/ravi.k@oksbi/SBI/X1", undefined],
  ["UPI/412345678901/UPI LITE/upilite@axis", "top-up"],
  ["UPI-LITE HOUSE STORE-x@ybl-412345678901", undefined],
  ["IMPS-412345678901-ASHA-SBIN-XX1234-SELF TRANSFER", "own-transfer"],
])("the bank's own words of %s say %s", (narration, reason) => {
  expect(leftOutReason([bankWords(narration)], "")).toBe(reason);
});

it.each([
  ["UPI/412345678901/self/ravi.k@oksbi/SBI/X1", true],
  ["UPI/412345678901/money added/chai@ybl/SBI/X1", true],
  ["UPI/412345678901/self study/chai@ybl/SBI/X1", false],
  ["UPI-SELF-ASHA@YBL-HDFC0000001-412345678901-X", false],
])("%s has a note that asks for a look: %s", (narration, expected) => {
  expect(hasLeftOutNote(narration)).toBe(expected);
});
