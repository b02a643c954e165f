import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { startServer } from "@/scripts/testing/start-server";
import { expect, test } from "../fixtures";
import { waitForExpensesCopy } from "../outbox/offline-page";
import { ImportPage } from "../pages/import-page";
import { waitForLastScript } from "../wait-for-script";
import { longStatement } from "./statement-files";

test("a server that is killed in the middle loses and doubles nothing", async ({
  page,
  expectConsole,
}) => {
  expectConsole(/ERR_/);
  expectConsole(/The import has stopped/);
  const folder = mkdtempSync(join(tmpdir(), "expenses-import-"));
  const variables = { SQLITE_PATH: join(folder, "expenses.db") };
  const first = await startServer(variables);
  const lastScript = waitForLastScript(page);
  await page.goto(`${first.url}/import`);
  const importPage = new ImportPage(page);
  await expect(importPage.button("Choose files")).toBeVisible();
  await importPage.choose(longStatement(600));
  await expect(importPage.counts()).toContainText("600 new");
  await waitForExpensesCopy(page);
  // The last script that the page loads by itself.
  await lastScript;
  let calls = 0;
  await page.route("**/api/expenses/batch", async (route) => {
    calls += 1;
    if (calls === 2) first.process.kill("SIGKILL");
    await route.continue();
  });
  await importPage.importButton().click();
  await expect(importPage.outcome()).toContainText("The import has stopped");
  await expect(importPage.counts()).toContainText("100 new, 500 already here");
  const port = Number(new URL(first.url).port);
  const second = await startServer(variables, { port });
  await importPage.importButton().click();
  await expect(importPage.outcome()).toContainText("100 expenses were added.");
  const response = await page.request.get(`${second.url}/api/show`);
  expect((await response.json()) as unknown[]).toHaveLength(600);
  await page.close();
  await second.stop();
  rmSync(folder, { recursive: true });
});
