import { gzipSync } from "node:zlib";
import type { Page } from "@playwright/test";
import { pdfFile } from "@/lib/testing/pdf/pdf-file";
import { expect } from "../fixtures";
import { JANUARY } from "../import/statement-files";
import type { HomePage } from "../pages/home-page";
import { delayRequest, holdNextRequest } from "../held-requests";
import { test } from "../home/pyramid-fixtures";
import { waitForGsap, waitForOutbox } from "../wait-for-script";

for (const [path, budget] of [
  ["/", 210_000],
  ["/add", 205_000],
  ["/import", 225_000],
] as const)
  test(`${path} loads at most ${budget} bytes of script before the load event`, async ({
    page,
  }) => {
    await page.goto(path);
    await page.waitForLoadState("networkidle");
    const loadedAt = await page.evaluate(
      () =>
        performance
          .getEntriesByType("navigation")
          .filter((entry) => entry instanceof PerformanceNavigationTiming)[0]
          ?.loadEventStart,
    );
    await expectWithin(page, path, await scripts(page, 0, loadedAt), budget);
  });

test("/show loads at most 215000 bytes of script before its table is usable", async ({
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
  await myExpenses.goto();
  await expect(myExpenses.rows()).toHaveCount(1);
  const usableAt = await page.evaluate(() => window.usableAt);
  await expectWithin(page, "/show", await scripts(page, 0, usableAt), 215_000);
});

test("the plan loads at most 15000 bytes of script, and the charts 125000", async ({
  page,
  home,
  myExpenses,
  record,
}) => {
  // The plan and the charts load after the list.
  const release = await holdNextRequest(page, "**/api/show", delayRequest);
  await openEveryScreen(home);
  const without = await scripts(page);
  release();
  await record({});
  await page.goto("/show?search=nothing");
  await expect(
    page.getByRole("button", { name: "Pocket money" }),
  ).toBeVisible();
  const plan = (await scripts(page)).filter((url) => !without.includes(url));
  await expectWithin(page, "the plan", plan, 15_000);
  without.push(...plan);
  await myExpenses.goto();
  await expect(myExpenses.drawing("Expenses by Category")).toBeVisible();
  await expect(myExpenses.drawing("Daily Expenses")).toBeVisible();
  const charts = (await scripts(page)).filter((url) => !without.includes(url));
  await expectWithin(page, "the charts", charts, 125_000);
});

test("the pyramid loads at most 190000 bytes of script", async ({
  page,
  home,
}) => {
  await page.emulateMedia({ reducedMotion: "reduce" });
  await openEveryScreen(home);
  const without = await scripts(page);
  await page.emulateMedia({ reducedMotion: "no-preference" });
  await expect.poll(() => page.evaluate(() => window.draws)).toBeGreaterThan(0);
  const pyramid = (await scripts(page)).filter((url) => !without.includes(url));
  await expectWithin(page, "the pyramid", pyramid, 190_000);
});

test("a PDF loads at most 580000 bytes of script, and other files none of it", async ({
  page,
  importPage,
}) => {
  const requested: string[] = [];
  page.on("request", (request) => requested.push(request.url()));
  // After the prefetching of the other screens, the last script of the page.
  const gsap = waitForGsap(page);
  await importPage.goto();
  await gsap;
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
  const gsap = waitForGsap(page);
  const outbox = waitForOutbox(page);
  await home.goto();
  await gsap;
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

/** The URLs of the scripts that were requested in a period of the page, in ms. */
function scripts(page: Page, from = 0, until = Infinity): Promise<string[]> {
  return page.evaluate(
    ([from, until]) =>
      performance
        .getEntriesByType("resource")
        .filter(({ name }) => new URL(name).pathname.endsWith(".js"))
        .filter(({ startTime }) => startTime >= from && startTime <= until)
        .map(({ name }) => name),
    [from, until] as const,
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
    const script = await (await page.request.get(url)).body();
    bytes += gzipSync(script, { level: 9 }).length;
  }
  console.log(`${what}: ${bytes} bytes of script with gzip, of ${budget}`);
  expect(bytes).toBeGreaterThan(1000);
  expect(bytes).toBeLessThanOrEqual(budget);
}
