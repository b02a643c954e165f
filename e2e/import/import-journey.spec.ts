import { expect, test } from "../fixtures";
import { MyExpensesPage } from "../pages/my-expenses-page";
import { JANUARY, listLength, listText, statement } from "./statement-files";

test.use({ lists: "private" });

const payment = (to: string) => statement([{ to, out: "15.00" }], `${to}.csv`);

test("an import is shown in all tabs, adds nothing on another device, and is taken back to the byte", async ({
  page,
  context,
  phone,
  record,
  importPage,
}) => {
  await record({});
  const before = await listText(page);
  const otherTab = new MyExpensesPage(await context.newPage());
  await otherTab.goto();
  await expect(otherTab.rows()).toHaveCount(1);
  await phone.page.context().addCookies(await context.cookies());

  await test.step("files are chosen, dropped and pasted", async () => {
    await context.grantPermissions(["clipboard-read", "clipboard-write"]);
    await importPage.goto();
    await importPage.choose(JANUARY);
    await expect(importPage.counts()).toHaveText(
      "4 rows: 3 new, 0 already here, 1 left out.",
    );
    await importPage.drop(payment("Bus"));
    await expect(importPage.counts()).toContainText("5 rows: 4 new");
    await importPage.paste(payment("Train"));
    await expect(importPage.counts()).toContainText("6 rows: 5 new");
    const { content } = payment("Boat");
    await page.evaluate((text) => navigator.clipboard.writeText(text), content);
    await importPage.button("Paste").click();
    await expect(importPage.counts()).toContainText("7 rows: 6 new");
  });

  await importPage.importAll();
  await expect(importPage.outcome()).toContainText("6 expenses were added.");
  await expect(otherTab.rows()).toHaveCount(7);
  expect(await otherTab.cells()).toContainEqual([
    "6 Jan 2026",
    expect.anything(),
    "Book Shop",
    "₹350.50",
  ]);

  await phone.importPage.goto();
  await phone.importPage.choose(JANUARY);
  await expect(phone.importPage.counts()).toHaveText(
    "4 rows: 0 new, 3 already here, 1 left out.",
  );
  expect(await listLength(page)).toBe(7);

  await importPage.button("Undo import").click();
  await expect(importPage.outcome()).toHaveText("6 expenses were removed.");
  expect(await listText(page)).toBe(before);
});
