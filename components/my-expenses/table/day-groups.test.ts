import { expect, it } from "vitest";
import { asPaise } from "@/lib/domain/expenses/money";
import { parseDate } from "@/lib/testing/parse-date";
import { lunch } from "@/lib/testing/sample-expenses";
import { groupByDay, isDayGroup } from "./day-groups";

const expense = (date: string, paise: number) => ({
  ...lunch,
  date: parseDate(date),
  amountPaise: asPaise(paise),
});

it("puts the total of each day before its expenses", () => {
  const [a, b, c] = [
    expense("2026-01-05", 100),
    expense("2026-01-05", 20),
    expense("2026-01-04", 3),
  ];
  const items = groupByDay([a, b, c]);
  expect(items).toEqual([
    { day: "2026-01-05", totalPaise: 120 },
    a,
    b,
    { day: "2026-01-04", totalPaise: 3 },
    c,
  ]);
  expect(items.map(isDayGroup)).toEqual([true, false, false, true, false]);
});

it("has no group without expenses", () => {
  expect(groupByDay([])).toEqual([]);
});
