import { existsSync } from "node:fs";
import type { BrowserContext, Page } from "@playwright/test";
import { EXTERNAL_API_APP } from "@/scripts/build/build.mjs";
import {
  freePort,
  type Server,
  startServer,
} from "@/scripts/testing/start-server";
import { expect, expectAccessible, test, withServiceWorker } from "../fixtures";
import {
  cachedPaths,
  cacheNames,
  openWithServiceWorker,
  waitForNoRequests,
} from "./service-worker";

test.use({
  ...withServiceWorker,
  // The page may request something while the server is replaced, and prefetch a screen of
  // the other build, whose style sheet it does not use.
  ignoredOutput: /ERR_CONNECTION_(REFUSED|RESET)|\.css was preloaded/,
});

let server: Server;
test.afterEach(() => server.stop());

/** Replaces the server by one of another build, and opens a tab, which finds it. */
async function deploy(context: BrowserContext, database: string) {
  const { url } = server;
  for (const page of context.pages()) await waitForNoRequests(page);
  await server.stop();
  // The only other build that the tests have. Add Expense and Home do not call its API.
  expect(
    existsSync(EXTERNAL_API_APP),
    "run npm run test:all first, which makes this build",
  ).toBe(true);
  server = await startServer(
    { SQLITE_PATH: database },
    { app: EXTERNAL_API_APP, port: Number(new URL(url).port) },
  );
  const other = await context.newPage();
  await other.goto(url);
  // The browser looks for a new version in its own time, and stores the app first.
  await expect(message(other)).toBeVisible({ timeout: 60_000 });
  await waitForNoRequests(other);
  return other;
}

const message = (page: Page) =>
  page
    .getByRole("status")
    .filter({ hasText: /^(New version|Lose what you typed)/ });
const reloadButton = (page: Page) =>
  message(page).getByRole("button", { name: "Reload" });

test.beforeEach(async ({ page, database }) => {
  server = await startServer(
    { SQLITE_PATH: database.name },
    { port: await freePort() },
  );
  await openWithServiceWorker(page, `${server.url}/add`);
});

test(
  "a new version is taken on a press, with what was typed, while another tab goes on",
  { tag: "@long" },
  async ({ page, context, database, addExpensePage }) => {
    const [before] = await cacheNames(page);
    const oldPaths = await cachedPaths(page);
    await addExpensePage.description().fill("Half an expense");
    const other = await deploy(context, database.name);
    await expect(message(page)).toBeVisible();
    await expectAccessible(page);
    expect(await page.content()).toContain(before);

    await reloadButton(page).click();
    await expect(message(page)).toHaveCount(0);
    await expect
      .poll(async () => (await page.content()).includes(before ?? ""))
      .toBe(false);
    await expect(addExpensePage.description()).toHaveValue("Half an expense");

    // The other tab still belongs to the build before, and can load all its scripts.
    expect(await other.content()).toContain(before);
    const removed: string[] = [];
    for (const path of oldPaths.filter((path) => path.startsWith("/_next/"))) {
      const response = await context.request.get(server.url + path);
      if (response.status() === 404) removed.push(path);
    }
    expect(removed.length).toBeGreaterThan(0);
    // `reload` bypasses the HTTP cache of the browser.
    const statuses = await other.evaluate(
      (paths) =>
        Promise.all(
          paths.map(
            async (path) => (await fetch(path, { cache: "reload" })).status,
          ),
        ),
      removed,
    );
    expect(new Set(statuses)).toEqual(new Set([200]));

    await reloadButton(other).click();
    await expect(message(other)).toHaveCount(0);
    expect(await other.content()).not.toContain(before);
    await page.close();
    await other.reload();
    await expect.poll(() => cacheNames(other)).toHaveLength(1);
    expect(await cacheNames(other)).not.toContain(before);
  },
);

test(
  "a press asks first when a text would be lost, and again for what is typed while it waits for another tab",
  { tag: "@long" },
  async ({ page, context, database, addExpensePage, expectConsole }) => {
    expectConsole(/404 .*of-no-build\.js/);
    await addExpensePage.box().fill("120 chai");
    const other = await deploy(context, database.name);
    await reloadButton(page).click();
    await expect(message(page)).toContainText("Lose what you typed?");
    await expect(addExpensePage.box()).toHaveValue("120 chai");
    await expectAccessible(page);
    // The narrowest window whose navigation is beside the message.
    await page.setViewportSize({ width: 768, height: 720 });
    await message(page).getByRole("button", { name: "Cancel" }).click();
    await expect(message(page)).toHaveText("New version: Reload");
    await expect(addExpensePage.box()).toHaveValue("120 chai");

    await addExpensePage.box().fill("");
    // A server that does not respond.
    server.process.kill("SIGSTOP");
    try {
      const asked = other.waitForRequest("**/of-no-build.js");
      await other.evaluate(() => void fetch("/_next/static/of-no-build.js"));
      await asked;
      await reloadButton(page).click();
      await expect(message(page)).toHaveText("New version: Reloading…");
      await expectAccessible(page);
      await addExpensePage.box().fill("120 chai");
    } finally {
      server.process.kill("SIGCONT");
    }
    await expect(message(page)).toContainText("Lose what you typed?");
    await expect(addExpensePage.box()).toHaveValue("120 chai");
    await reloadButton(page).click();
    await expect(message(page)).toHaveCount(0);
    await expect(addExpensePage.box()).toHaveValue("");
  },
);

test(
  "a new version is taken without a press once all tabs were closed",
  { tag: "@long" },
  async ({ page, context, database }) => {
    const [before] = await cacheNames(page);
    const other = await deploy(context, database.name);
    await other.close();
    await page.close();
    // The browser notices a moment later that no page is open.
    await expect
      .poll(() =>
        context.serviceWorkers().at(-1)?.evaluate("self.serviceWorker.state"),
      )
      .toBe("activated");
    const next = await context.newPage();
    await next.goto(`${server.url}/add`);
    expect(await next.content()).not.toContain(before);
    await expect.poll(() => cacheNames(next)).toHaveLength(1);
    expect((await cachedPaths(next)).length).toBeGreaterThan(30);
  },
);
