import { expect, expectAccessible, test, withServiceWorker } from "../fixtures";
import { NO_NETWORK, waitForExpensesCopy } from "../outbox/offline-page";
import { openWithServiceWorker } from "./service-worker";

test.use({ ...withServiceWorker, ignoredOutput: NO_NETWORK });

test("every screen opens without a network after one visit to the app, and an unknown address leads back", async ({
  page,
  context,
  home,
  addExpensePage,
  expectConsole,
}) => {
  expectConsole(/404 \(Not Found\)/);
  await openWithServiceWorker(page, "/");
  await context.setOffline(true);
  for (const [path, heading] of [
    ["/", "Campus Kharcha"],
    // The address of a link with a slash too many.
    ["/show/?category=food", "My Expenses"],
    ["/add#correct=unknown", "Add Expense"],
    ["/data", "Your data"],
    ["/import", "Import a statement"],
    ["/people", "Who owes whom"],
  ] as const)
    await test.step(path, async () => {
      await page.goto(path);
      await expect(home.heading()).toHaveText(heading);
      if (heading === "My Expenses")
        await expect(page).toHaveURL("/show?category=food");
    });
  // The other screens are checked with what they show without a network.
  await expectAccessible(page);
  await page.reload();
  await expect(home.heading()).toHaveText("Who owes whom");

  for (const [name, path] of [
    ["Home", "/"],
    ["My Expenses", "/show"],
    ["Add Expense", "/add"],
  ] as const) {
    await home.navigation().getByRole("link", { name }).click();
    await expect(page).toHaveURL(path);
    await expect(home.heading()).toBeVisible();
  }
  await addExpensePage.box().fill("120 chai");
  await expect(addExpensePage.outcome()).toHaveText(/^₹120 · chai/);

  const failed = await page.evaluate(() =>
    fetch("/api/show").then(
      () => false,
      () => true,
    ),
  );
  expect(failed).toBe(true);
  await page.goto("/nothing");
  await expect(home.heading()).toHaveText("Page not found");
  await home.main().getByRole("link", { name: "Go to Home" }).click();
  await expect(page).toHaveURL("/");
});

test("the list is shown without a network after its page was left while the server hung", async ({
  page,
  context,
  myExpenses,
  record,
  server,
}) => {
  await record({ description: "Lunch" });
  await openWithServiceWorker(page, "/show");
  await waitForExpensesCopy(page);
  server.process.kill("SIGSTOP");
  try {
    const asked = page.waitForRequest("**/api/show");
    await page.reload();
    await asked;
    // Chromium then removes its own copy of the response.
    await page.goto("/add");
    await context.setOffline(true);
  } finally {
    server.process.kill("SIGCONT");
  }
  await myExpenses.goto();
  await expect(myExpenses.rows()).toHaveCount(1);
  await expect(
    page.getByText(/^You are offline\. This is your list as of/),
  ).toBeVisible();
});
