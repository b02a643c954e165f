import { expect, expectAccessible, expectNoOverflow, test } from "../fixtures";

test.use({ viewport: { width: 360, height: 740 }, hasTouch: true });

test("on a phone, a first expense is one tap away, and the list with an upcoming day is accessible", async ({
  page,
  record,
  myExpenses,
}) => {
  await page.clock.setFixedTime(new Date(2026, 2, 15, 12));
  await myExpenses.goto();
  await expect(myExpenses.emptyMessage()).toBeVisible();
  const main = page.getByRole("main");
  const links = ["Add Expense", "Type one line", "Import a statement"];
  const boxes = await Promise.all(
    links.map((name) =>
      main.getByRole("link", { name }).filter({ visible: true }).boundingBox(),
    ),
  );
  for (const [index, box] of boxes.slice(1).entries()) {
    const before = boxes[index];
    expect(box?.y).toBeGreaterThan((before?.y ?? 0) + (before?.height ?? 0));
  }
  await main
    .getByRole("link", { name: "Add Expense" })
    .filter({ visible: true })
    .tap();
  await expect(page).toHaveURL("/add");

  await record(
    { date: "2026-01-05", description: "Tea" },
    { date: "2026-03-16", description: "Fees" },
  );
  await page.goBack();
  await expect(myExpenses.table().getByText("Upcoming")).toBeVisible();
  await expectNoOverflow(page);
  await expectAccessible(page);
});
