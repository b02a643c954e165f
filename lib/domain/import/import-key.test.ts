import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { asPaise } from "@/lib/domain/expenses/money";
import { parseDate } from "@/lib/testing/parse-date";
import {
  exportedRowKey,
  importKey,
  importKeys,
  type PaymentFacts,
  upiReference,
} from "./import-key";

const facts: PaymentFacts = {
  amountPaise: asPaise(4000),
  reference: "412345678901",
  account: "XX1234",
  date: parseDate("2026-10-03"),
  narration: "UPI/CHAI POINT",
  balancePaise: asPaise(100_000),
};
const withoutReference: PaymentFacts = { ...facts, reference: "000000" };

describe("upiReference", () => {
  it.each([
    ["412345678901", "412345678901"],
    [" 0000412345678901 ", "412345678901"],
    ["012345678901", "012345678901"],
  ])("finds the 12 digits of %j", (text, digits) => {
    expect(upiReference(text)).toBe(digits);
  });

  it.each(["", "000000", "000000000000", "0000000000000000", "12345", "T4123"])(
    "finds no reference in %j",
    (text) => {
      expect(upiReference(text)).toBeUndefined();
    },
  );
});

describe("importKey", () => {
  it("is a SHA-256 in hexadecimal", () => {
    expect(importKey(facts)).toMatch(/^[0-9a-f]{64}$/);
  });

  it("depends on the UPI reference and the amount only, if there is one", () => {
    const message: PaymentFacts = {
      amountPaise: asPaise(4000),
      reference: "0000412345678901",
      narration: "Sent Rs.40 to Chai Point",
    };
    expect(importKey(message)).toBe(importKey(facts));
    expect(importKey({ ...facts, amountPaise: asPaise(236) })).not.toBe(
      importKey(facts),
    );
  });

  it.each<Partial<PaymentFacts>>([
    { amountPaise: asPaise(1) },
    { reference: "NB77" },
    { date: parseDate("2026-10-04") },
    { narration: "UPI/CHAI" },
    { balancePaise: asPaise(1) },
  ])("without a UPI reference, differs by %j", (change) => {
    expect(importKey({ ...withoutReference, ...change })).not.toBe(
      importKey(withoutReference),
    );
  });

  it("differs by the account only without a balance, in four digits or more", () => {
    const key = (
      account: string,
      balancePaise?: PaymentFacts["balancePaise"],
    ) => importKey({ ...withoutReference, account, balancePaise });
    expect(key("XX1234")).not.toBe(key("XX9999"));
    expect(key("X12")).toBe(key(""));
    expect(key("XX1234", asPaise(1))).toBe(key("", asPaise(1)));
  });

  it.each<Partial<PaymentFacts>>([
    { reference: "" },
    { reference: undefined },
    { reference: "0" },
    { account: "50100000001234" },
    { narration: " upi/chai  point " },
  ])("without a UPI reference, is the same for %j", (change) => {
    expect(importKey({ ...withoutReference, ...change })).toBe(
      importKey(withoutReference),
    );
  });

  it("does not mix neighbouring fields", () => {
    const { date, amountPaise } = facts;
    const key = (account: string, narration: string) =>
      importKey({ amountPaise, date, account, narration });
    expect(key("12", "3 x")).not.toBe(key("123", " x"));
  });
});

describe("importKeys", () => {
  it("numbers equal payments in the order of the file", () => {
    const keyOf = importKeys();
    const [first, second] = [facts, facts].map(keyOf);
    expect(first).toBe(importKey(facts));
    expect(second).not.toBe(first);
  });

  it("gives all rows of a file different keys, the same ones each time", () => {
    const anyFacts = fc.record({
      amountPaise: fc.integer({ min: 1, max: 3 }).map(asPaise),
      reference: fc.constantFrom("", "000000", "412345678901", "NB1"),
      narration: fc.constantFrom("a", "b"),
    });
    fc.assert(
      fc.property(fc.array(anyFacts), (rows) => {
        const keys = rows.map(importKeys());
        expect(new Set(keys).size).toBe(rows.length);
        expect(rows.map(importKeys())).toEqual(keys);
      }),
    );
  });

  it("accepts every text", () => {
    fc.assert(
      fc.property(fc.string({ unit: "binary" }), (narration) => {
        const key = importKey({ amountPaise: asPaise(1), narration });
        expect(key).toHaveLength(64);
      }),
    );
  });
});

it("makes one key of an id, which earlier versions made too", () => {
  expect(exportedRowKey("1")).toBe(
    "b62642d621db2c432ec049ffeefb3a3467bef9932aa81f405bd06218aa60f83f",
  );
  expect(exportedRowKey("2")).not.toBe(exportedRowKey("1"));
});
