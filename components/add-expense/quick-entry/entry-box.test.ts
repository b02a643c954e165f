import { expect, it } from "vitest";
import { markedParts } from "./entry-box";

it("splits the text at its marks", () => {
  expect(
    markedParts("chai 120 kal", [
      { start: 9, end: 12, role: "date" },
      { start: 5, end: 8, role: "amount" },
    ]),
  ).toEqual([
    { part: "chai " },
    { part: "120", role: "amount" },
    { part: " " },
    { part: "kal", role: "date" },
  ]);
});

it("leaves out marks that overlap an earlier one, or that an older text had", () => {
  expect(
    markedParts("120", [
      { start: 0, end: 3, role: "amount" },
      { start: 1, end: 2, role: "date" },
      { start: 4, end: 9, role: "description" },
    ]),
  ).toEqual([{ part: "120", role: "amount" }]);
});
