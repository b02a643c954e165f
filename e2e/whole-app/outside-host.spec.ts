import { existsSync } from "node:fs";
import { join } from "node:path";
import { BROWSER_HOST, BROWSER_HOST_APP } from "@/scripts/build/build.mjs";
import {
  type ExpenseHost,
  startExpenseHost,
} from "@/scripts/testing/expense-host";
import { expect, lunch, test } from "../fixtures";
import { type Server, startServer } from "@/scripts/testing/start-server";

const MESSY_ROWS = [
  { _id: 1, date: "2026-01-04T20:00:00Z", category: "FOOD", amount: "99.50" },
  { _id: 2, date: "2026-01-06", category: "rent", amount: 5000, paid: true },
  { _id: 3, date: "whenever", category: "food", amount: 1 },
];

let host: ExpenseHost;
let server: Server;

async function startServerCallingHost() {
  host = await startExpenseHost();
  server = await startServer({ EXPENSES_HOST: host.url });
}

async function startServerWhoseBrowserCallsHost() {
  expect(
    existsSync(BROWSER_HOST_APP),
    "run npm test first, which makes this build",
  ).toBe(true);
  host = await startExpenseHost(Number(new URL(BROWSER_HOST).port));
  server = await startServer(
    // Used by the health check only.
    { SQLITE_PATH: join(BROWSER_HOST_APP, "expenses.db") },
    { app: BROWSER_HOST_APP },
  );
}

test.describe.configure({ mode: "default" });
test.afterEach(async ({ page }) => {
  // Closed first, because failed requests of an open page would be logged.
  await page.close();
  await server.stop();
  await host.close();
});

for (const [caller, start] of [
  ["the server", startServerCallingHost],
  ["the browser", startServerWhoseBrowserCallsHost],
] as const) {
  test(`with a host that ${caller} calls, expenses can be added and listed, but not edited`, async ({
    page,
    addExpensePage,
    myExpenses,
  }) => {
    await start();
    host.calls.length = 0;
    await page.goto(`${server.url}/add`);
    await addExpensePage.fill({ ...lunch, amount: "99.50" });
    expect(await addExpensePage.submitAndReadAlert()).toMatch(/^✅/);
    // Suggestions are not requested.
    expect(host.calls).not.toContain("GET /show");
    expect(host.rows).toEqual([
      expect.objectContaining({
        date: "2026-01-05",
        category: "food",
        description: "Lunch",
      }),
    ]);
    await expect(
      addExpensePage.lastAdded().getByRole("link", { name: "View expenses" }),
    ).toBeVisible();
    await expect(addExpensePage.lastAdded().getByRole("button")).toHaveCount(0);
    await page.goto(`${server.url}/show`);
    await expect(myExpenses.rows()).toHaveCount(1);
    expect(await myExpenses.cells()).toEqual([
      ["5 Jan 2026", "Food", "Lunch", "₹99.50"],
    ]);
    await expect(myExpenses.rows().getByRole("button")).toHaveCount(0);
    await myExpenses.rows().click();
    await expect(page.getByRole("dialog")).toHaveCount(0);
  });

  test(`with a host that ${caller} calls, unreadable rows are counted`, async ({
    page,
    myExpenses,
  }) => {
    await start();
    host.rows.push(...MESSY_ROWS);
    await page.goto(`${server.url}/show`);
    await expect(myExpenses.rows()).toHaveCount(2);
    expect(await myExpenses.cells()).toEqual([
      ["6 Jan 2026", "Rent", "", "₹5,000.00"],
      ["5 Jan 2026", "Food", "", "₹99.50"],
    ]);
    await expect(page.getByText(/1 (row|expense)/)).toBeVisible();
  });

  test(`with a host that ${caller} calls, an outage shows an error until the host is back`, async ({
    page,
    addExpensePage,
    myExpenses,
    expectConsole,
  }) => {
    expectConsole(/could not be added/);
    expectConsole(/could not be loaded/);
    expectConsole(/status of 503|net::ERR_/);
    await start();
    const { url } = host;
    await page.goto(`${server.url}/add`);
    await addExpensePage.fill({ ...lunch, amount: "99.50" });
    await host.close();
    expect(await addExpensePage.submitAndReadAlert()).toMatch(/^❌/);
    await page.goto(`${server.url}/show`);
    await expect(myExpenses.tryAgainButton()).toBeVisible();
    await expect(myExpenses.emptyMessage()).toBeHidden();
    host = await startExpenseHost(Number(new URL(url).port));
    await myExpenses.tryAgainButton().click();
    await expect(myExpenses.emptyMessage()).toBeVisible();
  });
}
