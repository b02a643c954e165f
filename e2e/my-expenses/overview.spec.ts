import {
  addDays,
  type CalendarDate,
  today,
} from "@/lib/expenses/calendar-date";
import { expect, expectAccessible, expectNoOverflow, test } from "../fixtures";
import type { MyExpensesPage } from "../pages/my-expenses-page";

const figures = (myExpenses: MyExpensesPage) =>
  myExpenses.overview().getByRole("definition");

/** A day of the month before the one of the date. */
function monthBefore(date: CalendarDate, day: string): string {
  return addDays(date, -Number(date.slice(-2))).slice(0, 8) + day;
}

test("the overview is of this month until a period is chosen", async ({
  record,
  myExpenses,
}) => {
  const now = today();
  await record(
    { date: now, category: "travel", amount: 300 },
    { date: monthBefore(now, "01"), category: "food", amount: 100 },
    { date: "2025-01-05", category: "food", amount: 1000 },
    { date: "2025-01-31", category: "shopping", amount: 550 },
  );
  await myExpenses.goto();
  const days = Number(now.slice(-2));
  const average = (300 / days).toFixed(2).replace(/\.00$/, "");
  await expect(myExpenses.overview()).toContainText("Spent this month");
  await expect(figures(myExpenses)).toHaveText([
    /^₹300\s*$/,
    RegExp(`^₹${average}\\s*$`),
    /^₹200 morethan 1 (to \d+ )?\w{3}( \d{4})?$/,
    "Travel₹300",
  ]);
  await myExpenses.page.goto("/show?period=2025-01");
  await expect(myExpenses.overview()).toContainText("Spent in Jan 2025");
  await expect(figures(myExpenses)).toHaveText([
    /^₹1,550\s*$/,
    /^₹57.41\s*$/,
    "–Nothing to compare",
    "Food₹1,000",
  ]);
  await myExpenses.filter().selectOption("Shopping");
  await expect(figures(myExpenses).first()).toHaveText(/^₹550\s*$/);
});

test("the overview names what is dated ahead, and is absent from an empty list", async ({
  record,
  myExpenses,
}) => {
  await myExpenses.goto();
  await expect(myExpenses.emptyMessage()).toBeVisible();
  await expect(myExpenses.overview()).toHaveCount(0);
  const tomorrow = addDays(today(), 1);
  await record({ date: tomorrow, amount: 75 });
  await myExpenses.page.goto(`/show?period=${tomorrow}`);
  await expect(figures(myExpenses).first()).toHaveText("₹0and ₹75 upcoming");
});

for (const width of [320, 360, 768, 1280, 1920])
  test(`the overview is readable at ${width} px, and axe finds no violation`, async ({
    page,
    record,
    myExpenses,
  }) => {
    await page.setViewportSize({ width, height: 800 });
    await record(
      { date: today(), amount: "9999999.99", category: "entertainment" },
      { date: monthBefore(today(), "01"), amount: "0.5" },
    );
    await page.goto("/show?period=last-30-days");
    await expect(figures(myExpenses)).toHaveCount(4);
    await expectNoOverflow(page);
    const isCut = await figures(myExpenses).evaluateAll((all) =>
      all.some((figure) => figure.scrollWidth > figure.clientWidth),
    );
    expect(isCut).toBe(false);
    await expectAccessible(page);
  });
