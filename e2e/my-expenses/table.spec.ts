import { expect, test } from "../fixtures";
import { resize } from "../resize";

const TEAL = "rgb(45, 212, 191)";
const PURPLE = "rgb(183, 148, 246)";

test("amounts with and without paise end in one line, from 768 px with their header and the total, and food alone is teal", async ({
  page,
  record,
  myExpenses,
}) => {
  await record(
    { category: "food", amount: 89 },
    { category: "travel", amount: 81.01 },
    { category: "food", amount: 100000 },
    ...["entertainment", "shopping", "others"].map((category) => ({
      category,
    })),
  );
  await page.goto("/show?sort=-amount");
  // A selection before the page is interactive would be lost.
  await expect(myExpenses.rows()).toHaveCount(6);
  const named = (name: string) =>
    myExpenses.rows().getByText(name, { exact: true }).first();
  await expect(named("Food")).toHaveCSS("color", TEAL);
  for (const name of ["Travel", "Entertainment", "Shopping", "Others"])
    await expect(named(name)).toHaveCSS("color", PURPLE);
  for (const [category, count] of [
    ["All Categories", 6],
    ["Food", 2],
  ] as const) {
    await myExpenses.filter().selectOption(category);
    await expect(myExpenses.rows()).toHaveCount(count);
    for (const width of [375, 768, 1280])
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
