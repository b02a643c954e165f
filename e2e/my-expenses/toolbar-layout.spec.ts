import type { Locator } from "@playwright/test";
import { expect, expectNoOverflow, test } from "../fixtures";
import { boxOf } from "./box";
import { resize } from "../resize";

const MIN_TARGET = 44;

/** How much wider the chosen option of a select is than its room. */
const hiddenText = (select: Locator) =>
  select.evaluate((select: HTMLSelectElement) => {
    const style = getComputedStyle(select);
    const context = document.createElement("canvas").getContext("2d");
    if (!context) throw new Error("There is no canvas.");
    context.font = style.font;
    const { width } = context.measureText(
      select.selectedOptions[0]?.text ?? "",
    );
    const padding =
      parseFloat(style.paddingLeft) + parseFloat(style.paddingRight);
    return width - (select.clientWidth - padding);
  });

test("the filters fit in one line for every period, with their whole names and targets of 44 px", async ({
  page,
  record,
  myExpenses,
}) => {
  await record({ category: "entertainment" });
  await page.goto("/show?category=entertainment");
  await expect(myExpenses.rows()).toHaveCount(1);
  const toolbar = page.getByRole("search");
  for (const width of [320, 768, 1280, 1920])
    await test.step(`${width} px`, async () => {
      await resize(page, width);
      for (const period of ["All time", "Last 30 days"]) {
        await myExpenses.period().selectOption(period);
        await expectNoOverflow(page);
        for (const select of [myExpenses.filter(), myExpenses.period()])
          expect(await hiddenText(select)).toBeLessThanOrEqual(0.5);
        const controls = toolbar
          .locator("select, input, button")
          .filter({ visible: true });
        const boxes = await Promise.all((await controls.all()).map(boxOf));
        const middles = boxes.map(({ y, height }) =>
          Math.round(y + height / 2),
        );
        expect(new Set(middles).size).toBe(1);
        if (width < 768)
          for (const { width, height } of boxes)
            expect(Math.min(width, height)).toBeGreaterThanOrEqual(MIN_TARGET);
      }
    });
  await myExpenses.period().selectOption("All time");
  await page.getByRole("button", { name: "Show all categories" }).click();
  await expect(page).toHaveURL("/show");
});

test("on a phone every filter can be scrolled into view, and Search turns the line into a field", async ({
  page,
  record,
  myExpenses,
}) => {
  await record({}, { description: "Dinner", amount: 5 });
  const order = page.getByRole("combobox", { name: "Order" });
  const search = page.getByRole("button", { name: "Search", exact: true });
  const expectWhole = async () =>
    expect((await boxOf(order)).right).toBeLessThanOrEqual(
      (await boxOf(search)).x,
    );
  await page.setViewportSize({ width: 360, height: 740 });
  await page.goto("/show?category=food&period=2026-01");
  await expect(myExpenses.rows()).toHaveCount(2);
  await order.focus();
  await expectWhole();
  await page.getByRole("button", { name: "Show all categories" }).click();
  await page.getByRole("button", { name: "Show all time" }).click();
  await expect(page.getByRole("button", { name: /^Show all/ })).toHaveCount(0);
  await expectWhole();
  await page.setViewportSize({ width: 320, height: 740 });
  await order.focus();
  await expectWhole();
  await page.setViewportSize({ width: 360, height: 740 });
  await order.selectOption("Largest first");
  await expect(myExpenses.rows().first()).toContainText("Lunch");
  await expect(page).toHaveURL(/sort=-amount/);

  await search.click();
  await expect(myExpenses.search()).toBeFocused();
  await expect(myExpenses.filter()).toBeHidden();
  await expectNoOverflow(page);
  await page.keyboard.type("Dinn");
  await expect(myExpenses.rows()).toHaveCount(1);
  await page.getByRole("button", { name: "Close search" }).click();
  await expect(myExpenses.rows()).toHaveCount(2);
  await expect(search).toBeFocused();
});
