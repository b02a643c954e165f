import assert from "node:assert/strict";
import type { BrowserContext, Dialog, Page } from "@playwright/test";

/** `failed`: neither sent nor stored, and the form still has the values. */
type AddOutcome = "added" | "unsent" | "failed";

const FAILURE = "❌ Something went wrong";

/** Opens Add Expense, and waits until it can store expenses on this device. */
export async function openAddScreen(
  context: BrowserContext,
  url: string,
): Promise<Page> {
  const page = await context.newPage();
  const outbox = page.waitForResponse(
    async (response) =>
      response.request().resourceType() === "script" &&
      (await response.text()).includes("outbox-entry-"),
  );
  await page.goto(`${url}/add`);
  await outbox;
  return page;
}

/**
 * Fills the form and presses its button; stores the expense on the device if that
 * fails. Rejects when the page says something else than what has happened.
 */
export async function addOrStore(
  page: Page,
  description: string,
): Promise<AddOutcome> {
  await page.getByLabel("Date").fill("2026-01-05");
  await page.getByLabel("Category").selectOption("food");
  await page.getByLabel("Description").fill(description);
  await page.getByLabel("Amount").fill("45");
  let alerted = "";
  const accept = (dialog: Dialog) => {
    alerted = dialog.message();
    void dialog.accept();
  };
  page.on("dialog", accept);
  try {
    await page.locator('form [type="submit"]').click();
    return await outcomeOf(page, description, () => alerted);
  } finally {
    page.off("dialog", accept);
  }
}

async function outcomeOf(
  page: Page,
  description: string,
  alerted: () => string,
): Promise<AddOutcome> {
  const saved = page
    .getByRole("region", { name: /^Last (added|saved)$/ })
    .filter({ hasText: description });
  const save = page.getByRole("button", { name: "Save it on this device" });
  const failed = page.getByText("could not be saved on this device");
  await saved.or(save).or(failed).waitFor();
  if (await failed.isVisible()) {
    assert.equal(alerted(), FAILURE);
    assert.equal(
      await page.getByLabel("Description").inputValue(),
      description,
    );
    return "failed";
  }
  if (!(await save.isVisible())) return alerted() === "" ? "unsent" : "added";
  assert.equal(alerted(), FAILURE);
  await save.click();
  await saved.waitFor();
  return "unsent";
}
