import { expect, test } from "../fixtures";

const ROWS = [
  {
    date: "2026-01-06",
    category: "travel",
    description: "Bus",
    amount: 1200,
  },
  { date: "2026-01-05", category: "food", description: "चाय ☕", amount: 99.5 },
];

test("the list is downloaded as a CSV file, and as a backup, which has the plan, too", async ({
  record,
  yourData,
}) => {
  await record(...ROWS.toReversed());
  await yourData.goto();
  const csv = await yourData.download("CSV");
  expect(csv.name).toMatch(/^campus-kharcha-\d{4}-\d\d-\d\d\.csv$/);
  expect(csv.content).toContain("2026-01-05,food,चाय ☕,99.5,");
  const backup = await yourData.download("backup");
  expect(backup.name).toMatch(/^campus-kharcha-backup-\d{4}-\d\d-\d\d\.json$/);
  expect(JSON.parse(backup.content)).toMatchObject({
    version: 1,
    expenses: ROWS.map((row) => ({ ...row, _id: expect.any(String) })),
    plan: { allowance: null },
    learned: { payees: {} },
  });
});
