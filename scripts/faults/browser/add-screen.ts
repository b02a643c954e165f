import type { BrowserContext, Dialog, Page } from "@playwright/test";

export type AddOutcome = "added" | "kept" | "failed";

/** Opens Add Expense, and waits until it can keep expenses on this device. */
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

/** Fills the form and presses its button; keeps the expense on the device if that fails. */
export async function addOrKeep(
  page: Page,
  description: string,
): Promise<AddOutcome> {
  await page.getByLabel("Date").fill("2026-01-05");
  await page.getByLabel("Category").selectOption("food");
  await page.getByLabel("Description").fill(description);
  await page.getByLabel("Amount").fill("45");
  let message = "";
  const accept = (dialog: Dialog) => {
    message = dialog.message();
    void dialog.accept();
  };
  page.on("dialog", accept);
  try {
    await page.locator('form [type="submit"]').click();
    return await outcomeOf(page, description, () => message !== "");
  } finally {
    page.off("dialog", accept);
  }
}

async function outcomeOf(
  page: Page,
  description: string,
  wasAlerted: () => boolean,
): Promise<AddOutcome> {
  const saved = page
    .getByRole("region", { name: /^Last (added|saved)$/ })
    .filter({ hasText: description });
  const keep = page.getByRole("button", { name: "Keep it on this device" });
  const failed = page.getByText("could not be saved on this device");
  await saved.or(keep).or(failed).waitFor();
  if (await failed.isVisible()) return "failed";
  if (!(await keep.isVisible())) return wasAlerted() ? "added" : "kept";
  await keep.click();
  await saved.waitFor();
  return "kept";
}

/** The entries of the outbox. */
export function readUnsent(
  page: Page,
): Promise<{ key: string; problem?: { status: number } }[]> {
  return page.evaluate(
    () =>
      new Promise((resolve, reject) => {
        const opening = indexedDB.open("outbox");
        opening.onerror = () => reject(new Error("There is no outbox."));
        opening.onsuccess = () => {
          const db = opening.result;
          if (!db.objectStoreNames.contains("entries")) {
            db.close();
            return resolve([]);
          }
          const reading = db
            .transaction("entries")
            .objectStore("entries")
            .getAll();
          reading.onsuccess = () => {
            db.close();
            resolve(reading.result);
          };
        };
      }),
  );
}
