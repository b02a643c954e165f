import type { Page } from "@playwright/test";

/** Opens pages as in a browser that has added three expenses. */
export const countThreeAdds = (page: Page) =>
  page.addInitScript(() => localStorage.setItem("adds", '{"count":3}'));

/** Sends the event with which Chromium says that the app can be installed. */
export async function offerPrompt(page: Page) {
  await page.waitForLoadState("networkidle");
  const offerLoaded = page.waitForResponse(
    async (response) =>
      response.request().resourceType() === "script" &&
      (await response.text()).includes("Install this app"),
  );
  await page.evaluate(() => {
    const event = new Event("beforeinstallprompt", { cancelable: true });
    const prompt = () => {
      document.documentElement.dataset["prompted"] = "";
      return Promise.resolve({ outcome: "accepted" });
    };
    dispatchEvent(Object.assign(event, { prompt }));
  });
  await offerLoaded;
}

export const offer = (page: Page) =>
  page.getByRole("complementary", { name: "Install the app" });
export const openMyExpenses = (page: Page) =>
  page
    .getByRole("navigation")
    .getByRole("link", { name: "My Expenses" })
    .click();
