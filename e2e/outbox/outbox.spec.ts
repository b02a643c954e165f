import { expect, expectAccessible, expectNoOverflow, test } from "../fixtures";
import { today } from "@/lib/expenses/calendar-date";
import { lunchRequest } from "@/lib/testing/sample-expenses";
import { AddExpensePage } from "../pages/add-expense-page";
import { MyExpensesPage } from "../pages/my-expenses-page";
import {
  countUnsent,
  navigate,
  NO_NETWORK,
  openForOffline,
  lastSaved,
  saveButton,
  saveWithoutNetwork,
} from "./offline-page";

const FAILURE = "❌ Something went wrong";

test("without the network an expense is saved on this device, and sent once when it is back", async ({
  page,
  context,
  addExpensePage,
  myExpenses,
  request,
  record,
}) => {
  await record({ description: "Before" });
  const other = await context.newPage();
  await other.goto("/show");
  await openForOffline(page, "/add");
  await addExpensePage.fill(lunchRequest);
  await context.setOffline(true);
  page.on("dialog", () => {
    throw new Error("There is an alert.");
  });
  await saveButton(page).click();
  await expect(lastSaved(page)).toContainText("Not sent yet");
  expect(await addExpensePage.values()).toEqual(["", "", "", ""]);
  expect(await countUnsent(page)).toBe(1);
  const shown = new MyExpensesPage(other);
  await expect(shown.rows()).toHaveCount(2);
  await expect(shown.rows().first()).toContainText("Not sent yet");

  await context.setOffline(false);
  await expect(lastSaved(page)).toContainText("It is in your list");
  await expect(shown.rows()).toHaveCount(2);
  await expect(other.getByText("Not sent yet")).toHaveCount(0);
  await expect(shown.editButton("Lunch")).toBeVisible();
  expect(await (await request.get("/api/show")).json()).toHaveLength(2);
  expect(await countUnsent(page)).toBe(0);
  await other.close();
  await navigate(page, "My Expenses");
  await expect(myExpenses.rows()).toHaveCount(2);
});

for (const [when, isStored] of [
  ["before the request arrives", false],
  ["after the expense is stored", true],
] as const)
  test(`a press that fails ${when} keeps the values, and offers to keep them on this device`, async ({
    page,
    addExpensePage,
    request,
    expectConsole,
  }) => {
    expectConsole(/The expense could not be added/);
    expectConsole(/ERR_FAILED/);
    const keys: (string | undefined)[] = [];
    let isDown = true;
    await page.route("**/api/add", async (route) => {
      keys.push(route.request().headers()["idempotency-key"]);
      if (!isDown) return route.continue();
      if (isStored) await route.fetch();
      await route.abort();
    });
    await openForOffline(page, "/add");
    await addExpensePage.fill(lunchRequest);
    expect(await addExpensePage.submitAndReadAlert()).toBe(FAILURE);
    expect(await addExpensePage.description().inputValue()).toBe("Lunch");
    await page.getByRole("button", { name: "Keep it on this device" }).click();
    await expect(lastSaved(page)).toContainText("Not sent yet");
    expect(await addExpensePage.values()).toEqual(["", "", "", ""]);
    isDown = false;
    await page.evaluate(() => dispatchEvent(new Event("online")));
    await expect(lastSaved(page)).toContainText("It is in your list");
    expect(await (await request.get("/api/show")).json()).toHaveLength(1);
    expect(new Set(keys).size).toBe(1);
  });

test("several lines are saved on this device at once", async ({
  page,
  context,
  addExpensePage,
  request,
  expectConsole,
}) => {
  expectConsole(NO_NETWORK);
  await openForOffline(page, "/add");
  await addExpensePage
    .box()
    .fill("20 chai #food\n20 chai #food\n40 metro #travel");
  await expect(addExpensePage.lines().getByRole("listitem")).toHaveCount(3);
  await context.setOffline(true);
  await page.getByRole("button", { name: "Save all 3 on this device" }).click();
  await expect(lastSaved(page)).toContainText("Last of 3 saved on this device");
  expect(await countUnsent(page)).toBe(3);
  await context.setOffline(false);
  await expect
    .poll(async () => (await (await request.get("/api/show")).json()).length)
    .toBe(3);
});

