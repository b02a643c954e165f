import { expect, expectAccessible, test } from "../fixtures";
import { lunchRequest } from "@/lib/testing/sample-expenses";

const EMPTY = ["", "", "", ""];
const FILLED = ["2026-01-05", "food", "Lunch", "99.50"];

test.beforeEach(({ addExpensePage }) => addExpensePage.goto());

test("what was typed survives a reload until it is added", async ({
  page,
  addExpensePage,
}) => {
  await expect(addExpensePage.submit()).toBeEnabled();
  await addExpensePage.fill(lunchRequest);
  await page.reload();
  await expect.poll(addExpensePage.values).toEqual(FILLED);
  await expect(page.getByText("This is what you typed before.")).toBeVisible();
  await expectAccessible(page);
  await addExpensePage.submitAndReadAlert();
  await page.reload();
  await expect(addExpensePage.submit()).toBeEnabled();
  expect(await addExpensePage.values()).toEqual(EMPTY);
});

test("what was typed can be cleared after a reload", async ({
  page,
  addExpensePage,
}) => {
  await expect(addExpensePage.submit()).toBeEnabled();
  await addExpensePage.fill(lunchRequest);
  await page.reload();
  await page.getByRole("button", { name: "Clear" }).click();
  expect(await addExpensePage.values()).toEqual(EMPTY);
  await page.reload();
  await expect(addExpensePage.submit()).toBeEnabled();
  expect(await addExpensePage.values()).toEqual(EMPTY);
});

test("a retry after a lost response and a reload does not add a second row", async ({
  page,
  addExpensePage,
  request,
  expectConsole,
}) => {
  expectConsole(/could not be added/);
  expectConsole(/ERR_FAILED/);
  await page.route(
    "**/api/add",
    async (route) => {
      await route.fetch();
      await route.abort();
    },
    { times: 1 },
  );
  await expect(addExpensePage.submit()).toBeEnabled();
  await addExpensePage.fill(lunchRequest);
  await addExpensePage.submitAndReadAlert();
  await page.reload();
  await expect.poll(addExpensePage.values).toEqual(FILLED);
  await addExpensePage.submitAndReadAlert();
  expect(await (await request.get("/api/show")).json()).toHaveLength(1);
});
