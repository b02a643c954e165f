import { expect, it } from "vitest";
import { amountDoubts, readAmount } from "./app-amount";

it.each([
  [["₹100"], "100"],
  [["DEBIT", "₹1,23,456.50"], "1,23,456.50"],
  [["Debit", "INR", "12,345.00"], "12,345.00"],
  [["Debit INR 1,12,34", "5.00"], "1,12,345.00"],
  [["Debit INR 1,12,345.0", "0"], "1,12,345.00"],
  [["Debit INR 1,12,", "345", ".00"], "1,12,345.00"],
  [["- Rs.220"], "-220"],
  [["-", "Rs.", "220"], "-220"],
  [["\u2212 Rs. 1,020.50"], "-1,020.50"],
  [["+ Rs.140", "Page 1 of 3"], "+140"],
  [["INR 48.00", "2"], "48.00"],
  [["\ufffd48.00"], "48.00"],
  [["DEBIT"], ""],
  [[], ""],
])("reads the amount of %j", (lines, amount) => {
  expect(readAmount(lines)).toEqual({ amount, isUnclear: false });
});

it.each([
  [["₹60", "₹20.24"], "60"],
  [["₹200", "2"], "200"],
  [["₹200", "212"], "200"],
  [["INR 1000", "0.00"], "10000.00"],
  [["₹1", "12,345"], "112,345"],
])("has a doubt about the amount of %j", (lines, amount) => {
  expect(readAmount(lines)).toEqual({ amount, isUnclear: true });
});

it("has the doubts at the lines of the table", () => {
  const amounts = [["₹1"], ["₹200", "2"]].map(readAmount);
  expect([...amountDoubts(amounts).keys()]).toEqual([2]);
});
