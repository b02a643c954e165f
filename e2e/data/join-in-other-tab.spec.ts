import type { Page } from "@playwright/test";
import { lunchRequest } from "@/lib/testing/sample-expenses";
import { expect, test } from "../fixtures";
import { AddExpensePage } from "../pages/add-expense-page";
import { YourDataPage } from "../pages/your-data-page";
import { type Device, openDevice } from "./open-device";
import { linkOf } from "./replace-link";

test.use({ lists: "private" });

const OTHER_LIST = /^This browser does not have the same list/;

let owner: Device;
let link: string;
test.beforeEach(async ({ browser, baseURL }) => {
  owner = await openDevice(browser, baseURL);
  await owner.page.request.post("/api/add", {
    data: { ...lunchRequest, description: "Tea" },
  });
  link = await linkOf(owner.yourData);
});
test.afterEach(() => owner.close());

async function join(page: Page) {
  const yourData = new YourDataPage(page);
  await page.goto(link);
  await yourData
    .joinDialog()
    .getByRole("button", { name: "Open this list" })
    .click();
  await expect(yourData.main()).toContainText("The list is open");
}

async function descriptions(): Promise<string[]> {
  const response = await owner.page.request.get("/api/show");
  const rows = (await response.json()) as { description: string }[];
  return rows.map(({ description }) => description);
}

test("what was typed before another tab has joined a list is not sent to that list until it is sent again", async ({
  page,
  context,
  addExpensePage,
  expectConsole,
}) => {
  expectConsole(/could not be added/);
  await addExpensePage.goto();
  await addExpensePage.fill(lunchRequest);
  const tab = await context.newPage();
  await join(tab);
  const posts: string[] = [];
  page.on("request", (request) => {
    if (request.method() === "POST") posts.push(request.url());
  });
  expect(await addExpensePage.submitAndReadAlert()).toBe(
    "❌ Something went wrong",
  );
  await expect(page.getByText(OTHER_LIST)).toBeVisible();
  await expect(addExpensePage.description()).toHaveValue("Lunch");
  expect(posts.filter((url) => url.endsWith("/add"))).toEqual([]);
  expect(await descriptions()).toEqual(["Tea"]);
  expect(await addExpensePage.submitAndReadAlert()).toMatch(/^✅/);
  expect(await descriptions()).toContain("Lunch");
});

test("a form that is opened after the join adds to the joined list", async ({
  page,
  context,
}) => {
  await join(page);
  const addExpensePage = new AddExpensePage(await context.newPage());
  await addExpensePage.goto();
  await addExpensePage.fill(lunchRequest);
  expect(await addExpensePage.submitAndReadAlert()).toMatch(/^✅/);
  expect(await descriptions()).toContain("Lunch");
});
