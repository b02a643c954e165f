import assert from "node:assert/strict";
import { setTimeout as sleep } from "node:timers/promises";
import type { Page } from "@playwright/test";
import { startServer } from "../../testing/start-server";
import { compare, keys, list, NO_FAULTS } from "../keyed-requests";
import { addOrKeep, openAddScreen, readUnsent } from "./add-screen";
import { type BrowserProcess, startBrowser } from "./browser-process";
import { type ProxyFault, startFaultProxy } from "./fault-proxy";

const ADDS = 200;
const DROPS: readonly ProxyFault[] = ["before", "none", "during", "after"];
const ADDS_PER_TAB = 9;
const ADDS_PER_BROWSER = 40;
const OFFLINE_EVERY = 5;
const DRAIN_MS = 120_000;
const QUOTA_CACHE_MS = 40_000;
const DAY_MS = 24 * 60 * 60 * 1000;

/** Connections are dropped, tabs closed and the browser killed while expenses are added. */
export async function droppedAdds(path: string): Promise<string> {
  const server = await startServer(
    { SQLITE_PATH: path, RATE_LIMIT_WRITES: "0" },
    { quiet: true },
  );
  const proxy = await startFaultProxy(server.url);
  let sends = 0;
  proxy.faultOf = () => DROPS[sends++ % DROPS.length] ?? "none";
  const sent = keys(ADDS, "add");
  const counts = { added: 0, kept: 0, failed: 0, tabs: 0, kills: 0 };
  let browser = await startBrowser(`${path}-profile`);
  let page = await openAddScreen(browser.context, proxy.url);
  for (const [index, description] of sent.entries()) {
    const isOffline = index % OFFLINE_EVERY === 0;
    await browser.context.setOffline(isOffline);
    counts[await addOrKeep(page, description)] += 1;
    const next = index + 1;
    if (next % ADDS_PER_BROWSER === 0) {
      await browser.kill();
      counts.kills += 1;
      browser = await startBrowser(`${path}-profile`);
    } else if (next % ADDS_PER_TAB === 0) {
      await page.close();
      counts.tabs += 1;
    } else continue;
    await browser.context.setOffline(false);
    page = await openAddScreen(browser.context, proxy.url);
  }
  await browser.context.setOffline(false);
  proxy.faultOf = () => "none";
  await drain(page);
  const rows = await list(server);
  await browser.kill();
  await proxy.close();
  await server.stop();
  assert.deepEqual(compare(rows, { acknowledged: sent, sent }), NO_FAULTS);
  assert.equal(rows.length, ADDS);
  assert.equal(counts.failed, 0);
  return `${ADDS} adds, ${counts.kept} of them kept on the device, ${sends} sends with 3 of 4 connections dropped before, during or after the response, ${counts.tabs} tabs closed, ${counts.kills} kills of the browser: ${rows.length} rows, 0 lost, 0 duplicated`;
}

/** The server answers with errors, the storage is full, and the clock is moved by a day. */
export async function outboxStatuses(path: string): Promise<string> {
  const server = await startServer({ SQLITE_PATH: path }, { quiet: true });
  const proxy = await startFaultProxy(server.url);
  const browser = await startBrowser(`${path}-profile`);
  try {
    const page = await openAddScreen(browser.context, proxy.url);
    await requireFullStorage(browser, page, proxy.url);
    const left = async (status: number) => {
      await browser.context.setOffline(true);
      assert.equal(await addOrKeep(page, `status ${status}`), "kept");
      let responses = 0;
      proxy.faultOf = () => {
        responses += 1;
        return status;
      };
      await browser.context.setOffline(false);
      while (responses === 0) await sleep(50);
      // Until the page has stored the outcome.
      await sleep(500);
      return readUnsent(page);
    };
    assert.deepEqual(await left(422), []);
    const [rejected] = await left(400);
    assert.equal(rejected?.problem?.status, 400);
    for (const [count, status] of [429, 500].entries()) {
      const entries = await left(status);
      assert.equal(entries.filter(({ problem }) => !problem).length, count + 1);
    }
    proxy.faultOf = () => "none";
    await page.addInitScript((dayMs) => {
      const { now } = Date;
      Date.now = () => now() - dayMs;
    }, DAY_MS);
    await page.reload();
    while ((await readUnsent(page)).length > 1) await sleep(100);
    const descriptions = (await list(server)).map(
      ({ description }) => description,
    );
    assert.deepEqual(descriptions.sort(), [
      "after a full storage",
      "status 429",
      "status 500",
    ]);
    return "storage full: the press fails and the values stay; 422 ends an entry, 400 leaves it to the user, 429 and 500 keep it; a day back on the clock, they are sent once";
  } finally {
    await browser.kill();
    await proxy.close();
    await server.stop();
  }
}

async function requireFullStorage(
  { context }: BrowserProcess,
  page: Page,
  url: string,
) {
  const devtools = await context.newCDPSession(page);
  await devtools.send("Storage.overrideQuotaForOrigin", {
    origin: url,
    quotaSize: 1,
  });
  // Chromium caches how much space is left.
  await sleep(QUOTA_CACHE_MS);
  await context.setOffline(true);
  assert.equal(await addOrKeep(page, "after a full storage"), "failed");
  assert.equal(
    await page.getByLabel("Description").inputValue(),
    "after a full storage",
  );
  await devtools.send("Storage.overrideQuotaForOrigin", { origin: url });
  await sleep(QUOTA_CACHE_MS);
  assert.equal(await addOrKeep(page, "after a full storage"), "kept");
  await context.setOffline(false);
  await drain(page);
}

/** Waits until everything is sent. */
async function drain(page: Page) {
  const until = Date.now() + DRAIN_MS;
  while ((await readUnsent(page)).length > 0) {
    assert.ok(Date.now() < until, "expenses are still on the device");
    await page.evaluate(() => dispatchEvent(new Event("online")));
    await sleep(200);
  }
}
