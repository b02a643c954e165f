import { expect, expectNoOverflow, test } from "../fixtures";
import { boxOf, textEnd } from "./box";
import { resize } from "../resize";
import { scrollToPart } from "./scroll-end";

const BAR_HEIGHT = 64;
/** The start, the middle and the end of the page. */
const PARTS = [0, 0.5, 1];

const ROWS = Array.from({ length: 40 }, (_, i) => ({
  description: `Row ${i}`,
}));

test("on phones, Add and the charts button stand beside the total at every scroll position, in a low window Add alone, and the page ends above them", async ({
  page,
  record,
  myExpenses,
}) => {
  await record(...ROWS, { amount: "9999999.99" });
  await myExpenses.goto();
  // The rows outside the window are rendered after the others.
  await expect(myExpenses.rows()).toHaveCount(ROWS.length + 1);
  await expect(myExpenses.drawing("Daily Expenses")).toBeAttached();
  const add = myExpenses.addLink();
  for (const [width, height] of [
    [320, 640],
    [767, 1024],
  ] as const)
    await test.step(`${width}×${height}`, async () => {
      await resize(page, width, height);
      await expectNoOverflow(page);
      for (const part of PARTS) {
        await scrollToPart(page, part);
        await expect(add).toBeInViewport({ ratio: 1 });
        const figure = myExpenses.total().getByRole("cell");
        const [total, charts, link] = [
          await boxOf(myExpenses.total()),
          await boxOf(myExpenses.chartsButton()),
          await boxOf(add),
        ];
        expect(total.bottom).toBe(height);
        expect(total.height).toBe(BAR_HEIGHT);
        for (const text of [figure, myExpenses.total().getByRole("rowheader")])
          expect(await textEnd(text)).toBeLessThanOrEqual(charts.x);
        expect(charts.right).toBeLessThanOrEqual(link.x);
        for (const target of [charts, link]) {
          expect(target.y).toBeGreaterThanOrEqual(total.y);
          expect(target.bottom).toBeLessThanOrEqual(total.bottom);
          expect(target.width).toBeGreaterThanOrEqual(44);
          expect(target.height).toBeGreaterThanOrEqual(44);
        }
      }
      const end = await boxOf(page.locator("#expenses"));
      expect(end.bottom).toBeLessThanOrEqual(height - BAR_HEIGHT);
    });
  for (const [width, height] of [
    [640, 400],
    [320, 256],
  ] as const)
    await test.step(`${width}×${height}`, async () => {
      await resize(page, width, height);
      await expectNoOverflow(page);
      for (const part of PARTS) {
        await scrollToPart(page, part);
        await expect(add).toBeInViewport({ ratio: 1 });
        await expect(myExpenses.chartsButton()).toBeHidden();
      }
      const end = await boxOf(page.locator("#expenses"));
      expect(end.bottom).toBeLessThanOrEqual((await boxOf(add)).y);
    });
  await add.click();
  await expect(page).toHaveURL("/add");
});

test("from 768 px Add Expense is in the heading, and the Total row is the foot of the list at the lower edge of the window", async ({
  page,
  record,
  myExpenses,
}) => {
  await record(...ROWS);
  await myExpenses.goto();
  await expect(myExpenses.rows()).toHaveCount(ROWS.length);
  await expect(myExpenses.drawing("Daily Expenses")).toBeAttached();
  const list = page
    .getByRole("region", { name: "Expenses", exact: true })
    .locator("> :last-child");
  for (const [width, height] of [
    [768, 1024],
    [1280, 800],
    [1920, 1080],
  ] as const)
    await test.step(`${width}×${height}`, async () => {
      await resize(page, width, height);
      await scrollToPart(page, 0);
      await expect(myExpenses.addLink()).toBeHidden();
      await expect(
        page.getByRole("main").getByRole("link", { name: "Add Expense" }),
      ).toBeInViewport({ ratio: 1 });
      expect((await boxOf(myExpenses.total())).bottom).toBe(height);
      // The end of the list.
      await myExpenses
        .rows()
        .last()
        .evaluate((row) => row.scrollIntoView({ block: "center" }));
      const [total, card, last] = [
        await boxOf(myExpenses.total()),
        await boxOf(list),
        await boxOf(myExpenses.rows().last()),
      ];
      expect(total.bottom).toBeCloseTo(card.bottom, 0);
      expect(total.y).toBeCloseTo(last.bottom, 0);
    });
});
