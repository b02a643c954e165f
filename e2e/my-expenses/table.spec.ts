import { expect, test } from "../fixtures";
import { resize } from "../resize";

const TEAL = "rgb(45, 212, 191)";
const PURPLE = "rgb(183, 148, 246)";

test("amounts with and without paise end in one line, from 768 px with their header and the total", async ({
  page,
  record,
  myExpenses,
}) => {
  await record(
    { category: "food", amount: 89 },
    { category: "travel", amount: 81.01 },
    { category: "food", amount: 100000 },
  );
  await page.goto("/show?sort=-amount");
  // A selection before the page is interactive would be lost.
  await expect(myExpenses.rows()).toHaveCount(3);
  for (const [category, count] of [
    ["All Categories", 3],
    ["Food", 2],
  ] as const) {
    await myExpenses.filter().selectOption(category);
    await expect(myExpenses.rows()).toHaveCount(count);
    for (const width of [375, 768, 1280, 1920])
      await test.step(`${category} at ${width} px`, async () => {
        await resize(page, width);
        const part = width < 768 ? "tbody" : "";
        const ends = await myExpenses.table().evaluate((table, part) => {
          const amountCells = [
            ...table.querySelectorAll(
              `${part} th:last-child, ${part} td:last-child`,
            ),
          ];
          return amountCells.map((cell) => {
            const texts = document.createTreeWalker(cell, NodeFilter.SHOW_TEXT);
            const range = document.createRange();
            while (texts.nextNode())
              range.selectNodeContents(texts.currentNode);
            return Math.round(range.getBoundingClientRect().right);
          });
        }, part);
        expect(ends.length).toBe(count + (width < 768 ? 0 : 2));
        expect(new Set(ends).size).toBe(1);
      });
  }
});

test("food is teal and every other category is purple", async ({
  record,
  myExpenses,
}) => {
  const categories = ["food", "travel", "entertainment", "shopping", "others"];
  await record(...categories.map((category) => ({ category })));
  await myExpenses.goto();
  const named = (name: string) =>
    myExpenses.rows().getByText(name, { exact: true });
  await expect(named("Food")).toHaveCSS("color", TEAL);
  for (const name of ["Travel", "Entertainment", "Shopping", "Others"])
    await expect(named(name)).toHaveCSS("color", PURPLE);
});
