import {
  expect,
  expectAccessible,
  expectNoOverflow,
  test,
  withServiceWorker,
} from "../fixtures";
import { lunchRequest } from "@/lib/testing/sample-expenses";
import { readDownload } from "../pages/read-download";
import { waitForServiceWorker } from "../offline/service-worker";
import { countUnsent, NO_NETWORK, saveButton } from "./offline-page";

test.use({ lists: "private", ...withServiceWorker });

test.beforeEach(async ({ page, context, record, addExpensePage }) => {
  await record({ description: "Supper" });
  await page.goto("/show");
  await waitForServiceWorker(page);
  await addExpensePage.goto();
  await context.setOffline(true);
  await addExpensePage.fill(lunchRequest);
  await saveButton(page).click();
  await expect(page.getByRole("region", { name: "Last saved" })).toBeVisible();
});

test("Home sends what is not sent yet", async ({
  page,
  context,
  home,
  expectConsole,
}) => {
  expectConsole(NO_NETWORK);
  await home.goto();
  // The browser does not always fetch the other screens ahead, which logs a failure.
  await page.evaluate(() => fetch("/api/health").catch(() => undefined));
  expect(await countUnsent(page)).toBe(1);
  await context.setOffline(false);
  await expect.poll(() => countUnsent(page)).toBe(0);
  await page.goto("/show");
  await expect(page.getByRole("row", { name: /Lunch/ })).toBeVisible();
});

test("Import says that it needs the network", async ({
  page,
  importPage,
  expectConsole,
}) => {
  expectConsole(NO_NETWORK);
  await importPage.goto();
  await expect(page.getByRole("status")).toContainText([
    "You are offline. Importing needs the network.",
  ]);
  const button = importPage.button("Choose files");
  await expect(button).toHaveAttribute("aria-disabled", "true");
  await expect(button).toHaveAccessibleDescription(/needs the network/);
  await expectAccessible(page);
});

test("a link that is opened without a network can be kept for later, and the list of the browser downloaded", async ({
  page,
  yourData,
  expectConsole,
}) => {
  expectConsole(NO_NETWORK);
  expectConsole(/ERR_FAILED/);
  await page.goto(`/data#join=${"A".repeat(22)}`);
  const dialog = yourData.joinDialog();
  await expect(dialog).toContainText(
    "1 expense on this device is not sent yet. It is never added",
  );
  for (const name of [
    "Open the list of the link",
    "Show the link of this browser’s list",
    "Send it first",
  ]) {
    const button = dialog.getByRole("button", { name });
    await expect(button).toHaveAttribute("aria-disabled", "true");
    await expect(button).toHaveAccessibleDescription(/need the network/);
    await button.press("Enter");
  }
  await expect(dialog.getByRole("alert")).toHaveCount(0);
  await expectAccessible(page);
  const downloading = page.waitForEvent("download");
  await dialog.getByRole("button", { name: "Download CSV" }).click();
  const { content } = await readDownload(await downloading);
  expect(content).toContain(",Supper,");
  await dialog
    .getByRole("button", { name: "Keep the list of this browser" })
    .click();
  await expect(yourData.main()).toContainText("Your list has 1 expense.");
});

for (const width of [360, 1280])
  test(`Your data says at ${width} px of when the list is, and what needs the network`, async ({
    page,
    yourData,
    expectConsole,
  }, testInfo) => {
    expectConsole(NO_NETWORK);
    // The list of imports is stored with the app once it was used.
    expectConsole(/ERR_FAILED/);
    await page.setViewportSize({ width, height: 800 });
    await yourData.goto();
    await expect(
      page.getByText(/^You are offline\. This is your list as of/),
    ).toBeVisible();
    await expect(yourData.main()).toContainText("Your list has 1 expense.");
    await expect(yourData.main()).toContainText(
      "1 expense on this device is not sent yet, and is not in a download.",
    );
    for (const name of [
      "Show link and QR code",
      "Make a new link",
      "Erase everything…",
    ]) {
      const button = yourData.button(name);
      await expect(button).toHaveAttribute("aria-disabled", "true");
      await expect(button).toHaveAccessibleDescription(/needs? the network/);
      await button.press("Enter");
    }
    await expect(page.getByRole("alertdialog")).toHaveCount(0);
    await expect(yourData.section("Imports")).toContainText(
      "Open this page again with a network",
    );
    const file = await yourData.download("JSON");
    expect(JSON.stringify(file)).toContain("Supper");
    const table = await yourData.download("CSV");
    expect(table.content).toContain(",Supper,");
    await expectAccessible(page);
    await expectNoOverflow(page);
    await page.screenshot({ path: testInfo.outputPath("data.png") });
  });
