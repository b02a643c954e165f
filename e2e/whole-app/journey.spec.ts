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

/** The three expenses, the newest first. */
const EXPENSES = [
  ["2026-01-01", "shopping", "Notebooks", "250.25"],
  ["2026-01-01", "travel", "Metro card", "249.75"],
  ["2025-12-31", "food", "Mess fees", "501.50"],
] as const;

test("expenses added with the form east of UTC are listed, changed and charted west of it, after a restart", async ({
  page,
  addExpensePage,
  myExpenses,
}) => {
  const folder = mkdtempSync(join(tmpdir(), "expenses-journey-"));
  const variables = { SQLITE_PATH: join(folder, "expenses.db") };
  let server = await startServer(variables);
  // A day must not depend on the time zone. The server runs in America/Los_Angeles.
  const setTimeZone = await timeZoneOf(page);
  await setTimeZone("Pacific/Kiritimati");
  await page.goto(`${server.url}/add`);
  expect(await timeZone(page)).toBe("Pacific/Kiritimati");
  for (const [date, category, description, amount] of EXPENSES.toReversed()) {
    await addExpensePage.fill({ date, category, description, amount });
    expect(await addExpensePage.submitAndReadAlert()).toMatch(/^✅/);
  }
  await page.getByRole("link", { name: "My Expenses" }).click();
  const expectRows = async (messFees: string) => {
    await expect(myExpenses.rows()).toHaveCount(3);
    expect(await myExpenses.cells()).toEqual([
      ["1 Jan 2026", "Shopping", "Notebooks", "₹250.25"],
      ["1 Jan 2026", "Travel", "Metro card", "₹249.75"],
      ["31 Dec 2025", "Food", "Mess fees", messFees],
    ]);
  };
  await expectRows("₹501.50");

  await closeScreen(page);
  await server.stop();
  server = await startServer(variables);
  await setTimeZone("America/Los_Angeles");
  await page.goto(`${server.url}/show`);
  expect(await timeZone(page)).toBe("America/Los_Angeles");
  await expectRows("₹501.50");
  await changeMessFees(myExpenses, "500");
  await page.reload();
  await expectRows("₹500.00");
  await expect(myExpenses.total()).toContainText("₹1,000.00");
  await expect(
    myExpenses.drawing("Expenses by Category").getByText("%"),
  ).toHaveText(["50%", "25%", "25%"]);
  await expect(
    myExpenses.drawing("Daily Expenses").getByText(/^\d+ (Dec|Jan)/),
  ).toHaveText(["31 Dec 2025", "1 Jan 2026"]);
  await closeScreen(page);
  await server.stop();
  rmSync(folder, { recursive: true });
});

type Store = { variables: ServerVariables; clear: () => unknown };

const otherStores: Record<string, () => Store | Promise<Store>> = {
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
  otherStores["MongoDB"] = () => ({
    variables: {
      MONGODB_URI: mongo,
      MONGODB_DB: `expenses-test-${randomUUID()}`,
    },
    clear: () => undefined,
  });

// app/remote-api.test.tsx tests the screens with an upstream host.
for (const [name, open] of Object.entries(otherStores))
  test(`the build has the expenses also after a restart, with ${name}`, async ({
    request,
  }) => {
    const { variables, clear } = await open();
    let server = await startServer(variables);
    const rows = EXPENSES.map(([date, category, description, amount]) => ({
      ...{ date, category, description },
      amount: Number(amount),
    }));
    for (const row of rows.toReversed()) {
      const added = await request.post(`${server.url}/api/add`, { data: row });
      expect(added.status()).toBe(201);
    }
    await server.stop();
    server = await startServer(variables);
    const shown = await request.get(`${server.url}/api/show`);
    expect(await shown.json()).toMatchObject(rows);
    await server.stop();
    await clear();
  });

/** Returns the function that sets the time zone of the page. */
async function timeZoneOf(page: Page) {
  const session = await page.context().newCDPSession(page);
  return (timezoneId: string) =>
    session.send("Emulation.setTimezoneOverride", { timezoneId });
}

const timeZone = (page: Page) =>
  page.evaluate(() => Intl.DateTimeFormat().resolvedOptions().timeZone);

/** A screen loads scripts for a few seconds, which fails without its server. */
const closeScreen = (page: Page) => page.goto("about:blank");

/** Changes the amount of the oldest expense, deletes it and undoes that. */
async function changeMessFees(myExpenses: MyExpensesPage, amount: string) {
  const { page } = myExpenses;
  const saved = waitForPut(page);
  await myExpenses.editButton("Mess fees").click();
  await myExpenses.field("Amount").fill(amount);
  await myExpenses.dialogButton("Save").click();
  await myExpenses.expectDialogClosed();
  await expect(myExpenses.editButton("Mess fees")).toBeFocused();
  expect((await saved).status()).toBe(200);
  await myExpenses.delete("Mess fees");
  await expect(myExpenses.rows()).toHaveCount(2);
  const restored = waitForPut(page);
  await myExpenses.undoButton().click();
  expect((await restored).status()).toBe(201);
}

function waitForPut(page: Page) {
  return page.waitForResponse(
    (response) => response.request().method() === "PUT",
  );
}
