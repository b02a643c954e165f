import { expect, test } from "../fixtures";
import { expectNoOverlayEntry } from "../overlay-entry";

test.use({ lists: "private" });

declare global {
  interface Window {
    /** Next sets it for its own tests and tools. */
    next?: { router?: { refresh: () => void } };
  }
}

test("the token of an opened or pasted link does not come back into the address", async ({
  record,
  yourData,
  phone,
}) => {
  await record({});
  const link = await yourData.showLink();
  const { hash } = new URL(link);
  const token = hash.slice("#join=".length);
  const { page, yourData: onPhone } = phone;
  const expectNoToken = async () => {
    const [href, state] = await page.evaluate(() => [
      location.href,
      JSON.stringify(history.state),
    ]);
    expect(href + state).not.toContain(token);
    expect(new URL(href ?? "").hash).toBe("");
  };
  await page.goto("/show");
  for (const way of ["opened", "pasted into the open page"] as const)
    await test.step(way, async () => {
      if (way === "opened") await page.goto(link);
      else await page.evaluate((hash) => (location.hash = hash), hash);
      await expect(onPhone.joinDialog()).toBeVisible();
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
      await onPhone
        .joinDialog()
        .getByRole("button", { name: "Cancel" })
        .click();
      await expect(onPhone.joinDialog()).toHaveCount(0);
      await expectNoOverlayEntry(page);
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
});

test("Back closes a question and stays on Your data, and Cancel leaves no history entry", async ({
  page,
  record,
  yourData,
  myExpenses,
}) => {
  await record({});
  await page.goto("/show");
  await page.goto(`/data#join=${"A".repeat(22)}`);
  await expect(yourData.joinDialog()).toBeVisible();
  await page.goBack();
  await expect(yourData.joinDialog()).toHaveCount(0);
  await expect(page).toHaveURL("/data");
  await expect(yourData.main()).toContainText("In your list1 expense");
  for (const [button, title] of [
    ["Make a new link", "Make a new link?"],
    ["Erase everything…", "Erase everything?"],
  ] as const) {
    const dialog = yourData.dialog(title);
    await yourData.button(button).click();
    await expect(dialog).toBeVisible();
    await page.goBack();
    await expect(dialog).toHaveCount(0);
    await expect(page).toHaveURL("/data");
    await yourData.button(button).click();
    await dialog.getByRole("button", { name: "Cancel" }).click();
    await expect(dialog).toHaveCount(0);
    await expectNoOverlayEntry(page);
  }
  await page.goBack();
  await expect(page).toHaveURL("/show");
  await expect(myExpenses.rows()).toHaveCount(1);
});
