import { expect, test } from "../fixtures";

test.use({ lists: "private" });

const UNKNOWN_TOKEN = "A".repeat(22);
const DEAD_LINK = /This link opens no list/;

test("a link that no list has says so, and so does an incomplete one without a request", async ({
  page,
  yourData,
  expectConsole,
}) => {
  expectConsole(/status of 404/);
  await page.goto(`/data#join=${UNKNOWN_TOKEN}`);
  await yourData
    .joinDialog()
    .getByRole("button", { name: "Open this list" })
    .click();
  await expect(yourData.main().getByText(DEAD_LINK)).toBeVisible();
  await page.goto("/");
  const posts: string[] = [];
  page.on("request", (request) => {
    if (request.method() === "POST") posts.push(request.url());
  });
  await page.goto("/data#join=short");
  await expect(yourData.main().getByText(DEAD_LINK)).toBeVisible();
  await expect(page).toHaveURL("/data");
  expect(posts).toEqual([]);
});

test("a dead link does not hide how an erasure has ended, and is not back after another screen", async ({
  page,
  record,
  yourData,
}) => {
  await record({});
  await page.goto("/data#join=short");
  const notice = yourData.main().getByText(DEAD_LINK);
  await expect(notice).toBeVisible();
  await yourData.erase("1");
  const erased = yourData.main().getByText("Everything was erased.");
  await expect(erased).toBeVisible();
  await expect(erased.locator("..")).toBeFocused();
  await expect(notice).toHaveCount(0);
  await page
    .getByRole("navigation", { name: "Main" })
    .getByRole("link", { name: "My Expenses" })
    .click();
  await expect(page).toHaveURL("/show");
  await page.goBack();
  await expect(yourData.main()).toContainText("There are no expenses yet.");
  await expect(notice).toHaveCount(0);
});
