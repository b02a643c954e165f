// @vitest-environment jsdom
import { renderHook } from "@testing-library/react";
import { beforeEach, expect, it } from "vitest";
import { readView, type View, DEFAULT_VIEW } from "@/lib/domain/view/view";
import { useChartFilters } from "./use-chart-filters";
import type { ChangeView } from "./use-view";
import { calendarDate } from "@/lib/domain/expenses/calendar-date";

const STORAGE_KEY = "period-before-day";
const viewOf = (period: string) => readView(`?period=${period}`);
const DAY = { from: calendarDate(2026, 1, 5), to: calendarDate(2026, 1, 5) };
let view: View;
const changeView: ChangeView = (change) => {
  const part = typeof change === "function" ? change(view) : change;
  view = { ...view, ...part };
};

beforeEach(() => {
  sessionStorage.clear();
  view = DEFAULT_VIEW;
});

const renderFilters = () =>
  renderHook(() => useChartFilters(changeView)).result;

it("shows one category, then all again", () => {
  const { current } = renderFilters();
  current.toggleCategory("food");
  expect(view.category).toBe("food");
  current.toggleCategory("travel");
  expect(view.category).toBe("travel");
  current.toggleCategory("travel");
  expect(view).toEqual(DEFAULT_VIEW);
});

it("shows one day, then the period before it, also after a reload", () => {
  view = viewOf("2026-01");
  renderFilters().current.togglePeriod(DAY);
  expect(view).toEqual(viewOf("2026-01-05"));
  renderFilters().current.togglePeriod(DAY);
  expect(view).toEqual(viewOf("2026-01"));
});

it.each(["", '""', '"?period=2026-13"', "2026", "{}"])(
  "shows all time after the day when '%s' is stored",
  (stored) => {
    view = viewOf("2026-01-05");
    sessionStorage.setItem(STORAGE_KEY, stored);
    renderFilters().current.togglePeriod(DAY);
    expect(view).toEqual(DEFAULT_VIEW);
  },
);

it.each([
  ["", "2026-01-26..2026-02-01"],
  ["2026-01", "2026-01-26..2026-01-31"],
  ["2026-02", "2026-02-01"],
])(
  "shows the days of a week that belong to the period '%s'",
  (period, shown) => {
    view = viewOf(period);
    renderFilters().current.togglePeriod({
      from: calendarDate(2026, 1, 26),
      to: calendarDate(2026, 2, 1),
    });
    expect(view).toEqual(viewOf(shown));
  },
);

it("shows a whole month as a month", () => {
  renderFilters().current.togglePeriod({
    from: calendarDate(2026, 2, 1),
    to: calendarDate(2026, 2, 28),
  });
  expect(view).toEqual(viewOf("2026-02"));
});
