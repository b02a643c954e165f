import type { Locator } from "@playwright/test";
import { expect, expectNoOverflow, test } from "../fixtures";

const MAX_AMOUNT = "10000000";

async function box(locator: Locator) {
  const found = await locator.boundingBox();
  if (!found) throw new Error("Not visible.");
  return {
    ...found,
    right: found.x + found.width,
    bottom: found.y + found.height,
  };
}

for (const [width, height] of [
  [320, 640],
  [360, 740],
  [390, 844],
  [768, 1024],
  [1280, 800],
  [812, 375],
] as const)
  test(`Add is in sight at every scroll position at ${width}×${height}`, async ({
    page,
    record,
    myExpenses,
  }) => {
    await page.setViewportSize({ width, height });
    await record(
      ...Array.from({ length: 40 }, (_, i) => ({ description: `Row ${i}` })),
    );
    await myExpenses.goto();
    await expect(myExpenses.drawing("Daily Expenses")).toBeAttached();
    await expectNoOverflow(page);
    const add = myExpenses.addLink();
    for (const part of [0, 0.4, 1]) {
      await page.evaluate(
        (part) => scrollTo(0, part * document.documentElement.scrollHeight),
        part,
      );
      await expect(add).toBeInViewport({ ratio: 1 });
    }
    await add.click();
    await expect(page).toHaveURL("/add");
  });

for (const width of [320, 360, 390, 640, 768, 1280])
  test(`Add stands beside the label and the figure of a large total at ${width} px`, async ({
    page,
    record,
    myExpenses,
  }) => {
    await page.setViewportSize({ width, height: 740 });
    await record(...Array.from({ length: 20 }, () => ({ amount: "0.5" })), {
      amount: MAX_AMOUNT,
    });
    await myExpenses.goto();
    await myExpenses.rows().first().hover();
    const [add, label, figure, total] = [
      await box(myExpenses.addLink()),
      await box(myExpenses.total().getByRole("rowheader")),
      await box(myExpenses.total().getByRole("cell")),
      await box(myExpenses.total()),
    ];
    const labelText = await myExpenses
      .total()
      .getByRole("rowheader")
      .evaluate((header) => {
        const range = document.createRange();
        range.selectNodeContents(header);
        return range.getBoundingClientRect().left;
      });
    expect(add.right).toBeLessThanOrEqual(labelText);
    expect(label.right).toBeLessThanOrEqual(figure.x);
    expect(add.y).toBeGreaterThanOrEqual(total.y);
    expect(add.bottom).toBeLessThanOrEqual(total.bottom);
  });

test("Add moves up with the total above a notification", async ({
  record,
  myExpenses,
}) => {
  await record(
    ...Array.from({ length: 30 }, (_, i) => ({ description: `Row ${i}` })),
  );
  await myExpenses.goto();
  await myExpenses.delete("Row 29");
  const notification = await box(myExpenses.notification("was deleted."));
  await expect
    .poll(async () => (await box(myExpenses.addLink())).bottom)
    .toBeLessThanOrEqual(notification.y);
});
