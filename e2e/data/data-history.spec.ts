import { lunchRequest } from "@/lib/testing/sample-expenses";
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
  page,
  request,
  yourData,
}) => {
  // The list of another device.
  await request.post("/api/add", { data: lunchRequest });
  const made = await request.post("/api/list/link", { data: {} });
  const { token } = (await made.json()) as { token: string };
  const hash = `#join=${token}`;
  const expectNoToken = async () => {
    const [href, state] = await page.evaluate(() => [
      location.href,
      JSON.stringify(history.state),
    ]);
    expect(href + state).not.toContain(token);
    expect(new URL(href ?? "").hash).toBe("");
  };
  for (const way of ["opened", "pasted into the open page"] as const)
    await test.step(way, async () => {
      if (way === "opened") await page.goto(`/data${hash}`);
      else await page.evaluate((hash) => (location.hash = hash), hash);
      await expect(yourData.joinDialog()).toBeVisible();
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
      await yourData
        .joinDialog()
        .getByRole("button", { name: "Cancel" })
        .click();
      await expect(yourData.joinDialog()).toHaveCount(0);
      await expectNoOverlayEntry(page);
      await expect(yourData.main()).toContainText("There are no expenses yet.");
      await expectNoToken();
      await page
        .getByRole("navigation", { name: "Main" })
        .getByRole("link", { name: "Add Expense" })
        .click();
      await expect(page).toHaveURL("/add");
      await page.goBack();
      await expect(page).toHaveURL("/data");
      await expect(yourData.main()).toContainText("There are no expenses yet.");
      await expect(yourData.joinDialog()).toHaveCount(0);
      await expectNoToken();
    });
});

test("Back closes a question and stays on Your data, and Cancel leaves no history entry", async ({
  page,
  home,
  record,
  yourData,
}) => {
  await record({});
  await home.goto();
  await page.goto(`/data#join=${"A".repeat(22)}`);
  await expect(yourData.joinDialog()).toBeVisible();
  await page.goBack();
  await expect(yourData.joinDialog()).toHaveCount(0);
  await expect(page).toHaveURL("/data");
  await expect(yourData.main()).toContainText("In your list1 expense");
  const erase = yourData.button("Erase everything…");
  const dialog = yourData.dialog("Erase everything?");
  await erase.click();
  await expect(dialog).toBeVisible();
  await page.goBack();
  await expect(dialog).toHaveCount(0);
  await expect(page).toHaveURL("/data");
  await erase.click();
  await dialog.getByRole("button", { name: "Cancel" }).click();
  await expect(dialog).toHaveCount(0);
  await expectNoOverlayEntry(page);
  await page.goBack();
  await expect(page).toHaveURL("/");
});
