// @vitest-environment jsdom
import { act, cleanup, render, screen, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { afterEach, beforeEach, expect, it, onTestFinished, vi } from "vitest";
import { hideAmounts } from "@/components/ui/use-rupees";
import { categoryColours } from "@/components/category-colours";
import type { Expense } from "@/lib/domain/expenses/expense";
import { parseDate } from "@/lib/testing/parse-date";
import { asPaise } from "@/lib/domain/expenses/money";
import { DEFAULT_VIEW, type View } from "@/lib/domain/view/view";
import { Analytics } from "./analytics";

const SIZE = { width: 400, height: 300 };

/** Gives the charts a size, which jsdom does not compute. */
class SizeObserver {
  readonly #report: ResizeObserverCallback;
  constructor(report: ResizeObserverCallback) {
    this.#report = report;
  }
  observe(target: Element) {
    const entry = { target, contentRect: SIZE };
    this.#report([entry as never], this as never);
  }
  unobserve() {}
  disconnect() {}
}

beforeEach(() => {
  vi.stubGlobal("ResizeObserver", SizeObserver);
  vi.stubGlobal("PerformanceObserver", SizeObserver);
  // React then schedules its work as in a browser, instead of waiting for act().
  vi.stubGlobal("IS_REACT_ACT_ENVIRONMENT", false);
  vi.useFakeTimers({ toFake: ["Date"] });
  vi.setSystemTime("2026-03-15T12:00:00");
});
afterEach(() => {
  cleanup();
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

type Row = readonly [date: string, category: string, rupees: number];

async function renderCharts(
  rows: readonly Row[],
  view: Partial<View> = {},
  since = "2025-01-01",
) {
  const expenses = rows.map(([date, category, rupees], index): Expense => ({
    _id: `${index}`,
    date: parseDate(date),
    category,
    description: "",
    amountPaise: asPaise(rupees * 100),
  }));
  const [onCategory, onSpan] = [vi.fn(), vi.fn()];
  render(
    <Analytics
      expenses={expenses}
      colours={categoryColours(expenses.map(({ category }) => category))}
      view={{ ...DEFAULT_VIEW, ...view }}
      since={parseDate(since)}
      onCategory={onCategory}
      onSpan={onSpan}
    />,
  );
  // The bars are rendered after the pie.
  await expect.poll(() => bars().textContent).not.toContain("₹•••");
  return { onCategory, onSpan, user: userEvent.setup({ delay: null }) };
}

const pie = () => screen.getByRole("region", { name: "Expenses by Category" });
const bars = () => screen.getByRole("region", { name: "Daily Expenses" });
const textsOf = (elements: Element[]) =>
  elements.map(({ textContent }) => textContent);
const legend = () => textsOf(within(pie()).getAllByRole("listitem"));
const amountLabels = () => textsOf(within(bars()).queryAllByText(/^-?₹/));
const dayLabels = () =>
  textsOf(within(bars()).queryAllByText(/^(\d+ )?(Dec|Jan|Feb|Mar)( \d{4})?$/));

it("the legend has the amount and the percentage of each category, and selects it", async () => {
  const { onCategory, user } = await renderCharts(
    [
      ["2026-01-09", "travel", 333.5],
      ["2026-01-05", "food", 600],
      ["2026-01-07", "food", 66.5],
    ],
    { category: "travel" },
  );
  expect(legend()).toEqual(["Food 67%₹666.50", "Travel 33%₹333.50"]);
  const food = within(pie()).getByRole("button", { name: /^Food/ });
  expect(food).toHaveAttribute("aria-pressed", "false");
  expect(
    within(pie()).getByRole("button", { name: /^Travel/ }),
  ).toHaveAttribute("aria-pressed", "true");
  food.focus();
  await user.keyboard("{Enter}");
  expect(onCategory).toHaveBeenCalledExactlyOnceWith("food");
});

it.each([
  ["all of a period until today", "2026-01-09", "Mar 2026, ₹20 a day"],
  ["none before the first expense", "2026-03-11", "Mar 2026, ₹60 a day"],
])("of the days without bars, a mean counts %s", async (_, since, scope) => {
  const month = { kind: "month", year: 2026, month: 3 } as const;
  await renderCharts(
    [
      ["2026-03-20", "food", 500],
      ["2026-03-12", "food", 100],
      ["2026-03-11", "travel", 200],
    ],
    { period: month },
    since,
  );
  expect(bars()).toHaveTextContent(scope);
});

it("names no mean where nothing is spent until today", async () => {
  await renderCharts([["2026-03-20", "food", 500]]);
  expect(bars()).toHaveTextContent(/All time(?!,)/);
});

it.each([
  [
    "all below zero",
    [-1500, -40],
    ["Food -₹1,500", "Rent -₹40"],
    ["-₹1.5K", "-₹1K", "-₹500", "₹0"],
    { hasPie: false, hasBars: true },
  ],
  [
    "all zero",
    [0, 0],
    ["Food ₹0", "Rent ₹0"],
    [],
    { hasPie: false, hasBars: false },
  ],
  [
    "above and below zero",
    [1000, -400],
    ["Food 100%₹1,000", "Rent -₹400"],
    ["-₹500", "₹0", "₹500", "₹1K"],
    { hasPie: true, hasBars: true },
  ],
])(
  "amounts that are %s have a legend, and a chart if there is something to draw",
  async (_, [food = 0, rent = 0], legendTexts, labels, { hasPie, hasBars }) => {
    await renderCharts([
      ["2026-01-05", "food", food],
      ["2026-01-07", "rent", rent],
    ]);
    expect(legend()).toEqual(legendTexts);
    await expect.poll(amountLabels).toEqual(labels);
    const noPie = within(pie()).queryByText(/there is no pie to draw/);
    const noBars = within(bars()).queryByText(/there are no bars to draw/);
    expect([noPie === null, noBars === null]).toEqual([hasPie, hasBars]);
    expect(within(pie()).queryAllByRole("application")).toHaveLength(
      hasPie ? 1 : 0,
    );
  },
);

it("the axes have exact amounts in Indian units, and every day in order", async () => {
  await renderCharts([
    ["2026-01-07", "food", 1100],
    ["2026-01-05", "food", 5],
  ]);
  await expect.poll(dayLabels).toEqual(["5 Jan", "6 Jan", "7 Jan"]);
  await expect
    .poll(amountLabels)
    .toEqual(["₹0", "₹250", "₹500", "₹750", "₹1K", "₹1.25K"]);
  // Too few days for weeks or months.
  expect(within(bars()).queryByRole("group")).toBeNull();
});

it("a long history can have a bar for each week or month", async () => {
  const { user } = await renderCharts([
    ["2025-12-29", "food", 100],
    ["2026-03-31", "food", 5],
  ]);
  const unit = (name: string) =>
    within(
      within(bars()).getByRole("group", { name: "One bar for each" }),
    ).getByRole("button", { name });
  expect(unit("Day")).toHaveAttribute("aria-pressed", "true");
  await user.click(unit("Month"));
  expect(unit("Month")).toHaveAttribute("aria-pressed", "true");
  expect(unit("Day")).toHaveAttribute("aria-pressed", "false");
  await expect.poll(dayLabels).toEqual(["Dec 2025", "Jan 2026", "Feb", "Mar"]);
});

it("a history of more days than bars says which are shown, and selects one of them", async () => {
  const { onSpan, user } = await renderCharts([
    ["2025-01-26", "food", 5],
    ["2025-09-03", "food", 5],
    ["2026-03-01", "food", 5],
  ]);
  expect(bars()).toHaveTextContent(
    "3 Sep 2025 to 1 Mar 2026: 180 of 400 days. Move the handles for the others.",
  );
  await expect.poll(dayLabels).not.toEqual([]);
  within(bars()).getByRole("application").focus();
  await user.keyboard("{ArrowRight}");
  await within(bars()).findByText("Date: 3 Sep 2025");
  await user.keyboard("{Enter}");
  expect(onSpan).toHaveBeenCalledExactlyOnceWith(
    expect.objectContaining({ from: "2025-09-03" }),
  );
});

it("hides the amounts of the list, the axis and the description", async () => {
  await renderCharts([
    ["2026-01-05", "food", 600],
    ["2026-01-06", "travel", 1733.5],
  ]);
  expect(document.body.innerHTML).toMatch(/₹\d/);
  act(() => hideAmounts(true));
  onTestFinished(() => hideAmounts(false));
  expect(document.body.innerHTML).not.toMatch(/₹\d|1,?733/);
  expect(amountLabels()).toContain("₹•••");
  expect(legend()).toEqual(["Food 26%₹•••", "Travel 74%₹•••"]);
});
