import assert from "node:assert/strict";
import { backgroundSync } from "../../testing/background-sync";
import { compare, keys, list, NO_FAULTS } from "../keyed-requests";
import { addOrStore, openAddScreen } from "./add-screen";
import type { ProxyFault } from "./fault-proxy";
import { readUnsent, triggerSending, waitUntil } from "./unsent";
import { withBrowser } from "./with-browser";

const DROPS: readonly ProxyFault[] = ["before", "none", "during", "after"];
const BY_ALL = 24;
const BY_WORKER = 6;
const SEND_MS = 120_000;

/** Two tabs and the service worker are told to send at once, again and again. */
export function sendersAtOnce(path: string): Promise<string> {
  return withBrowser(path, async ({ server, proxy, context }) => {
    const tabs = [
      await openAddScreen(context, proxy.url),
      await openAddScreen(context, proxy.url),
    ] as const;
    const [tab] = tabs;
    await tab.evaluate(async () => void (await navigator.serviceWorker.ready));
    const sync = await backgroundSync(context, proxy.url);
    const store = async (descriptions: readonly string[]) => {
      await context.setOffline(true);
      for (const description of descriptions)
        assert.equal(await addOrStore(tab, description), "unsent");
    };

    const byAll = keys(BY_ALL, "by all");
    await store(byAll);
    let sends = 0;
    proxy.faultOf = () => DROPS[sends++ % DROPS.length] ?? "none";
    await context.setOffline(false);
    await waitUntil(
      async () => {
        await Promise.all([sync(), ...tabs.map(triggerSending)]);
        return (await readUnsent(tab)).length === 0;
      },
      { failure: "expenses are still on the device", withinMs: SEND_MS },
    );
    assert.equal(proxy.mostAtOnce, 1, "adds at once");

    const byWorker = keys(BY_WORKER, "by the worker");
    await store(byWorker);
    for (const one of tabs) await one.close();
    await context.setOffline(false);
    await waitUntil(
      async () => {
        await sync();
        return (await list(server)).length >= BY_ALL + BY_WORKER;
      },
      { failure: "the worker does not send", withinMs: SEND_MS },
    );

    const sent = [...byAll, ...byWorker];
    const rows = await list(server);
    assert.deepEqual(compare(rows, { acknowledged: sent, sent }), NO_FAULTS);
    return `${BY_ALL} expenses, sent by two tabs and the service worker with 3 of 4 connections dropped, and ${BY_WORKER} by the worker alone: ${rows.length} rows, 0 lost, 0 duplicated, ${sends} sends, never two at once`;
  });
}
