import { expect, it } from "vitest";
import { accountNumber } from "./account-number";

it.each([
  ["Account No : 50100000001234  OTHER", "50100000001234"],
  ["A/c no. XX1234", "XX1234"],
  ["Account Number 1234 5678 9012", "1234 5678 9012"],
  ["Account Statement from 01-12-2026 to 31-12-2026", undefined],
  ["Account 01-12-2026", undefined],
  ["Account 2026", undefined],
  ["Account no. 12", undefined],
  ["Statement of 2026", undefined],
])("the account in %j is %j", (text, number) => {
  expect(accountNumber([{ line: 1, cells: text.split(",") }])).toBe(number);
});
