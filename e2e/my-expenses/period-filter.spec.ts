import { expect, test } from "../fixtures";
import { ALL, expectShown, openVariedExpenses } from "./varied-expenses";

test.beforeEach(openVariedExpenses);

test("the period menu and the previous and next buttons select periods", async ({
  page,
  myExpenses,
}) => {
  const previous = page.getByRole("button", { name: "Previous period" });
  const next = page.getByRole("button", { name: "Next period" });
  await expect(previous).toHaveCount(0);
  for (const [period, ...shown] of [
    ["This month", "Notebook"],
    ["Last month", "Café crème"],
    ["Last 30 days", "Notebook", "Café crème"],
    ["This year", "Notebook", "Café crème", "चाय और समोसा"],
    ["All time", ...ALL],
  ] as const) {
    await myExpenses.period().selectOption(period);
    await expectShown(myExpenses, ...shown);
  }
  const chosen = myExpenses.period().locator("option:checked");
  await myExpenses.period().selectOption("This month");
  await previous.click();
  await expect(chosen).toHaveText("Last month");
  await previous.click();
  await expect(chosen).toHaveText("Jan 2026");
  await expectShown(myExpenses, "चाय और समोसा");
  await previous.focus();
  await page.keyboard.press("Enter");
  await expectShown(myExpenses, "Train to Zürich");
  await next.click();
  await next.click();
  await next.click();
  await expect(chosen).toHaveText("This month");
});

test("a custom range starts with the selected period and may be open-ended", async ({
  page,
  myExpenses,
}) => {
  const from = page.getByLabel("From");
  const to = page.getByLabel("To", { exact: true });
  await myExpenses.period().selectOption("Last month");
  await myExpenses.period().selectOption("Custom range");
  await expect(from).toHaveValue("2026-02-01");
  await expect(to).toHaveValue("2026-02-28");
  await from.fill("2026-01-05");
  await expectShown(myExpenses, "Café crème", "चाय और समोसा");
  await to.fill("");
  await expectShown(myExpenses, "Notebook", "Café crème", "चाय और समोसा");
  await expect(
    page.getByRole("button", { name: "Next period" }),
  ).toBeDisabled();
  await to.fill("2026-01-05");
  await expectShown(myExpenses, "चाय और समोसा");
  await to.fill("2025-01-05");
  await expect(page.getByText("From is after To.")).toBeVisible();
});
