import { expect, it } from "vitest";
import { isTextRecord } from "./type-guards";

it("checks every value of a record of texts", () => {
  expect(isTextRecord({ a: "1" })).toBe(true);
  expect(isTextRecord({ a: "1", b: 2 })).toBe(false);
  expect(isTextRecord(["1"])).toBe(false);
});
