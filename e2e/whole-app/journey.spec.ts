import type { Page } from "@playwright/test";
import { randomUUID } from "node:crypto";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { startFakeRemoteApi } from "@/scripts/testing/fake-remote-api";
import { expect, test, withMotion } from "../fixtures";
import type { MyExpensesPage } from "../pages/my-expenses-page";
import {
  startServer,
  type ServerVariables,
} from "@/scripts/testing/start-server";

test.use(withMotion);

type Store = { variables: ServerVariables; clear: () => unknown };

/** West and east of UTC, because a day must not depend on it. The server runs in America/Los_Angeles. */
const TIME_ZONES = ["Pacific/Kiritimati", "America/Los_Angeles"];

const stores: Record<string, () => Store | Promise<Store>> = {
  "a SQLite file": () => {
    const folder = mkdtempSync(join(tmpdir(), "expenses-journey-"));
    return {
      variables: { SQLITE_PATH: join(folder, "expenses.db") },
      clear: () => rmSync(folder, { recursive: true }),
    };
  },
  "an upstream host": async () => {
    const upstream = await startFakeRemoteApi();
    return {
      variables: { EXPENSES_HOST: upstream.url },
      clear: upstream.close,
    };
  },
};

const mongo = process.env["MONGODB_TEST_URI"];
if (mongo)
  stores["MongoDB"] = () => ({
    variables: {
      MONGODB_URI: mongo,
      MONGODB_DB: `expenses-test-${randomUUID()}`,
    },
    clear: () => undefined,
  });

for (const [index, [name, open]] of Object.entries(stores).entries())
  test.describe(name, () => {
    test.use({ timezoneId: TIME_ZONES[index % TIME_ZONES.length] });

    test(`expenses added with the form are listed, summed and charted, also after a restart, with ${name}`, async ({
      page,
      addExpensePage,
      myExpenses,
    }) => {
      const { variables, clear } = await open();
      let server = await startServer(variables);
      await page.goto(`${server.url}/add`);
      for (const [date, category, description, amount] of [
        ["2025-12-31", "food", "Mess fees", "500"],
        ["2026-01-01", "travel", "Metro card", "249.75"],
        ["2026-01-01", "shopping", "Notebooks", "250.25"],
      ] as const) {
        await addExpensePage.fill({ date, category, description, amount });
        expect(await addExpensePage.submitAndReadAlert()).toMatch(/^✅/);
      }
      await page.getByRole("link", { name: "My Expenses" }).click();
      const expectAllShown = async () => {
        await expect(myExpenses.rows()).toHaveCount(3);
        expect(await myExpenses.cells()).toEqual([
          ["1 Jan 2026", "Shopping", "Notebooks", "₹250.25"],
          ["1 Jan 2026", "Travel", "Metro card", "₹249.75"],
          ["31 Dec 2025", "Food", "Mess fees", "₹500.00"],
        ]);
        await expect(myExpenses.total()).toContainText("₹1,000.00");
        await expect(
          myExpenses.drawing("Expenses by Category").getByText("%"),
        ).toHaveText(["50%", "25%", "25%"]);
        await expect(
          myExpenses.drawing("Daily Expenses").getByText(/^\d+ (Dec|Jan)/),
        ).toHaveText(["31 Dec 2025", "1 Jan 2026"]);
      };
      await expectAllShown();

      await closeScreen(page);
      await server.stop();
      server = await startServer(variables);
      await page.goto(`${server.url}/show`);
      await expectAllShown();
      if (!variables.EXPENSES_HOST) await changeAndUndo(myExpenses);
      await expectAllShown();
      await closeScreen(page);
      await server.stop();
      await clear();
    });
  });

/** A screen loads scripts for a few seconds, which fails without its server. */
const closeScreen = (page: Page) => page.goto("about:blank");

/** Changes the oldest expense and back, deletes it and undoes that. The list must end up unchanged. */
async function changeAndUndo(myExpenses: MyExpensesPage) {
  const { page } = myExpenses;
  for (const amount of ["501.50", "500"]) {
    const saved = page.waitForResponse(
      (response) => response.request().method() === "PUT",
    );
    await myExpenses.editButton("Mess fees").click();
    await myExpenses.field("Amount").fill(amount);
    await myExpenses.dialogButton("Save").click();
    await myExpenses.expectDialogClosed();
    await expect(myExpenses.editButton("Mess fees")).toBeFocused();
    expect((await saved).status()).toBe(200);
  }
  await myExpenses.delete("Mess fees");
  await expect(myExpenses.rows()).toHaveCount(2);
  const restored = page.waitForResponse(
    (response) => response.request().method() === "PUT",
  );
  await myExpenses.undoButton().click();
  expect((await restored).status()).toBe(201);
  await page.reload();
}
