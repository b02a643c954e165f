import { expect, test } from "../fixtures";
import { lunchRequest } from "@/lib/testing/sample-expenses";

// The server runs in America/Los_Angeles (see start-server.ts).
for (const timezoneId of [
  "Asia/Kolkata",
  "America/Los_Angeles",
  "Pacific/Kiritimati",
])
  test.describe(`with the browser in ${timezoneId}`, () => {
    test.use({ timezoneId });

    test("the list and the chart show the entered day", async ({
      page,
      addExpensePage,
      myExpenses,
    }) => {
      await addExpensePage.goto();
      for (const date of ["2025-12-31", "2026-01-01"]) {
        await addExpensePage.fill({ ...lunchRequest, date });
        await addExpensePage.submitAndReadAlert();
      }
      await page.getByRole("link", { name: "My Expenses" }).click();
      await expect(myExpenses.rows().getByRole("time")).toHaveText([
        "1 Jan 2026",
        "31 Dec 2025",
      ]);
      await expect(
        myExpenses.drawing("Daily Expenses").getByText(/^\d+ (Dec|Jan)/),
      ).toHaveText(["31 Dec 2025", "1 Jan 2026"]);
    });
  });
