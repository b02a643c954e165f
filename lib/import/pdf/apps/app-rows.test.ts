import { expect, it } from "vitest";
import { readAmount, readDetails, readStatus } from "./app-rows";

it.each([
  [["₹100"], "100"],
  [["DEBIT", "₹1,23,456.50"], "1,23,456.50"],
  [["Debit", "INR", "12,345.00"], "12,345.00"],
  [["Debit INR 1,12,34", "5.00"], "1,12,345.00"],
  [["- Rs.220"], "-220"],
  [["\u2212 Rs. 1,020.50"], "-1,020.50"],
  [["+ Rs.140", "Page 1 of 3"], "+140"],
  [["₹60", "₹20.24"], "60"],
  [["\ufffd48.00"], "48.00"],
  [["DEBIT"], ""],
  [[], ""],
])("reads the amount of %j", (lines, amount) => {
  expect(readAmount(lines)).toBe(amount);
});

it("reads a title of two lines, and texts after labels", () => {
  const labels = { utr: /^utr no\.? */i, account: /^paid by */i };
  expect(
    readDetails(
      [
        "Paid by mistake",
        "to a shop",
        "UTR No. 4123",
        "45678901",
        "Paid by XX1",
      ],
      labels,
    ),
  ).toEqual({
    title: "Paid by mistake to a shop",
    utr: "4123 45678901",
    account: "XX1",
  });
});

it("finds the line of a payment that failed, and no payee with such a name", () => {
  expect(readStatus([["1 Apr"], ["Paid to A", "FAILED"]])).toBe("FAILED");
  expect(readStatus([["1 Apr"], ["Paid to Failed Cafe"]])).toBe("");
});
