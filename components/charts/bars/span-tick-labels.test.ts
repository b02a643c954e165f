import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { addDays, formatDate } from "@/lib/domain/expenses/calendar-date";
import { spanTickLabels } from "./span-tick-labels";
import { parseDate } from "@/lib/testing/parse-date";

const AREA = { width: 440, left: 40 };
const daysFrom = (first: string, count: number) =>
  Array.from({ length: count }, (_, index) => addDays(parseDate(first), index));
const texts = (dates: string[], thisYear = "2026", area = AREA) => [
  ...spanTickLabels(dates.map(parseDate), "day", area, thisYear).values(),
];

describe("spanTickLabels", () => {
  it("omits the current year", () => {
    expect(texts(["2026-01-05", "2026-01-07"])).toEqual(["5 Jan", "7 Jan"]);
  });

  it("names another year once", () => {
    expect(texts(["2025-01-05", "2025-01-07"])).toEqual([
      "5 Jan 2025",
      "7 Jan",
    ]);
  });

  it("names each new year", () => {
    expect(texts(["2024-12-30", "2025-12-31", "2026-01-01"])).toEqual([
      "30 Dec 2024",
      "31 Dec 2025",
      "1 Jan 2026",
    ]);
    expect(texts(["2026-12-31", "2027-01-01"])).toEqual([
      "31 Dec",
      "1 Jan 2027",
    ]);
  });

  it("names a new year in its first label", () => {
    expect(texts(daysFrom("2025-12-04", 60))).toEqual([
      "4 Dec 2025",
      "13 Dec",
      "22 Dec",
      "31 Dec",
      "9 Jan 2026",
      "18 Jan",
      "27 Jan",
    ]);
  });

  it("names the months of months", () => {
    const months = ["2025-11-01", "2025-12-01", "2026-01-01"].map(parseDate);
    expect([...spanTickLabels(months, "month", AREA, "2026").values()]).toEqual(
      ["Nov 2025", "Dec", "Jan 2026"],
    );
  });

  it("labels a single day on an axis that is too narrow", () => {
    expect(texts(["2025-01-05"], "2026", { width: 30, left: 0 })).toEqual([
      "5 Jan 2025",
    ]);
    expect(texts([])).toEqual([]);
  });

  it("labels the day in the middle when only one label fits", () => {
    const days = ["2024-07-09", "2024-07-10", "2024-07-11"];
    expect(texts(days, "2026", { width: 200, left: 0 })).toEqual([
      "10 Jul 2024",
    ]);
  });

  it("spaces the labels evenly, without overlaps and inside the axis", () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 2, max: 180 }),
        fc.integer({ min: 200, max: 1000 }),
        fc.integer({ min: 0, max: 60 }),
        fc.integer({ min: 0, max: 800 }),
        (count, width, left, offset) => {
          const dates = daysFrom(
            addDays(parseDate("2024-06-01"), offset),
            count,
          );
          const labels = spanTickLabels(dates, "day", { width, left }, "2026");
          expect(labels.size).toBeGreaterThan(0);
          const spans = [...labels].map(([date, text]) => {
            const centre = ((dates.indexOf(date) + 0.5) * width) / count;
            return [centre - text.length * 3.5, centre + text.length * 3.5];
          });
          const edges = [-left, ...spans.flat(), width];
          expect(edges).toEqual(edges.toSorted((a, b) => a - b));
          const indexes = [...labels.keys()].map((date) => dates.indexOf(date));
          const [first = 0, second = 0] = indexes;
          expect(indexes).toEqual(
            indexes.map((_, index) => first + index * (second - first)),
          );
        },
      ),
    );
  });

  it("omits the year only when the last named year applies", () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 1, max: 180 }),
        fc.integer({ min: 0, max: 800 }),
        (count, offset) => {
          const dates = daysFrom(
            addDays(parseDate("2024-06-01"), offset),
            count,
          );
          let year = "2026";
          for (const [date, text] of spanTickLabels(dates, "day", AREA, year)) {
            year = / (\d{4})$/.exec(text)?.[1] ?? year;
            expect(formatDate(date)).toBe(
              text.endsWith(year) ? text : `${text} ${year}`,
            );
          }
        },
      ),
    );
  });
});
