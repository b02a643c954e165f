import { expect, expectAccessible, test } from "../fixtures";
import { JANUARY, listText, statement } from "./statement-files";

type Row = { description: string; category: string };

test("edits and exclusions stay while other files are added, and a filter changes no import", async ({
  page,
  importPage,
}) => {
  await importPage.goto();
  await importPage.choose(JANUARY);
  await importPage.row("₹20.00").getByRole("checkbox").uncheck();
  await importPage
    .newRow("Book Shop")
    .getByRole("textbox")
    .fill("Second-hand books");
  await importPage.drop(
    statement([{ date: "09-Jan-2026", to: "Bus", out: "15.00" }], "b.csv"),
  );
  await expect(importPage.counts()).toContainText("5 rows: 4 new");
  await expect(importPage.importButton()).toHaveText("Import 3 expenses");
  await importPage.show("Left out").click();
  await expect(importPage.rows()).toHaveCount(1);
  await expect(importPage.importButton()).toHaveText("Import 3 expenses");
  await importPage.importAll();
  const list = JSON.parse(await listText(page)) as Row[];
  expect(list.map(({ description }) => description)).toEqual([
    "Bus",
    "Tea Stall",
    "Second-hand books",
  ]);
});

test("a description that cannot be stored is shown with its fault, and nothing is sent", async ({
  page,
  importPage,
}) => {
  await importPage.goto();
  await importPage.choose(JANUARY);
  await importPage.newRow("Book Shop").getByRole("textbox").fill(" ");
  await importPage.importButton().click();
  await expect(importPage.rows().filter({ hasText: "₹350.50" })).toBeFocused();
  await expect(importPage.main()).toContainText("Enter a description.");
  expect(await listText(page)).toBe("[]");
});

test("a category is offered for the payee's other rows, and learned for the next file", async ({
  page,
  importPage,
}) => {
  await importPage.goto();
  const payments = [1, 2, 3].map((day) => ({
    date: `0${day}-Jan-2026`,
    to: "Corner",
    out: `${day}.00`,
  }));
  await importPage.choose(statement(payments));
  await importPage.category("Corner").first().selectOption("Shopping");
  await importPage
    .main()
    .getByRole("button", { name: "Also for the other 2 rows of Corner" })
    .click();
  for (const select of await importPage.category("Corner").all())
    await expect(select).toHaveValue("shopping");
  await importPage.importAll();
  const list = JSON.parse(await listText(page)) as Row[];
  expect(new Set(list.map(({ category }) => category))).toEqual(
    new Set(["shopping"]),
  );
  await importPage.goto();
  await importPage.choose(
    statement([{ date: "04-Jan-2026", to: "Corner", out: "9.00" }]),
  );
  await expect(importPage.category("Corner")).toHaveValue("shopping");
});

test("ambiguous dates are asked, and change with each choice", async ({
  page,
  importPage,
}) => {
  await importPage.goto();
  await importPage.choose(
    statement([{ date: "03/04/2026", to: "Tea Stall", out: "20.00" }]),
  );
  await expect(importPage.row("3 Apr 2026")).toHaveCount(1);
  const monthFirst = importPage
    .main()
    .getByRole("radio", { name: "4 March (month first)" });
  await monthFirst.check();
  await expect(importPage.row("4 Mar 2026")).toHaveCount(1);
  await expect(monthFirst).toBeChecked();
  await expect(monthFirst).toBeFocused();
  await page.keyboard.press("ArrowUp");
  await expect(importPage.row("3 Apr 2026")).toHaveCount(1);
});

test("what is money in by the balance only can be put back", async ({
  importPage,
}) => {
  const content = [
    "Date,Item,Amount,Balance",
    "05-Jan-2026,Tea Stall,20,80",
    "06-Jan-2026,Gift,50,130",
    "07-Jan-2026,Book Shop,30,100",
  ].join("\n");
  await importPage.goto();
  await importPage.choose({ name: "list.csv", content });
  await expect(importPage.counts()).toContainText("2 new");
  await expect(importPage.counts()).toContainText("1 left out");
  const gift = importPage.main().getByRole("checkbox", { name: "Import Gift" });
  await expect(gift).not.toBeChecked();
  await gift.check();
  await importPage.importAll();
  await expect(importPage.outcome()).toContainText("3 expenses were added.");
});

test("the columns that the person chooses are remembered for the header, until they are chosen again", async ({
  page,
  importPage,
}) => {
  const content = [
    "When it was,Who got it,Rupees spent,Rupees saved",
    "05-Jan-2026,Tea Stall,20.00,1.00",
    "06-Jan-2026,Book Shop,30.00,2.00",
  ].join("\n");
  await importPage.goto();
  await importPage.choose({ name: "own.csv", content });
  const columns = importPage.files();
  await expect(importPage.counts()).toBeVisible();
  if (!(await columns.getByLabel("Date").isVisible()))
    await columns.getByText("Columns").click();
  for (const [label, column] of [
    ["Date", "When it was"],
    ["Description", "Who got it"],
    ["Amount", "Rupees saved"],
  ] as const)
    await columns.getByLabel(label, { exact: true }).selectOption(column);
  await expect(importPage.row("₹2")).toHaveCount(1);
  await importPage.goto();
  await importPage.choose({ name: "again.csv", content });
  await expect(importPage.row("₹2")).toHaveCount(1);

  const again = importPage.button("Choose columns again");
  await expect(again).toBeVisible();
  await expectAccessible(page);
  await again.focus();
  await page.keyboard.press("Enter");
  await expect(again).toHaveCount(0);
  await expect(columns.getByText("Columns", { exact: true })).toBeFocused();
  await expect(columns.getByLabel("Date")).toBeVisible();
  await expect(importPage.row("₹20")).toHaveCount(1);
  await importPage.goto();
  await importPage.choose({ name: "again.csv", content });
  await expect(importPage.row("₹20")).toHaveCount(1);
  await expect(again).toHaveCount(0);
});

test("a balance that does not follow names its row, and jumps to it", async ({
  importPage,
}) => {
  const rows = Array.from({ length: 300 }, (_, index) => {
    const balance = 100_000 - 10 * (index + 1) - (index >= 250 ? 3 : 0);
    return `05-Jan-2026,Shop ${index + 1},10.00,,${balance}.00`;
  });
  const content = ["Date,Description,Debit,Credit,Balance", ...rows].join("\n");
  await importPage.goto();
  await importPage.choose({ name: "bank.csv", content });
  await importPage.show("New").click();
  await importPage.button("Show row 252: 5 Jan 2026, Shop 251").click();
  await expect(importPage.newRow("Shop 251")).toBeFocused();
  await expect(importPage.newRow("Shop 251")).toHaveCSS("outline-width", "2px");
  await expect(importPage.newRow("Shop 251")).toBeInViewport();
});

test("after Remove, the focus is on the next file, and then on the button to add one", async ({
  page,
  importPage,
}) => {
  const content = "Date,Description,Amount\n05-Jan-2026,Chai,10";
  await importPage.goto();
  for (const name of ["one.csv", "two.csv"]) {
    await importPage.choose({ name, content });
    await expect(importPage.button(`Remove ${name}`)).toBeVisible();
  }
  await importPage.button("Remove one.csv").focus();
  await page.keyboard.press("Enter");
  await expect(importPage.button("Remove one.csv")).toHaveCount(0);
  await expect(importPage.button("Remove two.csv")).toBeFocused();
  await page.keyboard.press("Enter");
  await expect(importPage.button("Choose files")).toBeFocused();
});
