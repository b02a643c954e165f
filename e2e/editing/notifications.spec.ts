import type { Locator } from "@playwright/test";
import { expect, expectNoOverflow, test, withMotion } from "../fixtures";
import { resize } from "../resize";

test.use(withMotion);

const LONG = "Notebooks, pens and a calculator for the second semester";
const SHORT = "Tea";

test.beforeEach(async ({ record, database, myExpenses }) => {
  await record({ description: SHORT }, { description: LONG, amount: 1249.5 });
  database.exec(`
    WITH RECURSIVE n(i) AS (SELECT 0 UNION ALL SELECT i + 1 FROM n WHERE i < 27)
    INSERT INTO expenses (list_no, seq, id, date, category, description, amount_paise)
    SELECT 1, 100 + i, 'row-' || i, '2026-01-04', 'food', 'Row ' || i, 9950 FROM n`);
  await myExpenses.goto();
  await expect(myExpenses.total()).toBeVisible();
});

const box = async (locator: Locator) => {
  const box = await locator.boundingBox();
  if (!box) throw new Error("The element is not visible.");
  return { ...box, bottom: box.y + box.height, middle: box.y + box.height / 2 };
};

/** Expects the text in one line, above its description, with the buttons beside both. */
async function expectOneLine(notification: Locator, text: string) {
  await expect(notification).toContainText(text);
  // Repeated, because the notification slides in while it is measured.
  await expect(async () => {
    const title = notification.getByRole("heading");
    const lines = await title.evaluate((element) => {
      const range = document.createRange();
      range.selectNodeContents(element);
      const rects = [...range.getClientRects()].filter(
        ({ width }) => width > 1,
      );
      const middles = rects.map(({ top, bottom }) => (top + bottom) / 2);
      return Math.max(...middles) - Math.min(...middles);
    });
    expect(lines).toBeLessThan(3);
    const { x, width } = await box(title);
    const { middle, height } = await box(notification);
    for (const button of await notification.getByRole("button").all()) {
      const target = await box(button);
      expect(Math.abs(target.middle - middle)).toBeLessThan(3);
      expect(target.x).toBeGreaterThanOrEqual(x + width - 1);
      expect(Math.min(target.width, target.height)).toBeGreaterThanOrEqual(44);
    }
    expect(height).toBeLessThanOrEqual(64);
  }).toPass();
}

/** Whether no part of the text is truncated. */
const isFullyShown = (text: Locator) =>
  text.evaluate((element) => element.scrollWidth <= element.clientWidth);

test("a failed save is told with its full text on a wide screen, and in one line over its description at 360 px", async ({
  page,
  myExpenses,
  expectConsole,
}) => {
  expectConsole(/could not be saved/);
  expectConsole(/ERR_FAILED/);
  await page.route("**/api/expenses/*", (route) => route.abort());
  await myExpenses.openDialog(LONG);
  await myExpenses.field("Amount").fill("100");
  await myExpenses.dialogButton("Save").click();
  const failure = myExpenses.notification("could not be saved.");
  for (const text of [
    failure.getByText(LONG, { exact: true }),
    failure.getByRole("heading"),
    failure.getByText("What you entered is kept."),
  ]) {
    await expect(text).toBeVisible();
    expect(await isFullyShown(text)).toBe(true);
  }
  await page.setViewportSize({ width: 360, height: 740 });
  await expectOneLine(failure, `${LONG} (₹1,249.50) could not be saved.`);
  expect(
    await isFullyShown(failure.getByText("What you entered is kept.")),
  ).toBe(true);
});

test("two deletions are told in one line each at 360 px, and cover neither the total nor the end of the page, nor move the rows", async ({
  page,
  myExpenses,
}) => {
  const notifications = myExpenses.notification("was deleted.");
  await page.setViewportSize({ width: 360, height: 740 });
  await expect(myExpenses.drawing("Daily Expenses")).toBeAttached();
  await myExpenses.delete(SHORT);
  await myExpenses.extendUndo();
  const short = myExpenses.notification(`${SHORT} (₹99.50) was deleted.`);
  // Only then has Dismiss a role.
  await short.hover();
  await expectOneLine(short, `${SHORT} (₹99.50) was deleted.`);
  expect(await isFullyShown(short.getByText(SHORT, { exact: true }))).toBe(
    true,
  );

  await myExpenses.delete(LONG);
  await myExpenses.extendUndo();
  const long = myExpenses.notification(`${LONG} (₹1,249.50) was deleted.`);
  await long.hover();
  await expectOneLine(long, `${LONG} (₹1,249.50) was deleted.`);
  const description = long.getByText(LONG, { exact: true });
  expect(await isFullyShown(description)).toBe(false);
  await expect(description).toHaveCSS("text-overflow", "ellipsis");
  expect((await box(description)).width).toBeGreaterThan(40);
  expect(await isFullyShown(long.getByText("(₹1,249.50) was deleted."))).toBe(
    true,
  );
  await expectNoOverflow(page);

  await myExpenses.showEarlierNotifications();
  await expect(notifications).toHaveCount(2);
  const region = page.getByRole("region", { name: "Notifications" });
  const chart = myExpenses.chart("Daily Expenses");
  const row = myExpenses.rows().filter({ hasText: "Row 20" });
  const showRow = async () => {
    await page.evaluate(() => scrollTo({ top: 0, behavior: "instant" }));
    await row.evaluate((element) =>
      element.scrollIntoView({ block: "center", behavior: "instant" }),
    );
  };
  for (const [width, height] of [
    [360, 740],
    [1280, 800],
  ] as const)
    await test.step(`at ${width} px`, async () => {
      await resize(page, width, height);
      await showRow();
      await expect(myExpenses.total()).toBeInViewport({ ratio: 1 });
      await expect(async () => {
        const boxes = await Promise.all((await notifications.all()).map(box));
        const total = await box(myExpenses.total());
        expect(boxes).toHaveLength(2);
        expect(
          Math.max(...boxes.map(({ bottom }) => bottom)),
        ).toBeLessThanOrEqual(total.y);
      }).toPass();

      // Again: rows that are rendered on the way change the height of the list.
      await expect
        .poll(async () => {
          await page.evaluate(() =>
            scrollTo({
              top: document.documentElement.scrollHeight,
              behavior: "instant",
            }),
          );
          return (await box(chart)).bottom - (await box(region)).y;
        })
        .toBeLessThanOrEqual(0);
    });

  for (const [width, height, left] of [
    [1280, 800, 1],
    [360, 740, 0],
  ] as const)
    await test.step(`dismissed at ${width} px`, async () => {
      await resize(page, width, height);
      await notifications.first().hover();
      await showRow();
      const { y } = await box(row);
      await notifications
        .first()
        .getByRole("button", { name: "Dismiss" })
        .click();
      await expect(notifications).toHaveCount(left);
      await expect.poll(async () => (await box(row)).y).toBe(y);
    });
  await expect
    .poll(async () => (await box(myExpenses.total())).bottom)
    .toBe(740);
});
