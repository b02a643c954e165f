import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { startServer } from "@/scripts/testing/start-server";
import { expect, test } from "../fixtures";
import { delayResponse, holdNextRequest } from "../held-requests";
import { waitForListCopy } from "../outbox/offline-page";
import { ImportPage } from "../pages/import-page";
import { listLength, longStatement } from "./statement-files";

const BATCH = "**/api/expenses/batch";

test("Cancel stops after the call under way, and says what was stored", async ({
  page,
  importPage,
}) => {
  await importPage.goto();
  await importPage.choose(longStatement(1200));
  await expect(importPage.counts()).toContainText("1,200 new");
  const release = await holdNextRequest(page, BATCH, delayResponse);
  await importPage.importButton().click();
  await expect(importPage.main().getByRole("progressbar")).toBeVisible();
  await importPage.button("Cancel").click();
  await expect(importPage.button("Cancelling…")).toBeVisible();
  release();
  await expect(importPage.outcome()).toContainText(
    "Cancelled: 500 expenses were added, 700 of 1,200 were not.",
  );
  expect(await listLength(page)).toBe(500);
  await expect(importPage.counts()).toContainText("700 new, 500 already here");
  await importPage.importAll();
  expect(await listLength(page)).toBe(1200);
});

test("a network that fails in the middle loses and doubles nothing", async ({
  page,
  importPage,
  expectConsole,
}) => {
  expectConsole(/ERR_FAILED/);
  expectConsole(/The import has stopped/);
  await importPage.goto();
  await importPage.choose(longStatement(1200));
  await expect(importPage.counts()).toContainText("1,200 new");
  let calls = 0;
  await page.route(BATCH, async (route) => {
    calls += 1;
    if (calls !== 2) return route.continue();
    // The rows are stored, and the response is lost.
    await route.fetch();
    await route.abort();
  });
  await importPage.importButton().click();
  await expect(importPage.outcome()).toContainText(
    "The import has stopped: 500 expenses were added, 700 of 1,200 were not confirmed.",
  );
  expect(await listLength(page)).toBe(1000);
  await importPage.importAll();
  await expect(importPage.outcome()).toContainText(
    "200 expenses were added, 500 were already here.",
  );
  expect(await listLength(page)).toBe(1200);
});

test("a server that is killed in the middle loses and doubles nothing", async ({
  page,
  expectConsole,
}) => {
  expectConsole(/ERR_/);
  expectConsole(/The import has stopped/);
  const folder = mkdtempSync(join(tmpdir(), "expenses-import-"));
  const variables = { SQLITE_PATH: join(folder, "expenses.db") };
  const first = await startServer(variables);
  await page.goto(`${first.url}/import`);
  const importPage = new ImportPage(page);
  await expect(importPage.button("Choose files")).toBeVisible();
  await importPage.choose(longStatement(1200));
  await expect(importPage.counts()).toContainText("1,200 new");
  await waitForListCopy(page);
  let calls = 0;
  await page.route(BATCH, async (route) => {
    calls += 1;
    if (calls === 2) first.process.kill("SIGKILL");
    await route.continue();
  });
  await importPage.importButton().click();
  await expect(importPage.outcome()).toContainText("The import has stopped");
  const second = await startServer(variables);
  await page.goto(`${second.url}/import`);
  await expect(importPage.button("Choose files")).toBeVisible();
  await importPage.choose(longStatement(1200));
  await expect(importPage.counts()).toContainText("already here");
  await importPage.importAll();
  const response = await page.request.get(`${second.url}/api/show`);
  expect((await response.json()) as unknown[]).toHaveLength(1200);
  await page.close();
  await second.stop();
  rmSync(folder, { recursive: true });
});

test("a tab that is closed in the middle loses and doubles nothing", async ({
  page,
  context,
}) => {
  const tab = new ImportPage(await context.newPage());
  await tab.goto();
  await tab.choose(longStatement(1200));
  await expect(tab.counts()).toContainText("1,200 new");
  await holdNextRequest(tab.page, BATCH, delayResponse);
  await tab.importButton().click();
  await expect.poll(() => listLength(page)).toBe(500);
  await tab.page.close();
  const again = new ImportPage(page);
  await again.goto();
  await again.choose(longStatement(1200));
  await expect(again.counts()).toContainText("700 new, 500 already here");
  await again.importAll();
  expect(await listLength(page)).toBe(1200);
});
