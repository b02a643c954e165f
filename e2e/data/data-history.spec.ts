import { expect, test } from "../fixtures";

test.use({ lists: "private" });

declare global {
  interface Window {
    /** Next sets it for its own tests and tools. */
    next?: { router?: { refresh: () => void } };
  }
}

for (const way of ["opened", "pasted into the open page"] as const)
  test(`the token of a link that was ${way} does not come back into the address`, async ({
    record,
    yourData,
    phone,
  }) => {
    await record({});
    const link = await yourData.showLink();
    const { hash } = new URL(link);
    const { page, yourData: onPhone } = phone;
    await page.goto("/show");
    if (way === "opened") await page.goto(link);
    else {
      await page.getByRole("link", { name: "Your data" }).click();
      await expect(onPhone.main()).toContainText("There are no expenses yet.");
      await page.evaluate((hash) => (location.hash = hash), hash);
    }
    await expect(onPhone.joinDialog()).toBeVisible();
    const expectNoToken = async () => {
      const [href, state] = await page.evaluate(() => [
        location.href,
        JSON.stringify(history.state),
      ]);
      expect(href + state).not.toContain(hash.slice("#join=".length));
      expect(new URL(href ?? "").hash).toBe("");
    };
    await expectNoToken();
    // The router writes its URL into the address.
    await page.evaluate(
      () =>
        new Promise((resolve) => {
          window.navigation?.addEventListener("currententrychange", resolve);
          window.next?.router?.refresh();
        }),
    );
    await expectNoToken();
    await onPhone.joinDialog().getByRole("button", { name: "Cancel" }).click();
    await expect(onPhone.joinDialog()).toHaveCount(0);
    await expect(onPhone.main()).toContainText("There are no expenses yet.");
    await expectNoToken();
    await page
      .getByRole("navigation", { name: "Main" })
      .getByRole("link", { name: "Add Expense" })
      .click();
    await expect(page).toHaveURL("/add");
    await page.goBack();
    await expect(page).toHaveURL("/data");
    await expect(onPhone.main()).toContainText("There are no expenses yet.");
    await expect(onPhone.joinDialog()).toHaveCount(0);
    await expectNoToken();
  });

test("Back closes the question, and stays on Your data", async ({
  record,
  yourData,
  phone,
}) => {
  await record({});
  const link = await yourData.showLink();
  const { page, yourData: onPhone, myExpenses } = phone;
  await page.goto("/show");
  await page.goto(link);
  await expect(onPhone.joinDialog()).toBeVisible();
  await page.goBack();
  await expect(onPhone.joinDialog()).toHaveCount(0);
  await expect(page).toHaveURL("/data");
  await expect(onPhone.main()).toContainText("There are no expenses yet.");
  await page.goBack();
  await expect(page).toHaveURL("/show");
  await expect(myExpenses.emptyMessage()).toBeVisible();
});

for (const [button, title] of [
  ["Make a new link", "Make a new link?"],
  ["Erase everything…", "Erase everything?"],
] as const)
  test(`Back closes the dialog "${title}", and Cancel leaves no history entry`, async ({
    page,
    record,
    yourData,
  }) => {
    await record({});
    await page.goto("/show");
    await yourData.goto();
    await yourData.button(button).click();
    await expect(yourData.dialog(title)).toBeVisible();
    await page.goBack();
    await expect(yourData.dialog(title)).toHaveCount(0);
    await expect(page).toHaveURL("/data");
    await yourData.button(button).click();
    await yourData
      .dialog(title)
      .getByRole("button", { name: "Cancel" })
      .click();
    await expect(yourData.dialog(title)).toHaveCount(0);
    await page.goBack();
    await expect(page).toHaveURL("/show");
  });
