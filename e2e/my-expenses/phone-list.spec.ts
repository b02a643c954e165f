import { addDays, formatDate, today } from "@/lib/expenses/calendar-date";
import { expect, expectAccessible, expectNoOverflow, test } from "../fixtures";

test.use({ viewport: { width: 360, height: 740 }, hasTouch: true });

test("on a phone the expenses are grouped by day with the total of each", async ({
  page,
  record,
  myExpenses,
}) => {
  const tomorrow = addDays(today(), 1);
  await record(
    { date: "2026-01-05", description: "Tea", amount: 10 },
    { date: "2026-01-05", description: "Lunch", amount: 80 },
    { date: tomorrow, description: "Fees", amount: 500 },
  );
  await myExpenses.goto();
  const days = myExpenses.table().getByRole("rowheader");
  await expect(days).toHaveText([
    `${formatDate(tomorrow)}Upcoming`,
    "5 Jan 2026",
    "Total",
  ]);
  await expect(
    myExpenses.table().getByRole("row", { name: /^5 Jan 2026 ₹90/ }),
  ).toBeVisible();
  await expectNoOverflow(page);
  await expectAccessible(page);
  await myExpenses.editButton("Lunch").tap();
  await expect(myExpenses.field("Description")).toHaveValue("Lunch");
  await myExpenses.dialogButton("Cancel").tap();
  await myExpenses.header("Amount").getByRole("button").tap();
  await expect(days).toHaveText(["Total"]);
});

test("an edit is announced and can be undone", async ({
  record,
  myExpenses,
}) => {
  await record({ description: "Lunch", amount: 80 });
  await myExpenses.goto();
  await myExpenses.editButton("Lunch").tap();
  await myExpenses.field("Amount").fill("95");
  await myExpenses.dialogButton("Save").tap();
  await expect(myExpenses.notification("Lunch (₹95) was saved.")).toBeVisible();
  await expect(myExpenses.total()).toContainText("₹95");
  await myExpenses.undoButton().tap();
  await expect(myExpenses.total()).toContainText("₹80");
  await expect(myExpenses.notification("was saved.")).toHaveCount(0);
});

test("the filters are restored on the way back from Add Expense", async ({
  page,
  record,
  myExpenses,
}) => {
  await record({ description: "Lunch" }, { category: "travel" });
  await myExpenses.goto();
  await myExpenses.filter().selectOption("Travel");
  await expect(myExpenses.rows()).toHaveCount(1);
  await page.getByRole("button", { name: /menu/i }).tap();
  await page.getByRole("link", { name: "Add Expense" }).tap();
  await expect(page).toHaveURL("/add");
  await page.getByRole("button", { name: /menu/i }).tap();
  await page.getByRole("link", { name: "My Expenses" }).tap();
  await expect(page).toHaveURL("/show?category=travel");
  await expect(myExpenses.rows()).toHaveCount(1);
});

test("an empty list says what to do first", async ({ page, myExpenses }) => {
  await myExpenses.goto();
  await expect(myExpenses.emptyMessage()).toBeVisible();
  await expect(page.getByText("Start with what you spent last")).toBeVisible();
  const main = page.getByRole("main");
  const links = ["Add an expense", "Type a line", "Import a statement"];
  const boxes = await Promise.all(
    links.map((name) => main.getByRole("link", { name }).boundingBox()),
  );
  for (const [index, box] of boxes.slice(1).entries()) {
    const before = boxes[index];
    expect(box?.y).toBeGreaterThan((before?.y ?? 0) + (before?.height ?? 0));
  }
  await expect(main.getByRole("link", { name: "Type a line" })).toHaveAttribute(
    "href",
    "/add",
  );
  await page
    .getByRole("main")
    .getByRole("link", { name: "Add an expense" })
    .tap();
  await expect(page).toHaveURL("/add");
});
