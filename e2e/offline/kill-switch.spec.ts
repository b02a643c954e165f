import {
  freePort,
  type Server,
  startServer,
} from "@/scripts/testing/start-server";
import { expect, test, withServiceWorker } from "../fixtures";
import {
  cacheNames,
  openWithServiceWorker,
  registrationCount,
} from "./service-worker";

test.use({
  ...withServiceWorker,
  // The page may request something while the server is replaced.
  ignoredOutput: /ERR_CONNECTION_REFUSED/,
});

let server: Server;
test.afterEach(() => server.stop());

test("SERVICE_WORKER=off removes the service worker and its caches, and no page registers it", async ({
  page,
  database,
}) => {
  const variables = { SQLITE_PATH: database.name };
  const port = await freePort();
  server = await startServer(variables, { port });
  await openWithServiceWorker(page, server.url);
  expect(await cacheNames(page)).toHaveLength(1);
  const worker = await page.request.get(`${server.url}/sw.js`);
  expect(worker.status()).toBe(200);
  expect(worker.headers()).toMatchObject({
    "cache-control": "no-cache",
    "content-type": expect.stringMatching(/javascript/),
    "content-security-policy": expect.stringMatching(/^default-src 'none'/),
    "service-worker-state": "on",
  });
  await server.stop();
  server = await startServer({ ...variables, SERVICE_WORKER: "off" }, { port });
  // The worker still answers this visit. The browser then looks for another one.
  await page.goto(`${server.url}/add`);
  await expect.poll(() => registrationCount(page)).toBe(0);
  await expect.poll(() => cacheNames(page)).toEqual([]);
  const checked = page.waitForResponse("**/sw.js");
  await page.reload();
  expect((await checked).headers()["service-worker-state"]).toBe("off");
  await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
  expect(await page.evaluate(() => navigator.serviceWorker.controller)).toBe(
    null,
  );
  expect(await registrationCount(page)).toBe(0);
});
