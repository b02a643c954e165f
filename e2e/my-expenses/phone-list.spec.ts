import { expect, expectAccessible, expectNoOverflow, test } from "../fixtures";

test.use({ viewport: { width: 360, height: 740 }, hasTouch: true });

test("on a phone, a first expense is one tap away, and the expenses are grouped by day", async ({
  page,
  record,
  myExpenses,
}) => {
  await page.clock.setFixedTime(new Date(2026, 2, 15, 12));
  await myExpenses.goto();
  await expect(myExpenses.emptyMessage()).toBeVisible();
  const main = page.getByRole("main");
  const links = ["Add an expense", "Type a line", "Import a statement"];
  const boxes = await Promise.all(
    links.map((name) => main.getByRole("link", { name }).boundingBox()),
  );
  for (const [index, box] of boxes.slice(1).entries()) {
    const before = boxes[index];
    expect(box?.y).toBeGreaterThan((before?.y ?? 0) + (before?.height ?? 0));
  }
  await main.getByRole("link", { name: "Add an expense" }).tap();
  await expect(page).toHaveURL("/add");

  await record(
    { date: "2026-01-05", description: "Tea", amount: 10 },
    { date: "2026-01-05", description: "Lunch", amount: 80 },
    { date: "2026-03-16", description: "Fees", amount: 500 },
  );
  await page.goBack();
  await expect(
    myExpenses.table().getByRole("row", { name: /^5 Jan 2026 ₹90/ }),
  ).toBeVisible();
  await expect(myExpenses.table().getByRole("rowheader")).toHaveText([
    "16 Mar 2026Upcoming",
    "5 Jan 2026",
    "Total",
  ]);
  await expectNoOverflow(page);
  await expectAccessible(page);
  await myExpenses.editButton("Lunch").tap();
  await expect(myExpenses.field("Description")).toHaveValue("Lunch");
  await myExpenses.dialogButton("Cancel").tap();
  await myExpenses.expectDialogClosed();
});
