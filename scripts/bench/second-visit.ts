import { randomUUID } from "node:crypto";
import { join } from "node:path";
import { type BrowserContext, chromium } from "@playwright/test";
import { launchOptions } from "../testing/launch-options";
import { seed } from "../seed";
import type { Bench } from "./bench";
import { recordRows } from "./list-timings";
import { measureRuns } from "./measure";

const ROWS = 400;
/** The throughput is in bytes per second, the latency in ms. */
const SLOW_4G = {
  offline: false,
  downloadThroughput: 1.6e6 / 8,
  uploadThroughput: 750e3 / 8,
  latency: 150,
};
const NO_NETWORK = {
  offline: true,
  downloadThroughput: -1,
  uploadThroughput: -1,
  latency: 0,
};
const CPU_SLOWDOWN = 4;
const MAX_MS = 800;

/** The time to the rows of My Expenses on the second visit, which the service worker serves. */
export async function measureSecondVisit({
  folder,
  report,
  serve,
  addCleanup,
}: Bench) {
  const file = join(folder, `${randomUUID()}.db`);
  await seed(file, ROWS);
  const { url } = await serve({ SQLITE_PATH: file });
  const browser = await chromium.launch(launchOptions({ webgl: false }));
  addCleanup(() => browser.close());
  for (const [condition, network] of [
    ["slow 4G", SLOW_4G],
    ["no network", NO_NETWORK],
  ] as const)
    report(
      `rows visible on the second visit, ${condition}, CPU ÷ ${CPU_SLOWDOWN}, ms`,
      await measureRuns(async () => {
        const context = await browser.newContext({
          viewport: { width: 360, height: 740 },
        });
        await visit(context, url);
        const rowsMs = await visitAgain(context, url, network);
        await context.close();
        return rowsMs;
      }),
      { max: MAX_MS },
    );
}

/** Waits until the service worker has stored the app, and stops it, as the browser does after a while. */
async function visit(context: BrowserContext, url: string) {
  const page = await context.newPage();
  await recordRows(page);
  await page.goto(`${url}/show`);
  await page.waitForFunction(
    () =>
      window.rowsAt &&
      navigator.serviceWorker.controller?.state === "activated",
  );
  await page.goto("about:blank");
  const devtools = await context.newCDPSession(page);
  await devtools.send("ServiceWorker.enable");
  await devtools.send("ServiceWorker.stopAllWorkers");
  await page.close();
}

async function visitAgain(
  context: BrowserContext,
  url: string,
  network: typeof SLOW_4G,
): Promise<number> {
  const page = await context.newPage();
  await recordRows(page);
  const devtools = await context.newCDPSession(page);
  // `context.setOffline` never returns once the service worker was stopped.
  await devtools.send("Network.emulateNetworkConditions", network);
  await devtools.send("Emulation.setCPUThrottlingRate", { rate: CPU_SLOWDOWN });
  await page.goto(`${url}/show`, { waitUntil: "commit" });
  await page.waitForFunction(() => window.rowsAt);
  return page.evaluate(() => window.rowsAt);
}
