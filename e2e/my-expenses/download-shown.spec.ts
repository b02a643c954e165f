import { expect, test } from "../fixtures";

const ROWS = [
  { date: "2026-01-07", category: "food", description: "Thali", amount: 120 },
  { date: "2026-01-06", category: "travel", description: "Bus", amount: 15.5 },
  { date: "2026-01-05", category: "food", description: "Chai", amount: 200 },
];

test.beforeEach(({ record }) => record(...ROWS.toReversed()));

test("My Expenses downloads what is shown, in its order", async ({
  myExpenses,
}) => {
  await myExpenses.page.goto("/show?category=food&sort=-amount");
  await expect(myExpenses.rows()).toHaveCount(2);
  const { name, content } = await myExpenses.download("JSON");
  expect(name).toMatch(/^campus-kharcha-\d{4}-\d\d-\d\d\.json$/);
  expect(JSON.parse(content)).toMatchObject([ROWS[2], ROWS[0]]);
  const csv = await myExpenses.download("CSV");
  expect(csv.name).toMatch(/\.csv$/);
  const lines = csv.content.trimEnd().split("\r\n");
  expect(lines).toHaveLength(3);
  expect(lines[1]).toMatch(/^2026-01-05,food,Chai,200,/);
});

test("an empty result has no download", async ({ myExpenses }) => {
  await myExpenses.page.goto("/show?search=nothing");
  await expect(myExpenses.emptyMessage()).toBeVisible();
  await expect(
    myExpenses.page.getByRole("group", { name: "Download what is shown" }),
  ).toHaveCount(0);
});

test("the file that was downloaded is already here when it is imported, after edits too", async ({
  myExpenses,
  importPage,
}) => {
  await myExpenses.goto();
  await expect(myExpenses.rows()).toHaveCount(3);
  const { name, content } = await myExpenses.download("CSV");
  await myExpenses.openDialog("Bus");
  await myExpenses.field("Amount").fill("18");
  await myExpenses.dialogButton("Save").click();
  await myExpenses.expectDialogClosed();
  await importPage.goto();
  await importPage.choose({ name, content });
  await expect(importPage.counts()).toHaveText(
    "3 rows: 0 new, 3 already here, 0 left out.",
  );
});
