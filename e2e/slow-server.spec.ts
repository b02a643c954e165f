import type { Page, Route } from "@playwright/test";
import { expect, lunch, test } from "./fixtures";

const STALL_MS = 15_000;
const LINKS = ["Home", "My Expenses"] as const;

type Handle = (route: Route, released: Promise<void>) => Promise<unknown>;

/** The request reaches the server when it is released. */
const delayRequest: Handle = async (route, released) => {
  await released;
  await route.continue();
};
/** The server responds at once, and the page hears of it when it is released. */
const delayResponse: Handle = async (route, released) => {
  const response = await route.fetch();
  await released;
  await route.fulfill({ response });
};

/**
 * Handles the next request to the path, and returns what releases it. A route
 * with `times` would release it by its own end.
 */
async function hold(page: Page, path: string, handle: Handle) {
  let release = () => {};
  const released = new Promise<void>((resolve) => (release = resolve));
  let isFirst = true;
  await page.route(path, async (route) => {
    if (!isFirst) return route.continue();
    isFirst = false;
    await handle(route, released);
  });
  return release;
}

test("an edit that is still being sent stays in view when the screen is left and opened again", async ({
  page,
  home,
  record,
  myExpenses,
}) => {
  await record({ amount: 10 });
  await myExpenses.goto();
  const release = await hold(page, "**/api/expenses/*", delayRequest);
  await myExpenses.editButton("Lunch").click();
  await myExpenses.field("Amount").fill("1234");
  await myExpenses.inDialog("Save").click();
  for (const name of LINKS)
    await home.navigation().getByRole("link", { name }).click();
  await expect(myExpenses.total()).toContainText("₹1,234");
  const response = page.waitForResponse("**/api/expenses/*");
  release();
  await response;
  await expect(myExpenses.total()).toContainText("₹1,234");
  await page.reload();
  await expect(myExpenses.total()).toContainText("₹1,234");
});

test("an add that is still being sent appears in the list that was opened meanwhile", async ({
  page,
  home,
  addExpensePage,
  myExpenses,
}) => {
  await addExpensePage.goto();
  await addExpensePage.fill(lunch);
  const release = await hold(page, "**/api/add", delayRequest);
  await addExpensePage.submit().click();
  await home.navigation().getByRole("link", { name: "My Expenses" }).click();
  await expect(myExpenses.emptyMessage()).toBeVisible();
  const alert = page.waitForEvent("dialog");
  release();
  await (await alert).accept();
  await expect(myExpenses.rows()).toHaveCount(1);
});

test("a list that is fetched while a change is confirmed has the change", async ({
  page,
  home,
  record,
  myExpenses,
}) => {
  await record({ amount: 10 });
  await myExpenses.goto();
  const release = await hold(page, "**/api/expenses/*", delayRequest);
  await myExpenses.editButton("Lunch").click();
  await myExpenses.field("Amount").fill("1234");
  await myExpenses.inDialog("Save").click();
  await home.navigation().getByRole("link", { name: "Home" }).click();
  await expect(page).toHaveURL("/");
  let markListed = () => {};
  const listed = new Promise<void>((resolve) => (markListed = resolve));
  const releaseList = await hold(
    page,
    "**/api/show",
    async (route, released) => {
      const response = await route.fetch();
      markListed();
      await released;
      await route.fulfill({ response });
    },
  );
  await home.navigation().getByRole("link", { name: "My Expenses" }).click();
  await listed;
  const changed = page.waitForResponse("**/api/expenses/*");
  release();
  await changed;
  await expect(page.getByText("Loading your expenses…")).toBeAttached();
  releaseList();
  await expect(myExpenses.total()).toContainText("₹1,234");
});

test("a reload while an edit is being sent ends up with the edit", async ({
  page,
  record,
  myExpenses,
}) => {
  await record({ amount: 10 });
  await myExpenses.goto();
  const arrive = await hold(page, "**/api/expenses/*", (route, released) =>
    released.then(() => route.fetch()),
  );
  await myExpenses.editButton("Lunch").click();
  await myExpenses.field("Amount").fill("1234");
  await myExpenses.inDialog("Save").click();
  await page.reload();
  await expect(myExpenses.total()).toContainText("₹10");
  arrive();
  await expect(myExpenses.total()).toContainText("₹1,234");
});

test("nothing can be typed into an expense while it is sent, and its fields are cleared", async ({
  page,
  addExpensePage,
}) => {
  await addExpensePage.goto();
  await addExpensePage.fill(lunch);
  const release = await hold(page, "**/api/add", delayRequest);
  await addExpensePage.amount().press("Enter");
  for (const field of addExpensePage.fields())
    await expect(field).toBeDisabled();
  await expect(addExpensePage.submit()).toHaveText("Adding…");
  const alert = page.waitForEvent("dialog");
  release();
  await (await alert).accept();
  await expect(addExpensePage.date()).toBeFocused();
  expect(await addExpensePage.values()).toEqual(["", "", "", ""]);
});

test("after a failure the focus is where it was", async ({
  page,
  addExpensePage,
  allowConsole,
}) => {
  allowConsole(/could not be added/);
  allowConsole(/status of 503/);
  await page.route("**/api/add", (route) => route.fulfill({ status: 503 }));
  await addExpensePage.goto();
  await addExpensePage.fill(lunch);
  const alert = page.waitForEvent("dialog");
  const press = addExpensePage.amount().press("Enter");
  await (await alert).accept();
  await press;
  await expect(addExpensePage.amount()).toBeFocused();
});

test("a list that never comes fails after 15 seconds, and can be tried again", async ({
  page,
  record,
  myExpenses,
  allowConsole,
}) => {
  allowConsole(/could not be loaded.*Nothing arrived for 15 s/s);
  await record({});
  await page.clock.install();
  await hold(page, "**/api/show", delayRequest);
  await myExpenses.goto();
  await expect(page.getByText("Loading your expenses…")).toBeAttached();
  await page.clock.fastForward(STALL_MS);
  await myExpenses.tryAgain().click();
  await expect(myExpenses.rows()).toHaveCount(1);
});

test("an add that never ends fails after 15 seconds, and its retry has the same key", async ({
  page,
  addExpensePage,
  allowConsole,
  request,
}) => {
  allowConsole(/could not be added.*Nothing arrived for 15 s/s);
  await page.clock.install();
  const keys: (string | undefined)[] = [];
  page.on("request", (request) => {
    if (request.method() === "POST")
      keys.push(request.headers()["idempotency-key"]);
  });
  await hold(page, "**/api/add", delayResponse);
  await addExpensePage.goto();
  await addExpensePage.fill(lunch);
  await addExpensePage.submit().click();
  await expect(addExpensePage.submit()).toHaveText("Adding…");
  const alert = page.waitForEvent("dialog");
  const wait = page.clock.fastForward(STALL_MS);
  const failure = await alert;
  expect(failure.message()).toBe("❌ Something went wrong");
  await failure.accept();
  await wait;
  expect(await addExpensePage.submitAndReadAlert()).toMatch(/^✅/);
  expect(keys).toHaveLength(2);
  expect(keys[1]).toBe(keys[0]);
  expect(await (await request.get("/api/show")).json()).toHaveLength(1);
});
