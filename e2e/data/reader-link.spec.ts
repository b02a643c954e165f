import { expect, test } from "../fixtures";

test.use({ lists: "private" });

const READ_ONLY = "You can see this list here. You cannot change it.";

test("a browser that changes between the two links of a list shows what each allows, also from its cache", async ({
  page,
  record,
  phone,
  baseURL,
}) => {
  await record({ description: "Tea" });
  const tokenOf = async (path: string) => {
    const response = await page.request.post(path, { data: {} });
    return ((await response.json()) as { token: string }).token;
  };
  const [full, reader] = [
    await tokenOf("/api/list/link"),
    await tokenOf("/api/list/reader"),
  ];
  const edit = phone.page.getByRole("button", { name: "Edit Tea" });
  const addLink = phone.page
    .getByRole("main")
    .getByRole("link", { name: "Add Expense" });
  const expectReader = async () => {
    await phone.myExpenses.goto();
    await expect(phone.page.getByText(READ_ONLY)).toBeVisible();
    await expect(phone.myExpenses.rows()).toHaveCount(1);
    await expect(edit).toHaveCount(0);
    await expect(addLink).toBeHidden();
  };
  const expectOwner = async () => {
    await phone.myExpenses.goto();
    await expect(edit).toBeVisible();
    await expect(phone.page.getByText(READ_ONLY)).toHaveCount(0);
    await expect(addLink).toBeVisible();
  };
  const setCookie = (value: string) =>
    phone.page
      .context()
      .addCookies([{ name: "list", value, url: baseURL ?? "" }]);

  await phone.page.goto(`/data#read=${reader}`);
  await phone.yourData
    .joinDialog()
    .getByRole("button", { name: "Open this list" })
    .click();
  await expect(phone.yourData.main()).toContainText("The list is open");
  await expectReader();
  // Both links have the same ETag, so that the cached response gets new headers.
  await setCookie(full);
  await expectOwner();
  await setCookie(reader);
  await expectReader();
  await phone.page.goto(`/data#join=${full}`);
  await phone.yourData
    .joinDialog()
    .getByRole("button", { name: "Open this list" })
    .click();
  await expect(phone.yourData.button("Erase everything…")).toBeVisible();
  await expectOwner();
});
