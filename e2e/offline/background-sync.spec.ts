import { lunchRequest } from "@/lib/testing/sample-expenses";
import { backgroundSync } from "@/scripts/testing/background-sync";
import { expect, test, withServiceWorker } from "../fixtures";
import {
  countUnsent,
  NO_NETWORK,
  openForOffline,
  storeWithoutNetwork,
} from "../outbox/offline-page";
import { MyExpensesPage } from "../pages/my-expenses-page";
import { waitForServiceWorker } from "./service-worker";

test.use({ ...withServiceWorker, ignoredOutput: NO_NETWORK });

test("two tabs and the service worker send at once, each expense once, and the service worker alone after the tabs were closed", async ({
  page,
  context,
  addExpensePage,
  request,
}) => {
  await openForOffline(page, "/add");
  await waitForServiceWorker(page);
  const other = await context.newPage();
  await other.goto("/show");
  await expect(new MyExpensesPage(other).emptyMessage()).toBeVisible();
  const sync = await backgroundSync(context, new URL(page.url()).origin);
  await context.setOffline(true);
  const amounts = [11, 12, 13, 14, 15, 16, 17, 18];
  await addExpensePage
    .box()
    .fill(amounts.map((amount) => `${amount} chai #food`).join("\n"));
  await page.getByRole("button", { name: /^Save all/ }).click();
  await expect.poll(() => countUnsent(page)).toBe(amounts.length);
  await context.setOffline(false);
  await Promise.all([
    sync(),
    ...[page, other].map((tab) =>
      tab.evaluate(() => dispatchEvent(new Event("online"))),
    ),
  ]);
  await expect.poll(() => countUnsent(page)).toBe(0);
  const storedAmounts = async () => {
    const response = await request.get("/api/show");
    const rows = (await response.json()) as { amount: number }[];
    return rows.map(({ amount }) => amount).sort();
  };
  expect(await storedAmounts()).toEqual(amounts);

  await storeWithoutNetwork(addExpensePage, { ...lunchRequest, amount: "19" });
  for (const tab of [page, other]) await tab.close();
  await context.setOffline(false);
  await expect(async () => {
    await sync();
    expect(await storedAmounts()).toEqual([...amounts, 19]);
  }).toPass();
});
