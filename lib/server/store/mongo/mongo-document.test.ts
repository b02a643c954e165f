import { Decimal128, Long, ObjectId, UUID } from "mongodb";
import { describe, expect, it } from "vitest";
import { ONE_LIST } from "@/lib/server/store/port";
import { readExpense } from "@/lib/domain/wire/read-expenses";
import { listScope, possibleIds, toRow } from "./mongo-document";

const read = (fields: Record<string, unknown>) => {
  const document = { _id: "x", date: "2026-01-05", amount: 1, ...fields };
  return readExpense(toRow(document, listScope(ONE_LIST)), 0);
};

describe("a document", () => {
  it.each([
    [99.5, 9950],
    [Long.fromNumber(5000), 500000],
    [Decimal128.fromString("99.50"), 9950],
    [Decimal128.fromString("1.2E+3"), 120000],
    ["₹ 1,250.50", 125050],
    [Decimal128.fromString("NaN"), undefined],
    [Decimal128.fromString("Infinity"), undefined],
    [Long.MAX_VALUE, undefined],
    [new ObjectId(), undefined],
    [{ $gt: "" }, undefined],
    [[5], undefined],
    [true, undefined],
  ])("with the amount %s has %s paise", (amount, paise) => {
    expect(read({ amount })?.amountPaise).toBe(paise);
  });

  it.each([
    ["2026-01-05", "2026-01-05"],
    [new Date("2026-01-05T00:00:00Z"), "2026-01-05"],
    [new Date("2026-01-05T18:30:00Z"), "2026-01-06"],
    ["2026-01-05T18:29:59+00:00", "2026-01-05"],
    [new Date(Number.NaN), undefined],
    [new Date(8.64e15), undefined],
    [20260105, undefined],
    [null, undefined],
  ])("with the date %s has the calendar date %s", (date, day) => {
    expect(read({ date })?.date).toBe(day);
  });

  it("has its _id as text", () => {
    const _id = new ObjectId();
    expect(read({ _id })?._id).toBe(_id.toHexString());
  });
});

it("the text of an id may be a string, an ObjectId, a UUID or a number, and nothing else", () => {
  const hex = "65a1b2c3d4e5f60718293a4b";
  expect(possibleIds(hex)).toEqual([hex, ObjectId.createFromHexString(hex)]);
  const uuid = "0189a4d2-7c3b-7f00-8000-0123456789ab";
  expect(possibleIds(uuid)).toEqual([uuid, new UUID(uuid)]);
  expect(possibleIds("17")).toEqual(["17", 17]);
  expect(possibleIds("017")).toEqual(["017"]);
  expect(possibleIds("NaN")).toEqual(["NaN"]);
  expect(possibleIds("Infinity")).toEqual(["Infinity"]);
  expect(possibleIds('{"$gt": ""}')).toEqual(['{"$gt": ""}']);
});
