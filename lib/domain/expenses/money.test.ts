import fc from "fast-check";
import { describe, expect, it, vi } from "vitest";
import {
  asPaise,
  formatRupees,
  MAX_AMOUNT_PAISE,
  parseRupees,
  readPastedRupees,
  plainDecimal,
  readRupees,
  rupeesText,
  toRupees,
} from "./money";

const amounts = fc.integer({ min: 0, max: MAX_AMOUNT_PAISE }).map(asPaise);

describe("parseRupees", () => {
  it.each([
    ["250", 25000],
    ["250.5", 25050],
    ["0.01", 1],
    ["1.15", 115],
    ["10000000", 1_000_000_000],
    ["007", 700],
  ])("reads %s", (text, paise) => {
    expect(parseRupees(text)).toBe(paise);
  });

  it.each(["", " 1", "1.", ".5", "1.234", "-1", "+1", "1e3", "1,000", "0x1"])(
    "rejects %j",
    (text) => {
      expect(parseRupees(text)).toBeUndefined();
    },
  );

  it("reads every amount in its JSON form", () => {
    fc.assert(
      fc.property(amounts, (paise) => {
        expect(parseRupees(String(toRupees(paise)))).toBe(paise);
      }),
    );
  });
});

describe("plainDecimal", () => {
  it.each([
    ["250.50", "250.50"],
    [".5", "0.5"],
    ["1e2", "100"],
    ["", ""],
    ["abc", "abc"],
  ])("%j becomes %j", (typed, plain) => {
    expect(plainDecimal(typed)).toBe(plain);
  });
});

describe("readRupees", () => {
  it.each([
    [250, 25000],
    [0.1 + 0.2, 30],
    [1.15, 115],
    [-40.5, -4050],
    [-0.001, 0],
    ["250", 25000],
    [" ₹ 1,25,000.50 ", 12500050],
    ["Rs. 99", 9900],
    ["INR 99.9", 9990],
    [".5", 50],
  ])("reads %j", (value, paise) => {
    expect(readRupees(value)).toBe(paise);
  });

  it.each([
    NaN,
    Infinity,
    1e21,
    "",
    " ",
    "free",
    "1.2.3",
    "0x10",
    null,
    undefined,
    true,
    [5],
    { $numberDouble: "1" },
  ])("finds no amount in %j", (value) => {
    expect(readRupees(value)).toBeUndefined();
  });

  it("reads the same amount from a number and from text", () => {
    fc.assert(
      fc.property(amounts, (paise) => {
        expect(readRupees(toRupees(paise))).toBe(paise);
        expect(readRupees(toRupees(paise).toFixed(2))).toBe(paise);
        expect(readRupees(formatRupees(paise))).toBe(paise);
      }),
    );
  });
});

describe("formatRupees", () => {
  it.each([
    [10_000_000, "₹1,00,000"],
    [9950, "₹99.50"],
    [1, "₹0.01"],
    [0, "₹0"],
    [MAX_AMOUNT_PAISE, "₹1,00,00,000"],
    [-4050, "-₹40.50"],
  ])("%i paise is %s", (paise, text) => {
    expect(formatRupees(asPaise(paise))).toBe(text);
  });

  it("shows two decimals for whole rupees if asked to", () => {
    expect(formatRupees(asPaise(8900), true)).toBe("₹89.00");
    expect(formatRupees(asPaise(8101), true)).toBe("₹81.01");
    expect(formatRupees(asPaise(8900), false)).toBe("₹89");
  });

  it("creates each format once, when it is first used", async () => {
    vi.resetModules();
    const { NumberFormat } = Intl;
    const created = vi.spyOn(Intl, "NumberFormat").mockImplementation(function (
      ...rest
    ) {
      return new NumberFormat(...rest);
    });
    const money = await import("./money");
    expect(created).not.toHaveBeenCalled();
    money.formatRupees(asPaise(8900));
    money.formatRupees(asPaise(9900));
    expect(created).toHaveBeenCalledOnce();
    created.mockRestore();
  });
});

it("converts every amount to the text of a form field and back", () => {
  expect(rupeesText(asPaise(25000))).toBe("250");
  expect(rupeesText(asPaise(9950))).toBe("99.50");
  fc.assert(
    fc.property(amounts, (paise) => {
      expect(parseRupees(rupeesText(paise))).toBe(paise);
    }),
  );
});

describe("readPastedRupees", () => {
  it.each([
    ["1,250", "1250"],
    ["₹1,250.50", "1250.50"],
    [" ₹ 1,00,000 ", "100000"],
    ["1,234,567.5", "1234567.5"],
    ["Rs. 500/-", "500"],
    ["INR 99", "99"],
    ["250", "250"],
    [".5", ".5"],
  ])("converts %j to the value of a number input", (text, rupees) => {
    expect(readPastedRupees(text)).toBe(rupees);
  });

  it.each(["", "chai", "-5", "1e3", "12 chai", "₹", "1.2.3", "500 Dr"])(
    "finds no amount in %j",
    (text) => {
      expect(readPastedRupees(text)).toBeUndefined();
    },
  );

  it.each(["12,50", "1,25", "1,2500", "₹12,5", "1,", ",5", "1,00,00"])(
    "does not guess what the comma of %j means",
    (text) => {
      expect(readPastedRupees(text)).toBeUndefined();
    },
  );
});
