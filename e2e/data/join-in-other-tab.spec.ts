import type { BrowserContext, Page } from "@playwright/test";
import { lunchRequest } from "@/lib/testing/sample-expenses";
import { expect, test } from "../fixtures";
import { delayRequest, delayResponse, holdNextRequest } from "../held-requests";
import { AddExpensePage } from "../pages/add-expense-page";
import type { Device } from "../pages/open-device";
import { YourDataPage } from "../pages/your-data-page";

test.use({ lists: "private" });

const OTHER_LIST = /^This browser does not have the same list/;

let link: string;
test.beforeEach(async ({ phone }) => {
  await phone.page.request.post("/api/add", {
    data: { ...lunchRequest, description: "Tea" },
  });
  link = await phone.yourData.showLink();
});

async function descriptions({ page }: Device): Promise<string[]> {
  const response = await page.request.get("/api/show");
  const rows = (await response.json()) as { description: string }[];
  return rows.map(({ description }) => description);
}

/** For a browser that has a list with expenses. */
async function joinInOtherTab(context: BrowserContext) {
  await joinIn(await context.newPage());
}

async function joinIn(page: Page) {
  const yourData = new YourDataPage(page);
  await yourData.page.goto(link);
  await yourData
    .joinDialog()
    .getByRole("button", { name: "Open the list of the link" })
    .click();
  await expect(yourData.main()).toContainText("The list is open");
}

test("what was typed before another tab has joined a list is not sent to that list until it is sent again", async ({
  page,
  context,
  addExpensePage,
  phone,
  expectConsole,
}) => {
  expectConsole(/could not be added/);
  await addExpensePage.goto();
  await addExpensePage.fill(lunchRequest);
  const tab = await context.newPage();
  await new YourDataPage(tab).join(link);
  const posts: string[] = [];
  page.on("request", (request) => {
    if (request.method() === "POST") posts.push(request.url());
  });
  expect(await addExpensePage.submitAndReadAlert()).toBe(
    "❌ Something went wrong",
  );
  await expect(page.getByText(OTHER_LIST)).toBeInViewport({ ratio: 1 });
  await expect(page.getByText(OTHER_LIST)).toContainText(
    "the next press adds to the list that it has now",
  );
  await expect(addExpensePage.description()).toHaveValue("Lunch");
  expect(posts.filter((url) => url.endsWith("/add"))).toEqual([]);
  expect(await descriptions(phone)).toEqual(["Tea"]);
  expect(await addExpensePage.submitAndReadAlert()).toMatch(/^✅/);
  expect(await descriptions(phone)).toContain("Lunch");
});

test("a form that is opened after the join adds to the joined list", async ({
  context,
  yourData,
  phone,
}) => {
  await yourData.join(link);
  const addExpensePage = new AddExpensePage(await context.newPage());
  await addExpensePage.goto();
  await addExpensePage.fill(lunchRequest);
  expect(await addExpensePage.submitAndReadAlert()).toMatch(/^✅/);
  expect(await descriptions(phone)).toContain("Lunch");
});

test("an edit that is open when another tab joins a list closes with the reason, and stays on My Expenses", async ({
  page,
  context,
  record,
  myExpenses,
}) => {
  await record({});
  await page.goto("/add");
  await myExpenses.goto();
  await myExpenses.openDialog("Lunch");
  await myExpenses.field("Amount").fill("5");
  await joinInOtherTab(context);
  await expect(myExpenses.notification(OTHER_LIST)).toBeVisible();
  await expect(page.getByRole("dialog", { name: "Edit Expense" })).toHaveCount(
    0,
  );
  await expect(myExpenses.rows()).toHaveText([/Tea/]);
  await expect(page).toHaveURL("/show");
  await page.goBack();
  await expect(page).toHaveURL("/add");
});

test("a question that is open when another tab joins a list closes with the reason, and stays on Your data", async ({
  page,
  context,
  record,
  yourData,
}) => {
  await record({});
  await page.goto("/show");
  await yourData.goto();
  await yourData.button("Make a new link").click();
  await expect(yourData.dialog("Make a new link?")).toBeVisible();
  await joinInOtherTab(context);
  await expect(yourData.main().getByText(OTHER_LIST)).toBeVisible();
  await expect(yourData.dialog("Make a new link?")).toHaveCount(0);
  await expect(page).toHaveURL("/data");
  await page.goBack();
  await expect(page).toHaveURL("/show");
});

test("a list that is being erased when another tab joins a list is not erased, and Your data says why", async ({
  page,
  context,
  record,
  yourData,
  expectConsole,
}) => {
  expectConsole(/could not be erased/);
  expectConsole(/status of 409/);
  await record({});
  await yourData.goto();
  await yourData.button("Erase everything…").click();
  const dialog = yourData.dialog("Erase everything?");
  await dialog.getByLabel(/^Type/).fill("1");
  const tab = await context.newPage();
  const joined = await holdNextRequest(tab, "**/join", delayResponse);
  const erased = await holdNextRequest(page, "**/api/list", delayRequest);
  const joining = joinIn(tab);
  await tab.waitForRequest("**/join");
  // Waits until the other tab has its list.
  await dialog.getByRole("button", { name: "Erase everything" }).click();
  joined();
  await joining;
  await expect(dialog).toHaveCount(0);
  await expect(yourData.main()).toContainText("Your list has 1 expense.");
  erased();
  await expect(yourData.main().getByText(OTHER_LIST)).toBeVisible();
  await expect(yourData.main()).toContainText("Your list has 1 expense.");
});
