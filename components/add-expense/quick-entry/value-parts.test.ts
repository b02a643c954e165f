import { expect, it } from "vitest";
import { HIDDEN_RUPEES } from "@/components/ui/use-rupees";
import { calendarDate } from "@/lib/domain/expenses/calendar-date";
import { asPaise, formatRupees } from "@/lib/domain/expenses/money";
import type { Split } from "@/lib/domain/expenses/split";
import type { EntryDoubts, EntryValues } from "./entry";
import { partsText, valueParts } from "./value-parts";

const TODAY = calendarDate(2026, 11, 22);
const values = {
  amount: "150",
  description: "Chai",
  category: "food",
  date: "2026-11-21",
};

function bill(paise: number, parts: number, ...names: string[]): Split {
  return { totalPaise: asPaise(paise), parts, names };
}

it.each<[EntryValues, EntryDoubts, string]>([
  [values, {}, "₹150 · Chai · Food · Sat, 21 Nov"],
  [
    { ...values, date: "2025-12-25" },
    { calculation: { paise: asPaise(45000), sign: "÷", by: 3 } },
    "₹450 ÷ 3 = ₹150 · Chai · Food · Thu, 25 Dec 2025",
  ],
  [
    { amount: "36" },
    { calculation: { paise: asPaise(1200), sign: "×", by: 3 } },
    "₹12 × 3 = ₹36",
  ],
  [{ amount: "5" }, {}, "₹5"],
  [
    { amount: "300", description: "Dominos" },
    {
      calculation: { paise: asPaise(120_000), sign: "÷", by: 4 },
      split: bill(120_000, 4, "Asha", "Ravi", "Kiran"),
    },
    "₹1,200 ÷ 4 = ₹300 · with Asha, Ravi and Kiran · Dominos",
  ],
  [{ amount: "600" }, { split: bill(120_000, 2) }, "₹600 of ₹1,200"],
  [
    { amount: "600" },
    { split: bill(120_000, 2, "Meera") },
    "₹600 of ₹1,200 · with Meera",
  ],
  [{ description: "Chai" }, {}, "Chai"],
  [{}, {}, ""],
])("says the values %j", (values, doubts, text) => {
  expect(partsText(valueParts(values, doubts, TODAY, formatRupees))).toBe(text);
});

it("says no amount of a bill while amounts are hidden", () => {
  const parts = valueParts(
    { amount: "600" },
    { split: bill(120_000, 2, "Meera") },
    TODAY,
    () => HIDDEN_RUPEES,
  );
  expect(partsText(parts)).toBe("₹••• of ₹••• · with Meera");
});
