import { expect, test } from "../fixtures";
import { replaceLink } from "./replace-link";

test.use({ lists: "private" });

const UNKNOWN_TOKEN = "A".repeat(22);
const DEAD_LINK = /^This link opens no list/;
const INCOMPLETE_LINK = /^This link is incomplete/;
const REPLACED_LINK = /^This link was replaced\. Ask for the new link/;

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
  await expect(yourData.main().getByText(INCOMPLETE_LINK)).toBeVisible();
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
  const notice = yourData.main().getByText(INCOMPLETE_LINK);
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

test("a replaced link says so while its list exists", async ({
  page,
  phone,
  record,
  yourData,
}) => {
  await record({});
  const link = await yourData.showLink();
  await replaceLink({ page, yourData });
  const open = async () => {
    await phone.page.goto("/show");
    await phone.page.goto(link);
    await phone.yourData
      .joinDialog()
      .getByRole("button", { name: "Open this list" })
      .click();
  };
  await open();
  const main = phone.yourData.main();
  await expect(main.getByText(REPLACED_LINK)).toBeVisible();
  await yourData.erase("1");
  await expect(yourData.main()).toContainText("Everything was erased.");
  await open();
  await expect(main.getByText(DEAD_LINK)).toBeVisible();
});
