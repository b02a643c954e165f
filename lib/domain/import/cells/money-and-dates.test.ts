import fc from "fast-check";
import { describe, expect, it } from "vitest";
import {
  asPaise,
  formatRupees,
  MAX_AMOUNT_PAISE,
} from "@/lib/domain/expenses/money";
import { type DateOrder, readDateCell, resolveDate } from "./date-cell";
import { isNoMoney, readMoneyCell } from "./money-cell";

describe("readMoneyCell", () => {
  it.each([
    ["1,23,456.78", 12345678, undefined, undefined],
    ["₹ 2,500.00 Cr", 250000, undefined, "credit"],
    ["300 Dr", 30000, undefined, "debit"],
    ["300.00DR.", 30000, undefined, "debit"],
    ["Cr 300", 30000, undefined, "credit"],
    ["(500)", 50000, "-", undefined],
    ["500.00-", 50000, "-", undefined],
    ["−500", 50000, "-", undefined],
    ["- Rs.220", 22000, "-", undefined],
    ["+140.00", 14000, "+", undefined],
    ["Rs. 1,000", 100000, undefined, undefined],
    ["INR 48", 4800, undefined, undefined],
    ["INR500", 50000, undefined, undefined],
    ["500/-", 50000, undefined, undefined],
    ["1,00.00", 10000, undefined, undefined],
    ["20.000000000004", 2000, undefined, undefined],
    ["0.00", 0, undefined, undefined],
    [".5", 50, undefined, undefined],
    ["१२", undefined, undefined, undefined],
  ])("reads %j", (text, amountPaise, sign, side) => {
    expect(readMoneyCell(text)).toEqual(
      amountPaise === undefined ? undefined : { amountPaise, sign, side },
    );
  });

  it.each([
    "",
    "-",
    "chai",
    "12,50",
    "1.2.3",
    "XX1234",
    "1e5",
    "10/10",
    "=1+1",
  ])("finds no amount in %j", (text) => {
    expect(readMoneyCell(text)).toBeUndefined();
  });

  it("reads every amount that is shown on the screen", () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: MAX_AMOUNT_PAISE }), (paise) => {
        expect(readMoneyCell(formatRupees(asPaise(paise)))).toMatchObject({
          amountPaise: paise,
        });
      }),
    );
  });

  it.each(["", " ", "-", "--", "NA", "n/a", "Nil"])(
    "takes %j for none",
    (text) => {
      expect(isNoMoney(text)).toBe(true);
    },
  );
});

describe("readDateCell", () => {
  const read = (text: string, order: DateOrder = "day-first") =>
    resolveDate(readDateCell(text), order);

  it.each([
    ["2026-10-03", "2026-10-03"],
    ["2026/10/3", "2026-10-03"],
    ["20261003", "2026-10-03"],
    ["2026-10-03T20:00:00Z", "2026-10-04"],
    ["2026-10-03 16:43:58", "2026-10-03"],
    ["03/10/2026", "2026-10-03"],
    ["03-10-26", "2026-10-03"],
    ["3.10.2026", "2026-10-03"],
    ["03-04-2026 19:40:46", "2026-04-03"],
    ["3 Oct 2026", "2026-10-03"],
    ["03-Oct-26", "2026-10-03"],
    ["03Oct2026", "2026-10-03"],
    ["3rd October, 2026", "2026-10-03"],
    ["Oct 03, 2026", "2026-10-03"],
    ["Oct 03, 2026 09:09 am", "2026-10-03"],
    ["Sept 30, 2026", "2026-09-30"],
    ["30-SEPT-2026", "2026-09-30"],
    ["Sat, 3 Oct 2026", "2026-10-03"],
    ["18 JUL'26", "2026-07-18"],
    ["18 JUL’26", "2026-07-18"],
    ["44877", "2022-11-12"],
    ["44877.75", "2022-11-12"],
    ["10/13/2026", "2026-10-13"],
  ])("reads %j", (text, date) => {
    expect(read(text)).toBe(date);
  });

  it.each([
    "",
    "soon",
    "as on 31/10/2026",
    "31/02/2026",
    "13/13/2026",
    "3 Foo 2026",
    "3 O 2026",
    "1234",
    "99999999",
    "31/10/2026 is the last day",
    "412345678901",
  ])("finds no date in %j", (text) => {
    expect(read(text)).toBeUndefined();
  });

  it("reads a month first if told so", () => {
    expect(read("10/03/2026", "month-first")).toBe("2026-10-03");
    expect(read("13/03/2026", "month-first")).toBe("2026-03-13");
  });
});

it.each([
  ["730.00 D", "debit"],
  ["2,000.00 C", "credit"],
  ["40.00C", "credit"],
  ["40 Dr", "debit"],
])("%s is a %s", (text, side) => {
  expect(readMoneyCell(text)).toMatchObject({ side });
});

it.each(["12C", "4 D"])("%s is no amount", (text) => {
  expect(readMoneyCell(text)).toBeUndefined();
});
