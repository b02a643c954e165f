import { lunchRequest } from "@/lib/testing/sample-expenses";
import { backgroundSync } from "@/scripts/testing/background-sync";
import { expect, test, withServiceWorker } from "../fixtures";
import {
  countUnsent,
  NO_NETWORK,
  openForOffline,
  storeWithoutNetwork,
} from "../outbox/offline-page";
import { waitForServiceWorker } from "./service-worker";

test.use({ ...withServiceWorker, ignoredOutput: NO_NETWORK });

test("the service worker sends an expense after its page was closed", async ({
  page,
  context,
  addExpensePage,
  request,
}) => {
  await openForOffline(page, "/add");
  await waitForServiceWorker(page);
  const { origin } = new URL(page.url());
  await storeWithoutNetwork(addExpensePage, lunchRequest);
  const sync = await backgroundSync(context, origin);
  await page.close();
  await context.setOffline(false);
  await expect(async () => {
    await sync();
    const response = await request.get("/api/show");
    expect(await response.json()).toHaveLength(1);
  }).toPass();
});

test("two tabs and the service worker send at once, and each expense is stored once", async ({
  page,
  context,
  addExpensePage,
  request,
}) => {
  await openForOffline(page, "/add");
  await waitForServiceWorker(page);
  const other = await context.newPage();
  await other.goto("/show");
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
  const response = await request.get("/api/show");
  const rows = (await response.json()) as { amount: number }[];
  expect(rows.map(({ amount }) => amount).sort()).toEqual(amounts);
});
