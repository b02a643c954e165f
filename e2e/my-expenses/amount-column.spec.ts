import { expect, test } from "../fixtures";
import type { MyExpensesPage } from "../pages/my-expenses-page";

const amounts = async (myExpenses: MyExpensesPage) =>
  (await myExpenses.cells()).map((cells) => cells[3]);

test.beforeEach(({ record }) =>
  record(
    { category: "food", amount: 89 },
    { category: "travel", amount: 81.01 },
    { category: "food", amount: 100000 },
  ),
);

test("one amount with paise shows all amounts and the total with two decimals", async ({
  myExpenses,
}) => {
  await myExpenses.goto();
  await expect(myExpenses.rows()).toHaveCount(3);
  expect(await amounts(myExpenses)).toEqual([
    "₹1,00,000.00",
    "₹81.01",
    "₹89.00",
  ]);
  await expect(myExpenses.total().getByRole("cell")).toHaveText("₹1,00,170.01");
  await myExpenses.filter().selectOption("Food");
  await expect(myExpenses.rows()).toHaveCount(2);
  expect(await amounts(myExpenses)).toEqual(["₹1,00,000", "₹89"]);
  await expect(myExpenses.total().getByRole("cell")).toHaveText("₹1,00,089");
});

test("a whole total has two decimals if an amount has paise", async ({
  myExpenses,
  record,
}) => {
  await record({ category: "shopping", amount: 0.99 });
  await myExpenses.goto();
  await expect(myExpenses.total().getByRole("cell")).toHaveText("₹1,00,171.00");
});

for (const width of [375, 1280])
  for (const category of ["All Categories", "Food"])
    test(`the amounts of ${category}, the header and the total are right-aligned at ${width} px`, async ({
      page,
      myExpenses,
    }) => {
      await page.setViewportSize({ width, height: 800 });
      await page.goto("/show?sort=-amount");
      // A selection before the page is interactive would be lost.
      await expect(myExpenses.rows()).toHaveCount(3);
      await myExpenses.filter().selectOption(category);
      await expect(myExpenses.rows()).toHaveCount(category === "Food" ? 2 : 3);
      const ends = await myExpenses.table().evaluate((table) => {
        const amountCells = [
          ...table.querySelectorAll("th:last-child, td:last-child"),
        ];
        return amountCells.map((cell) => {
          const texts = document.createTreeWalker(cell, NodeFilter.SHOW_TEXT);
          const range = document.createRange();
          range.selectNodeContents(texts.nextNode() ?? cell);
          return Math.round(range.getBoundingClientRect().right);
        });
      });
      expect(ends.length).toBe(category === "Food" ? 4 : 5);
      expect(new Set(ends).size).toBe(1);
    });
