import { expect, test } from "../fixtures";
import { lunchRequest } from "@/lib/testing/sample-expenses";

const SUCCESS = "✅ Expense added successfully!";
const FAILURE = "❌ Something went wrong";

test.beforeEach(({ addExpensePage }) => addExpensePage.goto());

test("a double click sends one request", async ({
  page,
  addExpensePage,
  request,
}) => {
  let posts = 0;
  await page.route("**/api/add", async (route) => {
    posts += 1;
    await route.continue();
  });
  await addExpensePage.fill(lunchRequest);
  await addExpensePage.submitAndReadAlert(() =>
    addExpensePage.submit().evaluate((button: HTMLButtonElement) => {
      button.click();
      button.click();
    }),
  );
  expect(posts).toBe(1);
  expect(await (await request.get("/api/show")).json()).toHaveLength(1);
});

test("a retry after a lost response does not add a second row", async ({
  page,
  addExpensePage,
  request,
  expectConsole,
}) => {
  expectConsole(/The expense could not be added/);
  expectConsole(/ERR_FAILED/);
  await page.route(
    "**/api/add",
    async (route) => {
      await route.fetch();
      await route.abort();
    },
    { times: 1 },
  );
  await addExpensePage.fill(lunchRequest);
  expect(await addExpensePage.submitAndReadAlert()).toBe(FAILURE);
  expect(await addExpensePage.submitAndReadAlert()).toBe(SUCCESS);
  expect(await (await request.get("/api/show")).json()).toHaveLength(1);
});

test("a retry with the same values reuses the idempotency key, and other values get a new one", async ({
  page,
  addExpensePage,
  expectConsole,
}) => {
  expectConsole(/The expense could not be added/);
  expectConsole(/status of 503/);
  const keys: (string | undefined)[] = [];
  await page.route("**/api/add", (route) => {
    keys.push(route.request().headers()["idempotency-key"]);
    return route.fulfill({ status: 503 });
  });
  await addExpensePage.fill(lunchRequest);
  await addExpensePage.submitAndReadAlert();
  await addExpensePage.submitAndReadAlert();
  await addExpensePage.amount().fill("100");
  await addExpensePage.submitAndReadAlert();
  expect(keys[0]).toMatch(/^[0-9a-f]{32}$/);
  expect(keys[1]).toBe(keys[0]);
  expect(keys[2]).not.toBe(keys[0]);
});

test("adding the same expense twice adds two rows", async ({
  addExpensePage,
  request,
}) => {
  for (let times = 0; times < 2; times += 1) {
    await addExpensePage.fill(lunchRequest);
    expect(await addExpensePage.submitAndReadAlert()).toBe(SUCCESS);
  }
  expect(await (await request.get("/api/show")).json()).toHaveLength(2);
});
