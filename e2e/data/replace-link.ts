import { expect, type Page } from "@playwright/test";
import type { YourDataPage } from "../pages/your-data-page";

/** Replaces the link on Your data. Other browsers do not notice it. */
export async function replaceLink({
  page,
  yourData,
}: {
  page: Page;
  yourData: YourDataPage;
}) {
  await yourData.button("Make a new link").click();
  const replaced = page.waitForResponse("**/api/list/link");
  await yourData
    .dialog("Make a new link?")
    .getByRole("button", { name: "Make a new link" })
    .click();
  expect((await replaced).status()).toBe(200);
  await expect(yourData.main()).toContainText("This is the new link.");
}
