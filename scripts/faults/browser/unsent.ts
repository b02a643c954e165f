import assert from "node:assert/strict";
import { setTimeout as sleep } from "node:timers/promises";
import type { Page } from "@playwright/test";
import type { OutboxEntry } from "@/lib/browser/outbox/outbox-entry";

const POLL_MS = 200;
const DRAIN_MS = 120_000;

/** The entries of the outbox. */
export function readUnsent(page: Page): Promise<OutboxEntry[]> {
  return page.evaluate(
    () =>
      new Promise((resolve, reject) => {
        const opening = indexedDB.open("outbox");
        opening.onerror = () => reject(new Error("There is no outbox."));
        opening.onsuccess = () => {
          const db = opening.result;
          if (!db.objectStoreNames.contains("entries")) {
            db.close();
            return resolve([]);
          }
          const reading = db
            .transaction("entries")
            .objectStore("entries")
            .getAll();
          reading.onsuccess = () => {
            db.close();
            resolve(reading.result);
          };
        };
      }),
  );
}

/** Triggers sending until nothing is left but what the server has rejected. */
export async function drain(page: Page) {
  await waitUntil(
    async () => {
      await triggerSending(page);
      return (await readUnsent(page)).every(({ problem }) => problem);
    },
    { failure: "expenses are still on the device", withinMs: DRAIN_MS },
  );
}

/** The events of the browser when the network may be back. */
export function triggerSending(page: Page) {
  return page.evaluate(() => dispatchEvent(new Event("online")));
}

/** Rejects with the failure when it takes longer. */
export async function waitUntil(
  isTrue: () => boolean | Promise<boolean>,
  { failure, withinMs }: { failure: string; withinMs: number },
) {
  const until = Date.now() + withinMs;
  while (!(await isTrue())) {
    assert.ok(Date.now() < until, failure);
    await sleep(POLL_MS);
  }
}
