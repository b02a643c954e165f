import { expect, expectAccessible, expectNoOverflow, test } from "../fixtures";
import type { MyExpensesPage } from "../pages/my-expenses-page";

const MESSAGE = "From is after To.";

test.beforeEach(({ record }) =>
  record({ description: "Tea", date: "2026-04-10" }, {}),
);

const from = ({ page }: MyExpensesPage) => page.getByLabel("From");
const to = ({ page }: MyExpensesPage) => page.getByLabel("To", { exact: true });

async function expectReversed(myExpenses: MyExpensesPage) {
  const { page } = myExpenses;
  await expect(
    page.getByRole("search").getByText(MESSAGE, { exact: true }),
  ).toBeVisible();
  for (const field of [from(myExpenses), to(myExpenses)]) {
    await expect(field).toHaveAccessibleDescription(MESSAGE);
    await expect(field).toHaveAttribute("aria-invalid", "true");
  }
  await expect(page.getByText("No day is in this range")).toBeVisible();
  await expect(myExpenses.emptyMessage()).toHaveCount(0);
  await expect(myExpenses.table()).toHaveCount(0);
}

async function expectValid(myExpenses: MyExpensesPage) {
  await expect(myExpenses.page.getByText(MESSAGE)).toHaveCount(0);
  for (const field of [from(myExpenses), to(myExpenses)]) {
    await expect(field).toHaveAccessibleDescription("");
    await expect(field).not.toHaveAttribute("aria-invalid");
  }
}

test("a From after To shows an error at both fields until one is changed", async ({
  page,
  myExpenses,
}) => {
  await page.goto("/show?period=2026-01-01..2026-04-30");
  await expect(myExpenses.rows()).toHaveCount(2);
  await expectValid(myExpenses);
  await from(myExpenses).fill("2026-05-01");
  await expectReversed(myExpenses);
  await to(myExpenses).fill("2026-05-01");
  await expectValid(myExpenses);
  // A valid range without expenses shows the usual message of an empty list.
  await expect(myExpenses.emptyMessage()).toBeVisible();
  await to(myExpenses).fill("2026-04-30");
  await expectReversed(myExpenses);
  await from(myExpenses).fill("");
  await expectValid(myExpenses);
  await expect(myExpenses.rows()).toHaveCount(2);
});

test("a URL with a From after To shows the error and offers to show all expenses", async ({
  page,
  myExpenses,
}) => {
  await page.goto("/show?category=food&period=2026-05-01..2026-04-01");
  await expectReversed(myExpenses);
  await page.getByRole("button", { name: "Show all expenses" }).click();
  await expect(myExpenses.rows()).toHaveCount(2);
  await expect(page).toHaveURL("/show");
});

for (const width of [320, 360, 768, 1280])
  test(`the error is below both fields at ${width} px`, async ({
    page,
    myExpenses,
  }) => {
    await page.setViewportSize({ width, height: 800 });
    await page.goto("/show?period=2026-05-01..2026-04-01");
    await expectReversed(myExpenses);
    await expectNoOverflow(page);
    await expectAccessible(page);
    const message = await page.getByText(MESSAGE).boundingBox();
    for (const field of [from(myExpenses), to(myExpenses)]) {
      const box = await field.boundingBox();
      expect((box?.y ?? 0) + (box?.height ?? 0)).toBeLessThanOrEqual(
        message?.y ?? 0,
      );
    }
  });
