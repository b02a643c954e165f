import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { amountTicks, shortRupees } from "./amount-axis";
import { asPaise } from "@/lib/domain/expenses/money";

const RUPEE = 100;
/** Up to a lakh crore rupees, in paise. */
const amounts = fc.integer({ min: -1e14, max: 1e14 }).map(asPaise);
const ranges = fc
  .tuple(amounts, amounts)
  .map(([a, b]) => (a < b ? ([a, b] as const) : ([b, a] as const)));

/** Parses a label to paise. */
function readLabel(label: string): number {
  const [, sign, number = "", unit = ""] =
    /^(-?)₹([\d,]+(?:\.\d+)?)(K|L|Cr)?$/.exec(label) ?? [];
  const rupees = { "": 1, K: 1e3, L: 1e5, Cr: 1e7 }[unit] ?? NaN;
  const paise = Math.round(Number(number.replaceAll(",", "")) * rupees * RUPEE);
  return sign ? -paise : paise;
}

describe("amountTicks", () => {
  it.each([
    [0, 2600, [0, 1000, 2000, 3000]],
    [0, 1100, [0, 250, 500, 750, 1000, 1250]],
    [0, 99.5, [0, 20, 40, 60, 80, 100]],
    [0, 0.21, [0, 0.05, 0.1, 0.15, 0.2, 0.25]],
    [0, 0.01, [0, 0.01]],
    [-900, 1200, [-1000, -500, 0, 500, 1000, 1500]],
    [-40, -5, [-40, -30, -20, -10, 0]],
    [5_00_000, 1_00_00_000, [0, 20e5, 40e5, 60e5, 80e5, 100e5]],
    [0, 0, [0, 1]],
  ])("from ₹%d to ₹%d: %j", (least, greatest, rupees) => {
    const paise = (amount: number) => asPaise(Math.round(amount * RUPEE));
    expect(amountTicks(paise(least), paise(greatest))).toEqual(
      rupees.map(paise),
    );
  });

  it("covers every range with four to six equal, round steps of whole paise through zero", () => {
    fc.assert(
      fc.property(ranges, ([least, greatest]) => {
        const ticks = amountTicks(least, greatest);
        const [first = NaN, second = NaN] = ticks;
        const step = second - first;
        expect(step / 10 ** Math.floor(Math.log10(step))).toSatisfy(
          (factor: number) => [1, 2, 2.5, 5].includes(factor),
        );
        expect(ticks).toEqual(ticks.map((_, index) => first + index * step));
        expect(ticks.every(Number.isSafeInteger)).toBe(true);
        expect(ticks).toContain(0);
        expect(first).toBeLessThanOrEqual(least);
        expect(ticks.at(-1)).toBeGreaterThanOrEqual(greatest);
        expect(ticks.length).toBeLessThanOrEqual(6);
        const reach = Math.max(0, greatest) - Math.min(0, least);
        if (reach > 10) expect(ticks.length).toBeGreaterThanOrEqual(4);
      }),
    );
  });
});

describe("shortRupees", () => {
  it.each([
    [0, "₹0"],
    [0.05, "₹0.05"],
    [650, "₹650"],
    [999.99, "₹999.99"],
    [1000, "₹1K"],
    [1250, "₹1.25K"],
    [2500, "₹2.5K"],
    [99_999, "₹99.999K"],
    [1_00_000, "₹1L"],
    [12_50_000, "₹12.5L"],
    [1_00_00_000, "₹1Cr"],
    [2_500_00_00_000, "₹2,500Cr"],
    [-0.5, "-₹0.50"],
    [-1500, "-₹1.5K"],
  ])("₹%d is %s", (rupees, label) => {
    expect(shortRupees(asPaise(Math.round(rupees * RUPEE)))).toBe(label);
  });

  it("is exact for every amount", () => {
    fc.assert(
      fc.property(ranges, amounts, ([least, greatest], amount) => {
        for (const tick of [...amountTicks(least, greatest), amount])
          expect(readLabel(shortRupees(tick))).toBe(tick);
      }),
    );
  });
});
