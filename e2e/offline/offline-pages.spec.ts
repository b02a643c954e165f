import type { Page } from "@playwright/test";
import { expect, expectAccessible, test, withServiceWorker } from "../fixtures";
import { NO_NETWORK, waitForListCopy } from "../outbox/offline-page";
import { cachedPaths, waitForServiceWorker } from "./service-worker";

test.use({ ...withServiceWorker, ignoredOutput: NO_NETWORK });

/** Visits the app until it is stored, and ends the network. */
async function visitThenEndNetwork(page: Page) {
  await page.goto("/");
  await waitForServiceWorker(page);
  await page.context().setOffline(true);
}

for (const [path, heading] of [
  ["/", "Campus Kharcha"],
  ["/show", "My Expenses"],
  ["/show?category=food", "My Expenses"],
  ["/add", "Add Expense"],
  ["/add#correct=unknown", "Add Expense"],
  ["/data", "Your data"],
  ["/import", "Import a statement"],
] as const)
  test(`${path} opens without a network after one visit to the app`, async ({
    page,
  }) => {
    await visitThenEndNetwork(page);
    await page.goto(path);
    await expect(page.getByRole("heading", { level: 1 })).toHaveText(heading);
    await page.reload();
    await expect(page.getByRole("heading", { level: 1 })).toHaveText(heading);
    await expect(page).toHaveURL(path);
    await expectAccessible(page);
  });

test("the navigation leads to other screens without a network", async ({
  page,
  home,
}) => {
  await visitThenEndNetwork(page);
  await page.reload();
  for (const [name, path] of [
    ["My Expenses", "/show"],
    ["Add Expense", "/add"],
    ["Home", "/"],
  ] as const) {
    await home.navigation().getByRole("link", { name }).click();
    await expect(page).toHaveURL(path);
    await expect(home.heading()).toBeVisible();
  }
});

test("the box of Add Expense is read without a network", async ({
  page,
  addExpensePage,
}) => {
  await visitThenEndNetwork(page);
  await addExpensePage.goto();
  await addExpensePage.box().fill("120 chai");
  await expect(addExpensePage.outcome()).toHaveText(/^₹120 · chai/);
});

test("the list is shown without a network after its page was left while the server hung", async ({
  page,
  context,
  myExpenses,
  record,
  server,
}) => {
  await record({ description: "Lunch" });
  await myExpenses.goto();
  await waitForListCopy(page);
  await waitForServiceWorker(page);
  server.process.kill("SIGSTOP");
  const asked = page.waitForRequest("**/api/show");
  await page.reload();
  await asked;
  // Chromium then removes its own copy of the response.
  await page.goto("/add");
  await context.setOffline(true);
  server.process.kill("SIGCONT");
  await myExpenses.goto();
  await expect(myExpenses.rows()).toHaveCount(1);
  await expect(
    page.getByText(/^You are offline\. This is your list as of/),
  ).toBeVisible();
});

test("without a network, an unknown page and the API fail as without a service worker", async ({
  page,
}) => {
  await visitThenEndNetwork(page);
  const failed = await page.evaluate(() =>
    fetch("/api/show").then(
      () => false,
      () => true,
    ),
  );
  expect(failed).toBe(true);
  await expect(page.goto("/nothing")).rejects.toThrow(/ERR_INTERNET/);
});

test("no expense and no response of the API is stored with the app", async ({
  page,
  myExpenses,
  record,
  expectConsole,
}) => {
  expectConsole(/status of 404/);
  await record({ description: "Secret lunch" });
  await myExpenses.goto();
  await waitForServiceWorker(page);
  await page.reload();
  await expect(myExpenses.rows()).toHaveCount(1);
  for (const path of ["/add", "/data", "/nothing"]) await page.goto(path);
  const paths = await cachedPaths(page);
  expect(paths.filter((path) => path.startsWith("/api"))).toEqual([]);
  expect(paths.filter((path) => path === "/nothing")).toEqual([]);
  const texts = await page.evaluate(async () => {
    const responses = await (
      await caches.open((await caches.keys())[0] ?? "")
    ).matchAll();
    return Promise.all(responses.map((response) => response.text()));
  });
  expect(texts.length).toBe(paths.length);
  expect(texts.filter((text) => text.includes("Secret lunch"))).toEqual([]);
});
