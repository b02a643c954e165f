import assert from "node:assert/strict";
import { setTimeout as sleep } from "node:timers/promises";
import type { Page } from "@playwright/test";
import { list } from "../keyed-requests";
import { addOrStore, openAddScreen } from "./add-screen";
import type { FaultProxy } from "./fault-proxy";
import { readUnsent, triggerSending, waitUntil } from "./unsent";
import { withBrowser } from "./with-browser";

const MINUTE_MS = 60_000;
const DAY_MS = 24 * 60 * MINUTE_MS;
const MOVES_MS = [DAY_MS, -DAY_MS, -10 * MINUTE_MS];
/** The first two waits of the app, and the sends. */
const RETRIES_MS = 20_000;
/** Far more than a send takes. */
const STAYS_MS = 2000;

/** The clock is moved while an expense waits. */
export function movedClock(path: string): Promise<string> {
  return withBrowser(path, async ({ server, proxy, context }) => {
    const page = await openAddScreen(context, proxy.url);
    const sent: string[] = [];
    const storeAndFail = async (description: string, status: number) => {
      sent.push(description);
      await context.setOffline(true);
      assert.equal(await addOrStore(page, description), "unsent");
      const failed = page.waitForResponse((one) => one.status() === status);
      failNext(proxy, status);
      await context.setOffline(false);
      await failed;
    };
    const requireSent = (description: string) =>
      waitUntil(async () => (await readUnsent(page)).length === 0, {
        failure: `${description}: still on the device`,
        withinMs: RETRIES_MS,
      });
    for (const ms of MOVES_MS) {
      proxy.retryAfter = "3600";
      const paused = `Retry-After, clock moved by ${ms} ms`;
      await storeAndFail(paused, 429);
      await triggerSending(page);
      await sleep(STAYS_MS);
      assert.equal(
        (await readUnsent(page)).length,
        1,
        "Retry-After is ignored",
      );
      await moveClock(page, ms);
      await triggerSending(page);
      await requireSent(paused);

      proxy.retryAfter = undefined;
      const failed = `500, clock moved by ${ms} ms`;
      await storeAndFail(failed, 500);
      await moveClock(page, ms);
      await requireSent(failed);
    }
    const rows = await list(server);
    assert.deepEqual(
      rows.map(({ description }) => description).sort(),
      sent.sort(),
    );
    return `${sent.length} expenses wait after 429 with Retry-After or after 500 while the clock is moved by a day forwards, a day back and ten minutes back: 0 lost, 0 duplicated, and no wait is longer than before`;
  });
}

function failNext(proxy: FaultProxy, status: number) {
  proxy.faultOf = () => {
    proxy.faultOf = () => "none";
    return status;
  };
}

function moveClock(page: Page, ms: number) {
  return page.evaluate((ms) => {
    const { now } = Date;
    Date.now = () => now() + ms;
  }, ms);
}
