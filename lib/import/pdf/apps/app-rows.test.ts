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

it("finds the line of a payment that failed, and no payee with such a name", () => {
  expect(readStatus([["1 Apr"], ["Paid to A", "FAILED"]])).toBe("FAILED");
  expect(readStatus([["1 Apr"], ["Paid to Failed Cafe"]])).toBe("");
});
