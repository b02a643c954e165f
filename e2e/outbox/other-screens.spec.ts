import {
  expect,
  expectAccessible,
  expectNoOverflow,
  test,
  withServiceWorker,
} from "../fixtures";
import { lunchRequest } from "@/lib/testing/sample-expenses";
import { readDownload } from "../pages/read-download";
import {
  openWithServiceWorker,
  waitForServiceWorker,
} from "../offline/service-worker";
import {
  NO_NETWORK,
  storeWithoutNetwork,
  waitForExpensesCopy,
} from "./offline-page";

test.use({
  lists: "private",
  ...withServiceWorker,
  // The list of imports is stored with the app once it was used.
  ignoredOutput: new RegExp(`${NO_NETWORK.source}|ERR_FAILED`),
});

test("Your data, Import and a link are readable without the network, and the list can be downloaded", async ({
  page,
  record,
  addExpensePage,
  importPage,
  yourData,
}) => {
  await record({ description: "Supper" });
  await openWithServiceWorker(page, "/show");
  await waitForExpensesCopy(page);
  await addExpensePage.goto();
  await waitForServiceWorker(page);
  await storeWithoutNetwork(addExpensePage, lunchRequest);

  await importPage.goto();
  await expect(importPage.button("Choose files")).toHaveAttribute(
    "aria-disabled",
    "true",
  );
  await expectAccessible(page);

  await yourData.goto();
  await expect(yourData.main()).toContainText(
    "1 expense on this device is not sent yet",
  );
  await expect(yourData.section("Imports")).toContainText(
    "Connect and open this page again",
  );
  for (const width of [360, 1280]) {
    await page.setViewportSize({ width, height: 800 });
    await expectAccessible(page);
    await expectNoOverflow(page);
  }
  const file = await yourData.download("backup");
  expect(JSON.stringify(file)).toContain("Supper");

  // A link that is opened on the same screen does not load it again.
  await page.goto(`/data#join=${"A".repeat(22)}`);
  const dialog = yourData.joinDialog();
  await expect(dialog).toContainText("is not sent yet");
  const downloading = page.waitForEvent("download");
  await dialog.getByRole("button", { name: "Download CSV" }).click();
  const { content } = await readDownload(await downloading);
  expect(content).toContain(",Supper,");
});
