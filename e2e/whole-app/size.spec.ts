import { gzipSync } from "node:zlib";
import type { Page, Request } from "@playwright/test";
import { pdfFile } from "@/lib/testing/pdf/pdf-file";
import { expect, ON_IDLE_CONNECTION } from "../fixtures";
import { JANUARY } from "../import/statement-files";
import type { HomePage } from "../pages/home-page";
import { holdIdle, releaseIdle } from "../hold-idle";
import { delayRequest, holdNextRequest } from "../held-requests";
import { test } from "../home/pyramid-fixtures";
import { waitForLastScript, waitForOutbox } from "../wait-for-script";

test("every screen loads few bytes of script before it can be used", async ({
  page,
  myExpenses,
  record,
}) => {
  await record({});
  await page.addInitScript(() =>
    new MutationObserver(() => {
      if (document.querySelector("tbody time"))
        window.usableAt ??= performance.now();
    }).observe(document, { childList: true, subtree: true }),
  );
  for (const [path, budget] of [
    ["/", 210_000],
    ["/add", 205_000],
    ["/people", 200_000],
    ["/import", 225_000],
    ["/show", 215_000],
  ] as const)
    await test.step(path, async () => {
      // The screen before may still load scripts.
      await page.goto("about:blank");
      const requested = watchScripts(page);
      await page.goto(path);
      if (path === "/show") await expect(myExpenses.rows()).toHaveCount(1);
      const isUsableAt = await page.evaluate(
        () =>
          window.usableAt ??
          performance
            .getEntriesByType("navigation")
            .filter((entry) => entry instanceof PerformanceNavigationTiming)[0]
            ?.loadEventStart,
      );
      // A script that is still loading has no entry in the list of the page.
      await expect
        .poll(() => scripts(page))
        .toEqual(expect.arrayContaining(requested()));
      await expectWithin(page, path, await scripts(page, isUsableAt), budget);
    });
});

test("the plan, the charts and the pyramid load few bytes of script", async ({
  page,
  home,
  myExpenses,
  record,
}) => {
  const known: string[] = [];
  const expectNewWithin = async (what: string, budget: number) => {
    const loaded = await scripts(page);
    const urls = loaded.filter((url) => !known.includes(url));
    await expectWithin(page, what, urls, budget);
    known.push(...urls);
  };
  // The pyramid, the plan and the charts, which load after the expenses, are not counted.
  await page.emulateMedia({ reducedMotion: "reduce" });
  const release = await holdNextRequest(page, "**/api/show", delayRequest);
  await openEveryScreen(home);
  known.push(...(await scripts(page)));
  release();
  // From here, only what is in sight is loaded.
  await holdIdle(page);
  // The charts are far below the window.
  await record(...Array.from({ length: 60 }, () => ({})));
  await page.setViewportSize({ width: 1024, height: 480 });
  await myExpenses.goto();
  await expect(
    page.getByRole("button", { name: "Set pocket money" }),
  ).toBeVisible();
  await expectNewWithin("the plan", 15_000);
  await page.setViewportSize({ width: 1280, height: 720 });
  await expect(myExpenses.drawing("Expenses by Category")).toBeVisible();
  await expect(myExpenses.drawing("Daily Expenses")).toBeVisible();
  await expectNewWithin("the charts", 125_000);
  await page.emulateMedia({ reducedMotion: "no-preference" });
  await home.goto();
  await releaseIdle(page);
  await expect.poll(() => page.evaluate(() => window.draws)).toBeGreaterThan(0);
  await expectNewWithin("the pyramid", 135_000);
});

test("a PDF loads at most 580000 bytes of script, and other files none of it", async ({
  page,
  importPage,
}) => {
  const requested: string[] = [];
  page.on("request", (request) => requested.push(request.url()));
  const lastScript = waitForLastScript(page);
  await importPage.goto();
  await lastScript;
  await importPage.choose(JANUARY);
  await expect(importPage.counts()).toBeVisible();
  const without = [...requested];
  await importPage.choose({
    name: "a.pdf",
    content: pdfFile([[{ x: 40, y: 40, text: "Dear student" }]]),
  });
  await expect(importPage.files().getByRole("alert")).toHaveText(/layout/);
  const loaded = requested
    .filter((url) => !without.includes(url))
    .filter((url) => /\.m?js$/.test(new URL(url).pathname));
  await expectWithin(page, "a PDF", loaded, 580_000);
  for (const url of loaded)
    expect(new URL(url).origin).toBe(new URL(page.url()).origin);
});

/** Loads every script except those of the charts and the pyramid, and ends on Home. */
async function openEveryScreen(home: HomePage) {
  const { page } = home;
  const lastScript = waitForLastScript(page);
  const outbox = waitForOutbox(page);
  await home.goto();
  await lastScript;
  for (const [name, path, heading] of [
    ["My Expenses", "/show", "My Expenses"],
    ["Add Expense", "/add", "Add Expense"],
    ["Home", "/", "Campus Kharcha"],
  ] as const) {
    await home.navigation().getByRole("link", { name }).click();
    await expect(page).toHaveURL(path);
    await expect(home.heading()).toHaveText(heading);
    if (path === "/add") await outbox;
  }
}

/** The URLs of the scripts that the page has requested so far, also before it is loaded. */
function watchScripts(page: Page): () => string[] {
  const urls: string[] = [];
  const listener = (request: Request) => {
    if (request.resourceType() === "script") urls.push(request.url());
  };
  page.on("request", listener);
  return () => {
    page.off("request", listener);
    return urls;
  };
}

/** The URLs of the loaded scripts that the page has requested until then, in ms. */
function scripts(page: Page, until = Infinity): Promise<string[]> {
  return page.evaluate(
    (until) =>
      performance
        .getEntriesByType("resource")
        .filter(({ name }) => new URL(name).pathname.endsWith(".js"))
        .filter(({ startTime }) => startTime <= until)
        .map(({ name }) => name),
    until,
  );
}

async function expectWithin(
  page: Page,
  what: string,
  urls: string[],
  budget: number,
) {
  let bytes = 0;
  for (const url of new Set(urls)) {
    const script = await (
      await page.request.get(url, ON_IDLE_CONNECTION)
    ).body();
    bytes += gzipSync(script, { level: 9 }).length;
  }
  console.log(`${what}: ${bytes} bytes of script with gzip, of ${budget}`);
  expect(bytes).toBeGreaterThan(1000);
  expect(bytes).toBeLessThanOrEqual(budget);
}
