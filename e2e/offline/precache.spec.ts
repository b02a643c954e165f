import { gzipSync } from "node:zlib";
import {
  expect,
  ON_IDLE_CONNECTION,
  test,
  withServiceWorker,
} from "../fixtures";
import { REGISTRATION } from "../wait-for-script";
import {
  cachedPaths,
  openWithServiceWorker,
  waitForNoRequests,
  waitForServiceWorker,
} from "./service-worker";

test.use(withServiceWorker);

const MAX_BYTES = 1_010_000;

test(`the service worker stores at most ${MAX_BYTES} bytes, compressed, and no expense`, async ({
  page,
  myExpenses,
  record,
  expectConsole,
}) => {
  expectConsole(/status of 404/);
  await record({ description: "Secret lunch" });
  await openWithServiceWorker(page, "/add");
  const installed = await cachedPaths(page);
  await myExpenses.goto();
  await expect(myExpenses.rows()).toHaveCount(1);
  for (const path of ["/data", "/nothing"]) await page.goto(path);
  const paths = await cachedPaths(page);
  expect(paths.filter((path) => /^\/(api|nothing)/.test(path))).toEqual([]);
  const texts = await page.evaluate(async (paths) => {
    const responses = await Promise.all(
      paths.map((path) => caches.match(path)),
    );
    return Promise.all(responses.map((response) => response?.text()));
  }, paths);
  expect(texts).not.toContain(undefined);
  expect(texts.filter((text) => text?.includes("Secret lunch"))).toEqual([]);

  let bytes = 0;
  for (const path of installed) {
    const response = await page.request.get(path, ON_IDLE_CONNECTION);
    const status = path === "/_not-found" ? 404 : 200;
    expect(response.status(), path).toBe(status);
    bytes += gzipSync(await response.body()).length;
  }
  console.log(
    `The service worker stores ${installed.length} files with ${bytes} bytes, of ${MAX_BYTES}`,
  );
  expect(installed.length).toBeGreaterThan(30);
  expect(bytes).toBeLessThanOrEqual(MAX_BYTES);
});

test("the first visit requests the service worker after the load event, does not take it for a new version, and the next visit asks the server for data only", async ({
  page,
  request,
  record,
  home,
  myExpenses,
}) => {
  await record({});
  await page.goto("/");
  await waitForServiceWorker(page);
  const { loadedAt, entries } = await page.evaluate(() => {
    const [navigation] = performance
      .getEntriesByType("navigation")
      .filter((entry) => entry instanceof PerformanceNavigationTiming);
    return {
      loadedAt: navigation?.loadEventStart ?? 0,
      entries: performance
        .getEntriesByType("resource")
        .map(({ name, startTime }) => ({ name, startTime })),
    };
  });
  const scripts = entries.filter(({ name }) => /\.js$/.test(name));
  let isFound = false;
  for (const { name, startTime } of scripts) {
    const isRegistration =
      name.endsWith("/sw.js") ||
      (await (await request.get(name)).text()).includes(REGISTRATION);
    if (!isRegistration) continue;
    isFound = true;
    expect(startTime, name).toBeGreaterThanOrEqual(loadedAt);
  }
  expect(isFound).toBe(true);
  await home.navigation().getByRole("link", { name: "Add Expense" }).click();
  await expect(page).toHaveURL("/add");
  await waitForNoRequests(page);
  await expect(page.getByText("New version")).toHaveCount(0);

  // Ends the requests of this page.
  await page.goto("about:blank");
  const asked: string[] = [];
  page.on("response", (response) => {
    if (response.fromServiceWorker()) return;
    const { pathname, searchParams } = new URL(response.url());
    // Next prefetches the other screens.
    if (!searchParams.has("_rsc")) asked.push(pathname);
  });
  await myExpenses.goto();
  await expect(myExpenses.rows()).toHaveCount(1);
  await expect(myExpenses.drawing("Daily Expenses")).toBeVisible();
  // The plan is loaded after the rows.
  await expect
    .poll(() => new Set(asked))
    .toEqual(new Set(["/api/show", "/api/plan"]));
});

test("a browser without service workers, such as on plain http, has no error", async ({
  page,
}) => {
  await page.addInitScript(() => {
    const { navigator } = window;
    const isWorker = (property: string | symbol) => {
      if (property !== "serviceWorker") return false;
      Object.assign(window, { isAskedForWorker: true });
      return true;
    };
    const withoutWorker = new Proxy(navigator, {
      has: (target, property) => !isWorker(property) && property in target,
      get: (target, property) => {
        if (isWorker(property)) return undefined;
        const value: unknown = Reflect.get(target, property, target);
        return typeof value === "function"
          ? (value.bind(target) as unknown)
          : value;
      },
    });
    Object.defineProperty(window, "navigator", { value: withoutWorker });
  });
  await page.goto("/");
  await page.waitForFunction(() => "isAskedForWorker" in window);
  await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
  // Console errors fail the test (see fixtures.ts).
});
