import { existsSync } from "node:fs";
import { join } from "node:path";
import { EXTERNAL_API_APP, EXTERNAL_API_URL } from "@/scripts/build/build.mjs";
import {
  type FakeRemoteApi,
  startFakeRemoteApi,
} from "@/scripts/testing/fake-remote-api";
import { expect, test } from "../fixtures";
import { JANUARY } from "../import/statement-files";
import { lunchRequest } from "@/lib/testing/sample-expenses";
import { type Server, startServer } from "@/scripts/testing/start-server";

const MESSY_ROWS = [
  { _id: 1, date: "2026-01-04T20:00:00Z", category: "FOOD", amount: "99.50" },
  { _id: 2, date: "2026-01-06", category: "rent", amount: 5000, paid: true },
  { _id: 3, date: "whenever", category: "food", amount: 1 },
];

let api: FakeRemoteApi;
let server: Server;

async function startWithUpstreamHost() {
  api = await startFakeRemoteApi();
  server = await startServer({ EXPENSES_HOST: api.url });
}

async function startWithExternalApi() {
  expect(
    existsSync(EXTERNAL_API_APP),
    "run npm test first, which makes this build",
  ).toBe(true);
  api = await startFakeRemoteApi(Number(new URL(EXTERNAL_API_URL).port));
  server = await startServer(
    // Used by the health check only.
    { SQLITE_PATH: join(EXTERNAL_API_APP, "expenses.db") },
    { app: EXTERNAL_API_APP },
  );
}

test.describe.configure({ mode: "default" });
test.afterEach(async ({ page }) => {
  // Closed first, because failed requests of an open page would be logged.
  await page.close();
  await server.stop();
  await api.close();
});

for (const [remoteApi, start] of [
  ["an upstream host", startWithUpstreamHost],
  ["an external API", startWithExternalApi],
] as const) {
  test(`with ${remoteApi}, expenses can be added and listed, but not edited`, async ({
    page,
    addExpensePage,
    myExpenses,
  }) => {
    await start();
    api.calls.length = 0;
    await page.goto(`${server.url}/add`);
    await addExpensePage.fill(lunchRequest);
    expect(await addExpensePage.submitAndReadAlert()).toMatch(/^✅/);
    // Suggestions are not requested.
    expect(api.calls).not.toContain("GET /show");
    expect(api.rows).toEqual([
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

  test(`with ${remoteApi}, Your data has the download alone`, async ({
    page,
    yourData,
  }) => {
    await start();
    api.rows.push(...MESSY_ROWS);
    await page.goto(`${server.url}/data`);
    await expect(yourData.main().getByRole("heading", { level: 2 })).toHaveText(
      ["Download everything"],
    );
    await expect(yourData.main()).toContainText("1 expense could not be read");
    const { content } = await yourData.download("JSON");
    expect(JSON.parse(content)).toMatchObject([
      { date: "2026-01-06", amount: 5000 },
      { date: "2026-01-05", amount: 99.5 },
    ]);
  });

  test(`with ${remoteApi}, an import adds the rows one by one, and says so first`, async ({
    page,
    importPage,
  }) => {
    await start();
    await page.goto(`${server.url}/import`);
    await expect(importPage.button("Choose files")).toBeVisible();
    await expect(importPage.main()).toContainText(
      "takes them one by one, about two a second",
    );
    await importPage.choose(JANUARY);
    await expect(importPage.counts()).toHaveText(
      "4 rows: 3 new, 0 already here, 1 left out.",
    );
    await importPage.importAll();
    await expect(importPage.outcome()).toContainText("3 expenses were added.");
    await expect(importPage.button("Undo import")).toHaveCount(0);
    expect(api.rows).toHaveLength(3);
    expect(api.calls.filter((call) => call === "POST /add")).toHaveLength(3);
  });

  test(`with ${remoteApi}, unreadable rows are counted`, async ({
    page,
    myExpenses,
  }) => {
    await start();
    api.rows.push(...MESSY_ROWS);
    await page.goto(`${server.url}/show`);
    await expect(myExpenses.rows()).toHaveCount(2);
    expect(await myExpenses.cells()).toEqual([
      ["6 Jan 2026", "Rent", "", "₹5,000.00"],
      ["5 Jan 2026", "Food", "", "₹99.50"],
    ]);
    await expect(page.getByText(/1 (row|expense)/)).toBeVisible();
  });

  test(`with ${remoteApi}, an outage shows an error until it is over`, async ({
    page,
    addExpensePage,
    myExpenses,
    expectConsole,
  }) => {
    expectConsole(/could not be added/);
    expectConsole(/could not be loaded/);
    expectConsole(/status of 503|net::ERR_/);
    await start();
    const { url } = api;
    await page.goto(`${server.url}/add`);
    await addExpensePage.fill(lunchRequest);
    await api.close();
    expect(await addExpensePage.submitAndReadAlert()).toMatch(/^❌/);
    await page.goto(`${server.url}/show`);
    await expect(myExpenses.tryAgainButton()).toBeVisible();
    await expect(myExpenses.emptyMessage()).toBeHidden();
    api = await startFakeRemoteApi(Number(new URL(url).port));
    await myExpenses.tryAgainButton().click();
    await expect(myExpenses.emptyMessage()).toBeVisible();
  });
}
