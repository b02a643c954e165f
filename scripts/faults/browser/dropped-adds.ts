import assert from "node:assert/strict";
import { startServer } from "../../testing/start-server";
import { compare, keys, list, NO_FAULTS } from "../keyed-requests";
import { addOrStore, openAddScreen } from "./add-screen";
import { startBrowser } from "./browser-process";
import { type ProxyFault, startFaultProxy } from "./fault-proxy";
import { drain } from "./unsent";

const ADDS = 200;
const DROPS: readonly ProxyFault[] = ["before", "none", "during", "after"];
const ADDS_PER_TAB = 9;
const ADDS_PER_BROWSER = 40;
const OFFLINE_EVERY = 5;

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
  const counts = { added: 0, unsent: 0, failed: 0, tabs: 0, kills: 0 };
  let browser = await startBrowser(`${path}-profile`);
  let page = await openAddScreen(browser.context, proxy.url);
  for (const [index, description] of sent.entries()) {
    const isOffline = index % OFFLINE_EVERY === 0;
    await browser.context.setOffline(isOffline);
    counts[await addOrStore(page, description)] += 1;
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
  return `${ADDS} adds, ${counts.unsent} of them unsent on the device, ${sends} sends with 3 of 4 connections dropped before, during or after the response, ${counts.tabs} tabs closed, ${counts.kills} kills of the browser: ${rows.length} rows, 0 lost, 0 duplicated`;
}
