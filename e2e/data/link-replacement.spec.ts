import { expect, test } from "../fixtures";
import { YourDataPage } from "../pages/your-data-page";
import { replaceLink } from "./replace-link";

test.use({ lists: "private" });

test("a list is not lost when the response with its new link is", async ({
  page,
  record,
  myExpenses,
  yourData,
  expectConsole,
}) => {
  expectConsole(/ERR_FAILED/);
  expectConsole(/There is no link/);
  await record({});
  const oldLink = await yourData.showLink();
  let isFirst = true;
  await page.route("**/api/list/link", async (route) => {
    if (!isFirst) return route.continue();
    isFirst = false;
    // Sent outside of the browser, which must not get the new cookie.
    const { cookie = "", ...rest } = await route.request().allHeaders();
    await fetch(route.request().url(), {
      method: "POST",
      headers: {
        cookie,
        "content-type": "application/json",
        "if-list": rest["if-list"] ?? "",
        "idempotency-key": rest["idempotency-key"] ?? "",
      },
      body: route.request().postData(),
    });
    await route.abort();
  });
  await yourData.button("Make a new link").click();
  const dialog = yourData.dialog("Make a new link?");
  await dialog.getByRole("button", { name: "Make a new link" }).click();
  await expect(dialog).toContainText("Your list is not lost: try again.");
  await dialog.getByRole("button", { name: "Cancel" }).click();
  await expect(yourData.main()).toContainText("Your list has 1 expense.");
  await yourData.button("Show link and QR code").click();
  await expect(yourData.link()).not.toHaveValue(oldLink);
  await myExpenses.goto();
  await expect(myExpenses.rows()).toHaveCount(1);
});

test("another tab of the browser shows the new link, never the old one", async ({
  context,
  page,
  record,
  yourData,
}) => {
  await record({});
  const other = new YourDataPage(await context.newPage());
  const oldLink = await other.showLink();
  await yourData.goto();
  await replaceLink({ page, yourData });
  await expect(other.link()).not.toHaveValue(oldLink);
  expect(await other.link().inputValue()).toBe(
    await yourData.link().inputValue(),
  );
});

test("a link is not replaced where the browser stores nothing", async ({
  page,
  record,
  yourData,
  expectConsole,
}) => {
  expectConsole(/could not be stored/);
  expectConsole(/There is no link/);
  await page.addInitScript(() => {
    Storage.prototype.setItem = () => {
      throw new DOMException("The storage is full.", "QuotaExceededError");
    };
  });
  await record({});
  const link = await yourData.showLink();
  await yourData.button("Make a new link").click();
  const dialog = yourData.dialog("Make a new link?");
  await dialog.getByRole("button", { name: "Make a new link" }).click();
  await expect(dialog).toContainText("The link was not replaced");
  await dialog.getByRole("button", { name: "Cancel" }).click();
  await expect(yourData.link()).toHaveValue(link);
});
