import { expect, test } from "../fixtures";

test.use({ lists: "private" });

const READ_ONLY = "You can see this list here. You cannot change it.";

test("a browser that changes between the two links of a list shows what each allows, also from its cache", async ({
  page,
  context,
  record,
  myExpenses,
  baseURL,
}) => {
  await record({ description: "Tea" });
  const tokenOf = async (path: string) => {
    const response = await page.request.post(path, { data: {} });
    return ((await response.json()) as { token: string }).token;
  };
  const full = await tokenOf("/api/list/link");
  const reader = await tokenOf("/api/list/reader");
  const edit = page.getByRole("button", { name: "Edit Tea" });
  const addLink = page
    .getByRole("main")
    .getByRole("link", { name: "Add Expense" });
  const expectReader = async () => {
    await myExpenses.goto();
    await expect(page.getByText(READ_ONLY)).toBeVisible();
    await expect(myExpenses.rows()).toHaveCount(1);
    await expect(edit).toHaveCount(0);
    await expect(addLink).toBeHidden();
  };
  const expectOwner = async () => {
    await myExpenses.goto();
    await expect(edit).toBeVisible();
    await expect(page.getByText(READ_ONLY)).toHaveCount(0);
    await expect(addLink).toBeVisible();
  };
  const setCookie = (value: string) =>
    context.addCookies([{ name: "list", value, url: baseURL ?? "" }]);

  await setCookie(reader);
  // Its response sets the cookie again.
  const renewed = page.waitForResponse("**/api/list");
  await expectReader();
  await renewed;
  // Both links have the same ETag, so that the cached response gets new headers.
  await setCookie(full);
  await expectOwner();
  await setCookie(reader);
  await expectReader();
});
