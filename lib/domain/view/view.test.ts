import fc from "fast-check";
import { describe, expect, it } from "vitest";
import type { Expense } from "@/lib/domain/expenses/expense";
import { parsePeriod } from "./period";
import {
  COLUMNS,
  nextSort,
  readView,
  type View,
  viewQuery,
  visibleExpenses,
  DEFAULT_VIEW,
} from "./view";
import { asPaise } from "@/lib/domain/expenses/money";
import { tagsOf } from "@/lib/domain/expenses/tags";
import { parseDate } from "@/lib/testing/parse-date";
import { calendarDate } from "@/lib/domain/expenses/calendar-date";

type ViewWithPeriodText = Omit<Partial<View>, "period"> & { period?: string };

const TODAY = calendarDate(2026, 1, 31);
const row = (
  _id: string,
  date: string,
  category: string,
  description: string,
  amountPaise: number,
): Expense => ({
  _id,
  date: parseDate(date),
  category,
  description,
  amountPaise: asPaise(amountPaise),
});
const list = [
  row("5", "2026-01-30", "food", "Café crème", 200),
  row("4", "2026-01-05", "rent", "Room", 900),
  row("3", "2026-01-05", "food", "चाय और समोसा", 200),
  row("2", "2025-12-31", "travel", "Train to Zürich", 900),
  row("1", "2025-01-01", "food", "cafe", 100),
];
const shown = ({ period = "", ...view }: ViewWithPeriodText) =>
  visibleExpenses(
    list,
    { ...DEFAULT_VIEW, ...view, period: parsePeriod(period) },
    TODAY,
  )
    .map(({ _id }) => _id)
    .join("");

describe("the view", () => {
  it("DEFAULT_VIEW returns the list itself", () => {
    expect(visibleExpenses(list, DEFAULT_VIEW, TODAY)).toBe(list);
  });

  it.each([
    [{ category: "food" }, "531"],
    [{ category: "RENT" }, "4"],
    [{ search: "₹2" }, "53"],
    [{ search: "room 9" }, "4"],
    [{ search: "5 jan" }, "43"],
    [{ search: "jan food" }, "531"],
    [{ search: "dec train" }, "2"],
    [{ period: "this-month" }, "543"],
    [{ period: "last-month" }, "2"],
    [{ period: "2026-01-05" }, "43"],
    [{ period: "..2025-12-31" }, "21"],
    [{ search: "CAFE" }, "51"],
    [{ search: " creme café " }, "5"],
    [{ search: "चाय" }, "3"],
    [{ search: "zurich travel" }, "2"],
    [{ search: "food cre" }, "5"],
    [{ search: "Food" }, "531"],
    [{ search: "nothing" }, ""],
    [{ search: "cafe", category: "food", period: "2026" }, "5"],
  ])("%j shows %s", (view, ids) => {
    expect(shown(view)).toBe(ids);
  });

  it("a tag in the search finds whole tags", () => {
    const tagged = [
      "bus #Trip",
      "#trip-goa bus",
      "a #trip's bus",
      "x#trip",
    ].map((description, index) =>
      row(`${index}`, "2026-01-05", "travel", description, 100),
    );
    const found = (search: string) =>
      visibleExpenses(tagged, { ...DEFAULT_VIEW, search }, TODAY)
        .map(({ _id }) => _id)
        .join("");
    expect(found("#trip")).toBe("02");
    expect(found("#TRIP bus")).toBe("02");
    expect(found("#trip-goa")).toBe("1");
    expect(found("trip")).toBe("0123");
    expect(found("#tri")).toBe("");
    expect(found("#")).toBe("0123");
  });

  it("each tag of any description finds it", () => {
    const text = fc.oneof(
      fc.string({ unit: "grapheme", maxLength: 60 }),
      fc
        .array(fc.constantFrom("#", "＃", " ", "(", "a", "É", "ﷺ", "ß", "1"), {
          maxLength: 20,
        })
        .map((parts) => parts.join("")),
    );
    fc.assert(
      fc.property(text, (description) => {
        const expenses = [row("1", "2026-01-05", "food", description, 100)];
        for (const search of tagsOf(description))
          expect(
            visibleExpenses(expenses, { ...DEFAULT_VIEW, search }, TODAY),
          ).toHaveLength(1);
      }),
    );
  });

  it.each([
    ["date", true, "54321"],
    ["date", false, "12345"],
    ["category", false, "53142"],
    ["category", true, "24531"],
    ["description", false, "15423"],
    ["description", true, "32451"],
    ["amount", false, "15342"],
    ["amount", true, "42531"],
  ] as const)(
    "sorted by %s, descending %s, is %s",
    (column, descending, ids) => {
      expect(shown({ sort: { column, descending } })).toBe(ids);
    },
  );

  it("has the default order again after three presses of a header", () => {
    for (const column of COLUMNS.filter((column) => column !== "date")) {
      const first = nextSort(DEFAULT_VIEW.sort, column);
      const second = nextSort(first, column);
      expect(second).toEqual({ column, descending: !first.descending });
      expect(nextSort(second, column)).toEqual(DEFAULT_VIEW.sort);
    }
    const oldest = nextSort(DEFAULT_VIEW.sort, "date");
    expect(oldest).toEqual({ column: "date", descending: false });
    expect(nextSort(oldest, "date")).toEqual(DEFAULT_VIEW.sort);
  });

  it("is read from its URL query unchanged", () => {
    const view = fc.record({
      category: fc.constantFrom(
        "food",
        "others",
        DEFAULT_VIEW.category,
        "a&b=c",
      ),
      period: fc
        .constantFrom("", "this-year", "2026-01-05..2026-02-01")
        .map(parsePeriod),
      search: fc.oneof(
        fc.constant(""),
        fc.string({ minLength: 1 }).filter((text) => text.trim() !== ""),
      ),
      sort: fc.record({
        column: fc.constantFrom(...COLUMNS),
        descending: fc.boolean(),
      }),
    });
    fc.assert(
      fc.property(view, (view) => {
        expect(readView(viewQuery(view))).toEqual(view);
      }),
    );
    expect(viewQuery(DEFAULT_VIEW)).toBe("");
  });

  it.each(["?sort=price&period=soon", "?category=&search=", "?x=1", ""])(
    "is DEFAULT_VIEW for the query %j",
    (query) => {
      expect(readView(query)).toEqual(DEFAULT_VIEW);
    },
  );
});
