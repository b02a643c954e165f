import { expect, it } from "vitest";
import { readDetails, readStatus } from "./app-rows";

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

it("finds the line of a payment that failed, and no name with such a line", () => {
  const labels = { utr: /^utr no\.? */i };
  const status = (details: string[], others: string[] = []) =>
    readStatus(details, labels, others);
  expect(status(["Paid to A", "UTR No. 1", "FAILED"])).toBe("FAILED");
  expect(status(["Paid to A"], ["DEBIT", "Failed", "₹10"])).toBe("Failed");
  expect(status(["Paid to Failed Cafe", "UTR No. 1"])).toBe("");
  expect(status(["Paid to Rent of the months", "Pending", "UTR No. 1"])).toBe(
    "",
  );
});
