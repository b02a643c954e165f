import type { Browser } from "@playwright/test";
import { ImportPage } from "./import-page";
import { MyExpensesPage } from "./my-expenses-page";
import { YourDataPage } from "./your-data-page";

/** Opens another browser, which has no list. */
export async function openDevice(
  browser: Browser,
  baseURL: string | undefined,
) {
  const context = await browser.newContext({
    ...(baseURL && { baseURL }),
    reducedMotion: "reduce",
    serviceWorkers: "block",
  });
  const page = await context.newPage();
  return {
    page,
    myExpenses: new MyExpensesPage(page),
    yourData: new YourDataPage(page),
    importPage: new ImportPage(page),
    close: async () => {
      // Handlers of routes would fail for requests that the closing ends.
      await context.unrouteAll({ behavior: "wait" });
      await context.close();
    },
  };
}

export type Device = Awaited<ReturnType<typeof openDevice>>;
