import type { BrowserContext } from "@playwright/test";
import { type Server, startServer } from "../../testing/start-server";
import { startBrowser } from "./browser-process";
import { type FaultProxy, startFaultProxy } from "./fault-proxy";

type Check = {
  server: Server;
  proxy: FaultProxy;
  context: BrowserContext;
};

/**
 * Runs a check with one browser in front of a proxy and a server, and ends them.
 *
 * @param path of the SQLite file
 */
export async function withBrowser<T>(
  path: string,
  check: (parts: Check) => Promise<T>,
): Promise<T> {
  const server = await startServer(
    { SQLITE_PATH: path, RATE_LIMIT_WRITES: "0" },
    { quiet: true },
  );
  const proxy = await startFaultProxy(server.url);
  const browser = await startBrowser(`${path}-profile`);
  try {
    return await check({ server, proxy, context: browser.context });
  } finally {
    await browser.kill();
    await proxy.close();
    await server.stop();
  }
}
