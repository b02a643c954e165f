import type { Page } from "@playwright/test";
import { expect, expectAccessible, expectNoOverflow, test } from "../fixtures";
import { lunchRequest } from "@/lib/testing/sample-expenses";
import { AddExpensePage } from "../pages/add-expense-page";
import { MyExpensesPage } from "../pages/my-expenses-page";
import { putPlan } from "../plan/put-plan";
import {
  countUnsent,
  lastUnsent,
  NO_NETWORK,
  openForOffline,
  storeWithoutNetwork,
} from "./offline-page";

// A tab that goes on may send the rejected expense, and any of them may still load something.
test.use({
  ignoredOutput: new RegExp(`${NO_NETWORK.source}|status of 400`),
});

async function expectReadable(page: Page) {
  for (const width of [360, 1280]) {
    await page.setViewportSize({ width, height: 800 });
    await expectNoOverflow(page);
    await expectAccessible(page);
  }
}

test("an expense that is saved without the network is shown in another tab, which sends it after its own was closed", async ({
  page,
  context,
  addExpensePage,
  request,
  record,
}) => {
  await record({ description: "Before" });
  const other = await context.newPage();
  const shown = new MyExpensesPage(other);
  await openForOffline(other, "/show");
  await expect(shown.rows()).toHaveCount(1);
  await openForOffline(page, "/add");
  await storeWithoutNetwork(addExpensePage, lunchRequest);
  await expect(lastUnsent(page)).toContainText(
    "sent when the connection is back",
  );
  await expect(shown.rows()).toHaveCount(2);
  await expect(shown.rows().first()).toContainText("Not sent yet");

  await page.close();
  expect(await countUnsent(other)).toBe(1);
  await context.setOffline(false);
  await expect(shown.editButton("Lunch")).toBeVisible();
  await expect(shown.rows()).toHaveCount(2);
  await expect(other.getByText("Not sent yet")).toHaveCount(0);
  expect(await (await request.get("/api/show")).json()).toHaveLength(2);
  await expect.poll(() => countUnsent(other)).toBe(0);
});

test("what is not sent yet, and what was not added, is readable on phones and computers", async ({
  page,
  context,
  record,
}) => {
  const other = new AddExpensePage(await context.newPage());
  await page.clock.setFixedTime("2026-01-15T12:00:00");
  await record({ description: "Supper" });
  await putPlan(context, {
    recurring: [
      {
        ...{ id: "rent", description: "Rent", category: "others" },
        ...{ amount: 4000, every: "month", day: 15, from: "2026-01-14" },
      },
    ],
  });
  const skip = page.getByRole("button", { name: "Skip Rent" });
  // Wide enough for the bills outside of their dialog.
  await page.setViewportSize({ width: 1600, height: 900 });
  await openForOffline(page, "/show");
  await expect(skip).toBeVisible();
  await openForOffline(other.page, "/add");
  await storeWithoutNetwork(other, lunchRequest);
  await expect(page.getByText(/^You are offline\./)).toBeVisible();
  await expect(skip).toHaveAttribute("aria-disabled", "true");
  await expectReadable(other.page);
  await page.bringToFront();
  await expectReadable(page);
  await page.getByRole("button", { name: "Not sent yet Lunch" }).click();
  await expect(
    page.getByRole("alertdialog", { name: "Not sent yet" }),
  ).toBeVisible();
  await expectAccessible(page);
  await page.keyboard.press("Escape");

  await context.route("**/api/add", (route) =>
    route.fulfill({
      status: 400,
      contentType: "application/problem+json",
      json: { errors: [{ field: "amount", message: "Too much." }] },
    }),
  );
  await context.setOffline(false);
  await page.getByRole("button", { name: "Not added Lunch" }).click();
  const dialog = page.getByRole("alertdialog", { name: "Not added" });
  await expect(dialog).toContainText("Too much.");
  await expectReadable(page);
});
