import type { Locator } from "@playwright/test";
import { addDays, today } from "@/lib/domain/expenses/calendar-date";
import { expect, expectNoOverflow, test, waitForFrames } from "../fixtures";
import { putPlan } from "../plan/put-plan";
import { foundInBar } from "./bar";
import { resize } from "./resize";

const MAX_AMOUNT = "10000000";
const POSITIONS = 5;

/** The windows of a laptop, a tablet, phones, and of 400 % zoom. */
const WINDOWS = [
  [1280, 700],
  [1024, 768],
  [844, 390],
  [360, 740],
  [320, 256],
] as const;

async function box(locator: Locator) {
  const found = await locator.boundingBox();
  if (!found) throw new Error("Not visible.");
  return {
    ...found,
    right: found.x + found.width,
    bottom: found.y + found.height,
  };
}

test("Add is in sight and covers nothing at every scroll position", async ({
  page,
  context,
  record,
  myExpenses,
}) => {
  await record(
    ...Array.from({ length: 40 }, (_, i) => ({ description: `Row ${i}` })),
  );
  const day = Number(today().slice(-2));
  await putPlan(context, {
    allowance: {
      ...{ amount: 6000, every: "month", startDay: 1, carryOver: true },
      from: addDays(today(), -3),
    },
    budgets: { food: 3000, travel: 1000, shopping: 500 },
    recurring: [
      {
        ...{ id: "rent", description: "Rent", category: "others", day },
        ...{ amount: 2500, every: "month", from: today() },
      },
    ],
  });
  await myExpenses.goto();
  await expect(myExpenses.plan()).toBeVisible();
  await expect(myExpenses.drawing("Daily Expenses")).toBeAttached();
  const add = myExpenses.addLink();
  for (const [width, height] of WINDOWS)
    await test.step(`${width}×${height}`, async () => {
      await resize(page, width, height);
      await expectNoOverflow(page);
      for (let step = 0; step <= POSITIONS; step++) {
        await page.evaluate(
          (part) => scrollTo(0, part * document.documentElement.scrollHeight),
          step / POSITIONS,
        );
        await waitForFrames(page, 2);
        await expect(add).toBeInViewport({ ratio: 1 });
        expect(await foundInBar(page)).toEqual([]);
      }
      // The end of the page is above the bar.
      const end = await box(page.locator("#expenses"));
      expect(end.bottom).toBeLessThanOrEqual((await box(add)).y);
    });
  await add.click();
  await expect(page).toHaveURL("/add");
});

test("a large total stands in one line above the bar, and from 1280 px beside Add", async ({
  page,
  record,
  myExpenses,
}) => {
  await record(...Array.from({ length: 20 }, () => ({ amount: "0.5" })), {
    amount: MAX_AMOUNT,
  });
  await myExpenses.goto();
  await myExpenses.rows().first().hover();
  for (const width of [320, 640, 1024])
    await test.step(`${width} px`, async () => {
      await resize(page, width, 740);
      await page.evaluate(() => scrollTo(0, 900));
      const [add, label, figure, total] = [
        await box(myExpenses.addLink()),
        await box(myExpenses.total().getByRole("rowheader")),
        await box(myExpenses.total().getByRole("cell")),
        await box(myExpenses.total()),
      ];
      expect(label.right).toBeLessThanOrEqual(figure.x);
      expect(total.height).toBe(64);
      expect(total.bottom).toBeLessThanOrEqual(add.y);
    });
  for (const width of [1280, 1920])
    await test.step(`${width} px`, async () => {
      await resize(page, width, 740);
      await page.evaluate(() => scrollTo(0, 0));
      const [add, total] = [
        await box(myExpenses.addLink()),
        await box(myExpenses.total()),
      ];
      expect(await foundInBar(page)).toEqual([]);
      expect(add.y).toBeGreaterThanOrEqual(total.y);
      expect(add.bottom).toBeLessThanOrEqual(total.bottom);
    });
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
