import { lunchRequest } from "@/lib/testing/sample-expenses";
import { expect, test, withServiceWorker } from "../fixtures";
import {
  countUnsent,
  NO_NETWORK,
  openForOffline,
  saveButton,
} from "../outbox/offline-page";
import { waitForServiceWorker } from "./service-worker";

test.use(withServiceWorker);

test("the service worker sends an expense after its page was closed", async ({
  page,
  context,
  addExpensePage,
  request,
  expectConsole,
}) => {
  expectConsole(NO_NETWORK);
  await openForOffline(page, "/add");
  await waitForServiceWorker(page);
  const { origin } = new URL(page.url());
  await addExpensePage.fill(lunchRequest);
  await context.setOffline(true);
  await saveButton(page).click();
  await expect.poll(() => countUnsent(page)).toBe(1);
  const empty = await context.newPage();
  const devTools = await context.newCDPSession(empty);
  const registrationId = new Promise<string>((resolve) =>
    devTools.on("ServiceWorker.workerRegistrationUpdated", (event) => {
      for (const { scopeURL, registrationId } of event.registrations)
        if (scopeURL.startsWith(origin)) resolve(registrationId);
    }),
  );
  await devTools.send("ServiceWorker.enable");
  const registration = await registrationId;
  await page.close();
  await context.setOffline(false);
  // Chromium does it when the device is online again, which setOffline does not change,
  // and again after a try that has failed, such as one that is under way now.
  await expect(async () => {
    await devTools.send("ServiceWorker.dispatchSyncEvent", {
      origin,
      registrationId: registration,
      tag: "outbox",
      lastChance: false,
    });
    const response = await request.get("/api/show");
    expect(await response.json()).toHaveLength(1);
  }).toPass();
  expect(await (await request.get("/api/show")).json()).toHaveLength(1);
});
