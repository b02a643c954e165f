import type { Page } from "@playwright/test";
import { addDays, today } from "@/lib/domain/expenses/calendar-date";
import { barsOf, BARS } from "../charts/bar-chart";
import { expect, test } from "../fixtures";
import { MyExpensesPage } from "../pages/my-expenses-page";
import { putPlan } from "../plan/put-plan";

declare global {
  interface Window {
    /** Whether the page has ever shown an amount. */
    hasShownAmount?: boolean;
  }
}

/** An amount of the test with its sign, in rupees, or in paise. */
const AMOUNT =
  /₹\s*-?\d|(?<![\d.])(7,?391(\.50?)?|6,?417|9,?753|739150)(?![\d.])/;

/** The title, every text and attribute, and the names that screen readers get. */
async function contentOf(page: Page): Promise<string> {
  const html = await page.evaluate(() => {
    const copy = document.documentElement.cloneNode(true) as Element;
    for (const element of copy.querySelectorAll("script, style, link"))
      element.remove();
    // A random id can have any digits.
    for (const row of copy.querySelectorAll("[data-id]"))
      row.removeAttribute("data-id");
    return copy.outerHTML;
  });
  const names = await page.locator("body").ariaSnapshot();
  return [await page.title(), html, names].join("\n");
}

async function toggleAmounts(myExpenses: MyExpensesPage) {
  await myExpenses.openMenu();
  await myExpenses
    .menu()
    .getByRole("menuitemcheckbox", { name: "Hide amounts" })
    .click();
  await myExpenses.closeMenu();
}

test("hidden amounts are nowhere in the page, its names, tooltips and copied text, in every tab, until they are shown again", async ({
  page,
  context,
  record,
  myExpenses,
}) => {
  const yesterday = addDays(today(), -1);
  await record(
    { date: yesterday, description: "Lunch", amount: 7391.5 },
    { date: today(), category: "travel", description: "Bus", amount: 6417 },
  );
  await putPlan(context, {
    allowance: {
      ...{ amount: 9753, every: "month", startDay: 1, carryOver: true },
      from: addDays(today(), -3),
    },
    budgets: { food: 6417 },
  });
  await myExpenses.goto();
  await expect(myExpenses.plan()).toBeVisible();
  await expect(myExpenses.drawing(BARS)).toBeAttached();
  expect(await contentOf(page)).toMatch(AMOUNT);

  await toggleAmounts(myExpenses);
  // The charts are drawn after the table.
  await expect.poll(() => contentOf(page)).not.toMatch(AMOUNT);

  await barsOf(myExpenses).last().hover();
  await expect(
    myExpenses.chart(BARS).getByText("Amount", { exact: true }),
  ).toBeVisible();
  expect(await contentOf(page)).not.toMatch(AMOUNT);

  await page.keyboard.press("ControlOrMeta+A");
  const copied = await page.evaluate(() => String(getSelection()));
  expect(copied).toContain("₹•••");
  expect(copied).not.toMatch(AMOUNT);

  await context.addInitScript(() =>
    new MutationObserver(() => {
      if (/₹\d/.test(document.body?.textContent ?? ""))
        window.hasShownAmount = true;
    }).observe(document, { childList: true, subtree: true }),
  );
  const tab = new MyExpensesPage(await context.newPage());
  await tab.goto();
  await expect(tab.total()).toHaveText(/Total.*₹•••$/);
  await expect(tab.plan()).toBeVisible();
  await expect(tab.drawing(BARS)).toBeAttached();
  expect(await tab.page.evaluate(() => window.hasShownAmount)).toBeUndefined();

  await toggleAmounts(tab);
  await expect(tab.total()).toHaveText(/₹13,808\.50$/);
  await expect(myExpenses.total()).toHaveText(/₹13,808\.50$/);
});
