import { gzipSync } from "node:zlib";
import { expect, test, withServiceWorker } from "../fixtures";
import { cachedPaths, waitForServiceWorker } from "./service-worker";

test.use(withServiceWorker);

const MAX_BYTES = 700_000;

test(`the service worker stores at most ${MAX_BYTES} bytes, compressed`, async ({
  page,
}) => {
  await page.goto("/show");
  await waitForServiceWorker(page);
  const paths = await cachedPaths(page);
  let bytes = 0;
  for (const path of paths) {
    const response = await page.request.get(path);
    expect(response.status(), path).toBe(200);
    bytes += gzipSync(await response.body()).length;
  }
  console.log(
    `The service worker stores ${paths.length} files with ${bytes} bytes, of ${MAX_BYTES}`,
  );
  expect(paths.length).toBeGreaterThan(30);
  expect(bytes).toBeLessThanOrEqual(MAX_BYTES);
});

test("neither the service worker nor what it stores is requested before the load event", async ({
  page,
  request,
}) => {
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
    const text = name.endsWith("/sw.js")
      ? "updateViaCache"
      : await (await request.get(name)).text();
    if (!text.includes("updateViaCache")) continue;
    isFound = true;
    expect(startTime, name).toBeGreaterThanOrEqual(loadedAt);
  }
  expect(isFound).toBe(true);
});

test("the first visit does not take its service worker for a new version", async ({
  page,
  home,
}) => {
  await page.goto("/");
  await waitForServiceWorker(page);
  await home.navigation().getByRole("link", { name: "Add Expense" }).click();
  await expect(page).toHaveURL("/add");
  await expect(page.getByText("New version")).toHaveCount(0);
});

test("the second visit asks the server for data only", async ({
  page,
  myExpenses,
  record,
}) => {
  await record({});
  await page.goto("/");
  await waitForServiceWorker(page);
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
  request,
}) => {
  await page.addInitScript(() =>
    Reflect.deleteProperty(Navigator.prototype, "serviceWorker"),
  );
  const script = page.waitForResponse(
    async (response) =>
      response.request().resourceType() === "script" &&
      (await (await request.get(response.url())).text()).includes(
        "updateViaCache",
      ),
  );
  await page.goto("/");
  await script;
  await page.waitForLoadState("networkidle");
  expect(await page.evaluate(() => "serviceWorker" in navigator)).toBe(false);
  // Console errors fail the test (see fixtures.ts).
});

test("sw.js is revalidated, and has the security headers", async ({
  request,
}) => {
  const response = await request.get("/sw.js");
  expect(response.status()).toBe(200);
  expect(response.headers()).toMatchObject({
    "cache-control": "no-cache",
    "content-type": expect.stringMatching(/javascript/),
    "content-security-policy": expect.stringMatching(/^default-src 'none'/),
    "service-worker-state": "on",
  });
});