test.describe("an expense that is not sent yet", () => {
  test.beforeEach(async ({ page, context, record, myExpenses }) => {
    await record({ description: "Supper", amount: 100, date: today() });
    await openForOffline(page, "/show");
    await expect(myExpenses.rows()).toHaveCount(1);
    await openForOffline(page, "/add");
    await context.setOffline(true);
    await new AddExpensePage(page).fill({ ...lunchRequest, date: today() });
    await saveButton(page).click();
    await expect(lastSaved(page)).toBeVisible();
    await navigate(page, "My Expenses");
  });

  test("is in the table at its date, in the total and in the overview", async ({
    myExpenses,
    expectConsole,
  }) => {
    expectConsole(NO_NETWORK);
    await expect(myExpenses.rows()).toHaveCount(2);
    await expect(myExpenses.rows().first()).toContainText("Not sent yet");
    await expect(myExpenses.total()).toContainText("₹199.50");
    await expect(myExpenses.overview()).toContainText("₹199.50");
  });

  test("is removed, and put back with Undo", async ({
    page,
    context,
    myExpenses,
    request,
    expectConsole,
  }) => {
    expectConsole(NO_NETWORK);
    await page.getByRole("button", { name: "Not sent yet Lunch" }).click();
    const dialog = page.getByRole("alertdialog", { name: "Not sent yet" });
    await expectAccessible(page);
    await dialog.getByRole("button", { name: "Remove" }).click();
    await expect(myExpenses.rows()).toHaveCount(1);
    await expect(myExpenses.total()).toContainText("₹100");
    await myExpenses
      .notification("Lunch (₹99.50) was removed.")
      .getByRole("button", { name: "Undo" })
      .click();
    await expect(myExpenses.rows()).toHaveCount(2);
    await context.setOffline(false);
    await expect(page.getByText("Not sent yet")).toHaveCount(0);
    expect(await (await request.get("/api/show")).json()).toHaveLength(2);
  });

  for (const width of [360, 1280])
    test(`is shown at ${width} px with the time of the list, and nothing else can be edited`, async ({
      page,
      context,
      myExpenses,
      expectConsole,
    }, testInfo) => {
      expectConsole(NO_NETWORK);
      await page.setViewportSize({ width, height: 800 });
      await expect(
        page.getByText(/^You are offline\. This is your list as of/),
      ).toBeVisible();
      const edit = myExpenses.editButton("Supper");
      await expect(edit).toHaveAttribute("aria-disabled", "true");
      await expect(edit).toHaveAccessibleDescription(/need the network/);
      await edit.press("Enter");
      await expect(myExpenses.dialog()).toHaveCount(0);
      await expect(
        page.getByRole("region", { name: "Not sent yet" }),
      ).toContainText("1 expense is on this device only.");
      await expectAccessible(page);
      await expectNoOverflow(page);
      await page.screenshot({ path: testInfo.outputPath("list.png") });
      await navigate(page, "Add Expense");
      await expect(saveButton(page)).toBeVisible();
      await expectAccessible(page);
      await expectNoOverflow(page);
      await page.screenshot({ path: testInfo.outputPath("add.png") });
      await context.setOffline(false);
      await navigate(page, "My Expenses");
      await expect(edit).not.toHaveAttribute("aria-disabled", "true");
      await myExpenses.openDialog("Supper");
    });
});

test("an expense that the server rejects is corrected, or removed", async ({
  page,
  context,
  addExpensePage,
  myExpenses,
  request,
  expectConsole,
}) => {
  expectConsole(/status of 400/);
  await openForOffline(page, "/add");
  await saveWithoutNetwork(addExpensePage, lunchRequest);
  await page.route("**/api/add", (route) =>
    route.fulfill({
      status: 400,
      contentType: "application/problem+json",
      json: { errors: [{ field: "amount", message: "Too much." }] },
    }),
  );
  await context.setOffline(false);
  await expect(lastSaved(page)).toContainText("Your list has not taken it.");
  await page.unroute("**/api/add");
  await page.goto("/show");
  await page.getByRole("button", { name: "Not taken Lunch" }).click();
  const dialog = page.getByRole("alertdialog", { name: "Not taken" });
  await expect(dialog).toContainText("Too much.");
  await expectAccessible(page);
  await dialog.getByRole("link", { name: "Correct it" }).click();
  await expect(page).toHaveURL(/\/add/);
  await expect(addExpensePage.amount()).toHaveValue("99.50");
  await expect(page.getByText("Too much.")).toBeVisible();
  await addExpensePage.amount().fill("9.50");
  expect(await addExpensePage.submitAndReadAlert()).toContain("✅");
  await navigate(page, "My Expenses");
  await expect(myExpenses.total()).toContainText("₹9.50");
  await expect(myExpenses.rows()).toHaveCount(1);
  await expect.poll(() => countUnsent(page)).toBe(0);
  expect(await (await request.get("/api/show")).json()).toHaveLength(1);
});

test("an expense whose response was lost is not said to be removed", async ({
  page,
  addExpensePage,
  request,
  expectConsole,
}) => {
  expectConsole(/The expense could not be added/);
  expectConsole(/ERR_FAILED/);
  await page.route("**/api/add", async (route) => {
    await route.fetch();
    await route.abort();
  });
  await openForOffline(page, "/add");
  await addExpensePage.fill(lunchRequest);
  expect(await addExpensePage.submitAndReadAlert()).toBe(FAILURE);
  const tried = page.waitForEvent("requestfailed");
  await page.getByRole("button", { name: "Keep it on this device" }).click();
  await tried;
  await lastSaved(page).getByRole("button", { name: "Undo" }).click();
  await expect(
    lastSaved(page).getByRole("heading", { name: "Removed from this device" }),
  ).toBeVisible();
  await expect(lastSaved(page)).toContainText("your list may have it already");
  expect(await (await request.get("/api/show")).json()).toHaveLength(1);
  expect(await countUnsent(page)).toBe(0);
});

test("where the storage is blocked, saving on this device fails as adding does, and says why", async ({
  page,
  context,
  addExpensePage,
  expectConsole,
}) => {
  expectConsole(/The expense could not be added/);
  await page.addInitScript(() => {
    IDBFactory.prototype.open = () => {
      throw new DOMException("Blocked.", "SecurityError");
    };
  });
  await openForOffline(page, "/add");
  await addExpensePage.fill(lunchRequest);
  await context.setOffline(true);
  const alert = page.waitForEvent("dialog");
  const pressed = saveButton(page).click();
  const dialog = await alert;
  expect(dialog.message()).toBe(FAILURE);
  await dialog.accept();
  await pressed;
  await expect(
    page.getByText(/could not be saved on this device/),
  ).toBeVisible();
  expect(await addExpensePage.description().inputValue()).toBe("Lunch");
});
