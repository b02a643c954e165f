import { expect, it } from "vitest";
import { calendarDate } from "@/lib/domain/expenses/calendar-date";
import { asPaise, formatRupees } from "@/lib/domain/expenses/money";
import type { EntryDoubts, EntryValues } from "./entry";
import { partsText, valueParts } from "./value-parts";

const TODAY = calendarDate(2026, 11, 22);
const values = {
  amount: "150",
  description: "Chai",
  category: "food",
  date: "2026-11-21",
};

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
  [{ description: "Chai" }, {}, "Chai"],
  [{}, {}, ""],
])("says the values %j", (values, doubts, text) => {
  expect(partsText(valueParts(values, doubts, TODAY, formatRupees))).toBe(text);
});
