import assert from "node:assert/strict";
import { mkdirSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import type { Page } from "@playwright/test";
import { list } from "../keyed-requests";
import { addOrStore, openAddScreen } from "./add-screen";
import type { ProxyFault } from "./fault-proxy";
import { drain, readUnsent, waitUntil } from "./unsent";
import { withBrowser } from "./with-browser";

/** Chromium caches how much space is left. */
const QUOTA_MS = 120_000;
/** The waits of the app after the two failures, and the sends. */
const RETRIES_MS = 40_000;
const FAULTS: readonly ProxyFault[] = ["after", 500];

/** The storage is full while one expense waits and another is to be stored. */
export function fullStorage(path: string): Promise<string> {
  return withBrowser(path, async ({ server, proxy, context }) => {
    const page = await openAddScreen(context, proxy.url);
    const devtools = await context.newCDPSession(page);
    const setQuota = async (quotaSize?: number) => {
      const quota = { origin: proxy.url, ...(quotaSize && { quotaSize }) };
      await devtools.send("Storage.overrideQuotaForOrigin", quota);
      await waitUntil(async () => (await isFull(page)) === Boolean(quotaSize), {
        failure: "the quota has no effect",
        withinMs: QUOTA_MS,
      });
    };
    await context.setOffline(true);
    assert.equal(await addOrStore(page, "unsent before"), "unsent");
    await setQuota(1);
    assert.equal(await addOrStore(page, "after a full storage"), "failed");
    assert.equal((await readUnsent(page)).length, 1);
    let sends = 0;
    proxy.faultOf = () => FAULTS[sends++] ?? "none";
    await context.setOffline(false);
    // Only the waits of the app itself end: nothing else tells it to send.
    await waitUntil(async () => (await readUnsent(page)).length === 0, {
      failure: "an expense stays on the device",
      withinMs: RETRIES_MS,
    });
    assert.ok(await isFull(page));
    await context.setOffline(true);
    await setQuota();
    assert.equal(await addOrStore(page, "after a full storage"), "unsent");
    await context.setOffline(false);
    await drain(page);
    const rows = await list(server);
    assert.deepEqual(rows.map(({ description }) => description).sort(), [
      "after a full storage",
      "unsent before",
    ]);
    return `a press fails with its alert and the values stay; an expense that was stored before is sent again by itself after ${FAULTS.length} lost or failed responses, and stored once`;
  });
}

/** Whether the smallest write fails. */
function isFull(page: Page): Promise<boolean> {
  return page.evaluate(
    () =>
      new Promise<boolean>((resolve, reject) => {
        const opening = indexedDB.open("trial");
        opening.onupgradeneeded = () =>
          opening.result.createObjectStore("bytes");
        opening.onerror = () =>
          opening.error?.name === "QuotaExceededError"
            ? resolve(true)
            : reject(
                new Error("There is no storage.", { cause: opening.error }),
              );
        opening.onsuccess = () => {
          const db = opening.result;
          const writing = db.transaction("bytes", "readwrite");
          writing.objectStore("bytes").put(1, 1);
          writing.oncomplete = () => resolve(false);
          writing.onabort = () => resolve(true);
          db.close();
        };
      }),
  );
}

/** IndexedDB cannot be opened: where its folder would be, there is a file. */
export function refusedStorage(path: string): Promise<string> {
  const folder = join(`${path}-profile`, "Default");
  mkdirSync(folder, { recursive: true });
  writeFileSync(join(folder, "IndexedDB"), "");
  return withBrowser(path, async ({ server, proxy, context }) => {
    const page = await openAddScreen(context, proxy.url);
    await context.setOffline(true);
    assert.equal(await addOrStore(page, "refused"), "failed");
    await context.setOffline(false);
    assert.equal(await addOrStore(page, "refused"), "added");
    const rows = await list(server);
    assert.deepEqual(
      rows.map(({ description }) => description),
      ["refused"],
    );
    return "without the network, a press fails with its alert, says that nothing can be stored, and the values stay; with it, the same press adds the expense once";
  });
}
