import { addDays } from "@/lib/domain/expenses/calendar-date";
import { parseDate } from "@/lib/testing/parse-date";
import {
  blockFonts,
  expect,
  expectAccessible,
  expectNoOverflow,
  test,
  waitForFrames,
} from "../fixtures";
import { delayRequest, holdNextRequest } from "../held-requests";
import { boxOf } from "../my-expenses/box";
import type { MyExpensesPage } from "../pages/my-expenses-page";
import { resize } from "../resize";
import { putPlan } from "./put-plan";

/** A day whose forecast has a long text. */
const NOW = parseDate("2026-11-24");
test.beforeEach(async ({ page, record, context }) => {
  await page.clock.setFixedTime(`${NOW}T12:00:00`);
  await record(
    ...Array.from({ length: 12 }, (_, ago) => ({
      date: addDays(NOW, -ago),
      amount: 100,
    })),
  );
  await putPlan(context, {
    allowance: {
      ...{ amount: 6000, every: "month", startDay: 1, carryOver: false },
      from: addDays(NOW, -11),
    },
    budgets: { food: 50, travel: 1000, shopping: 500 },
    recurring: [
      {
        ...{ id: "rent", description: "Rent", category: "others" },
        ...{ amount: 2500, every: "month", day: Number(NOW.slice(-2)) },
        from: NOW,
      },
    ],
  });
});

test("the plan moves nothing when it appears, set or not", async ({
  page,
  context,
  myExpenses,
}) => {
  /** The boxes of what is above, beside and below the plan. */
  const boxesAtEachWidth = async () => {
    const boxes = [];
    for (const width of [1280, 768, 360]) {
      await resize(page, width);
      boxes.push(
        await boxOf(myExpenses.summary()),
        await boxOf(page.getByRole("search")),
        await boxOf(myExpenses.table()),
      );
    }
    return boxes;
  };
  await blockFonts(page);
  for (const isSet of [true, false])
    await test.step(isSet ? "set" : "not set", async () => {
      if (!isSet) await putPlan(context, {});
      await page.setViewportSize({ width: 1280, height: 800 });
      const release = await holdNextRequest(page, "**/api/plan", delayRequest);
      await myExpenses.goto();
      await expect(myExpenses.drawing("Daily Expenses")).toBeAttached();
      const before = await boxesAtEachWidth();
      const shifts = await sumOfShifts(myExpenses);
      release();
      await expect(myExpenses.plan()).toContainText(
        isSet ? "left" : "Set pocket money",
      );
      expect(await sumOfShifts(myExpenses)).toBe(shifts);
      expect(await boxesAtEachWidth()).toEqual(before);
      for (const [width, height] of [
        [360, 46],
        [768, 46],
        [1280, 152],
      ] as const) {
        await resize(page, width);
        expect((await boxOf(myExpenses.plan())).height).toBe(height);
        if (isSet && width !== 768) await expectAccessible(page);
      }
    });
});

/** The layout shifts since the page was opened. */
async function sumOfShifts({ page }: MyExpensesPage): Promise<number> {
  // The shifts of a frame are recorded at its end.
  await waitForFrames(page, 2);
  return page.evaluate(() => {
    const observer = new PerformanceObserver(() => {});
    observer.observe({ type: "layout-shift", buffered: true });
    return observer
      .takeRecords()
      .map((entry) => (entry.toJSON() as { value: number }).value)
      .reduce((sum, value) => sum + value, 0);
  });
}

test("the whole plan can be read and changed on a laptop, with zoom and on a phone, also on its side", async ({
  page,
  myExpenses,
}) => {
  await myExpenses.goto();
  const dialog = page.getByRole("dialog", {
    name: "Pocket money",
    exact: true,
  });
  const details = page.getByRole("dialog", { name: / left of / });
  for (const [view, width, height, amount] of [
    ["a phone", 360, 740, 6100],
    ["a laptop", 1280, 800, 6300],
    ["a phone on its side", 844, 390, 8000],
    ["400 %", 320, 256, 9000],
  ] as const)
    await test.step(`at ${view}`, async () => {
      await page.setViewportSize({ width, height });
      await expectNoOverflow(page);
      await myExpenses.planDetails().click();
      await expect(details).toContainText("Over by");
      await expectNoOverflow(page);
      await details.getByRole("button", { name: "Edit pocket money" }).click();
      await dialog.getByLabel("I get").fill(`${amount}`);
      await expect(dialog).toContainText(
        `left of ₹${amount.toLocaleString("en-IN")}. That is ₹`,
      );
      await expectNoOverflow(page);
      await dialog.getByRole("button", { name: "Save" }).click();
      await expect(dialog).toHaveCount(0);
      // Without the ₹1,200 of the last twelve days.
      await expect(myExpenses.plan()).toContainText(
        `₹${(amount - 1200).toLocaleString("en-IN")} left`,
      );
    });
  await page.setViewportSize({ width: 1920, height: 1080 });
  await expect(myExpenses.plan().getByRole("list")).toHaveCount(2);
  await expectNoOverflow(page);
  await expectAccessible(page);
  await page.getByRole("button", { name: "Skip Rent" }).click();
  await expect(myExpenses.notification("was skipped.")).toBeVisible();
});

test("on a phone every control of the plan is 44 px high, and with forced colours, the bars of budgets and the bar with the total have visible edges", async ({
  page,
  myExpenses,
}) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await myExpenses.goto();
  const open = myExpenses.planDetails();
  expect((await open.boundingBox())?.height).toBeGreaterThanOrEqual(44);
  await open.click();
  const details = page.getByRole("dialog", { name: / left of / });
  await expect(details).toContainText("Over by");
  for (const button of await details.getByRole("button").all())
    expect((await button.boundingBox())?.height).toBeGreaterThanOrEqual(44);

  await page.emulateMedia({ forcedColors: "active" });
  const bar = details
    .getByRole("list", { name: "Budgets" })
    .locator("svg:has(rect)")
    .first();
  for (const colorScheme of ["dark", "light"] as const)
    await test.step(colorScheme, async () => {
      await page.emulateMedia({ colorScheme });
      await expect(bar).toHaveCSS("border-top-width", "1px");
      const [fill, track] = await Promise.all([
        bar
          .locator("rect")
          .first()
          .evaluate((rect) => getComputedStyle(rect).fill),
        bar.evaluate((svg) => getComputedStyle(svg).backgroundColor),
      ]);
      expect(contrast(fill, track)).toBeGreaterThanOrEqual(3);
      await expect(page.locator("tfoot tr")).toHaveCSS(
        "outline-style",
        "solid",
      );
    });
});

/** The contrast of two opaque colours, as WCAG defines it. */
function contrast(...colours: [string, string]): number {
  const [dark = 0, light = 0] = colours.map(luminance).sort((a, b) => a - b);
  return (light + 0.05) / (dark + 0.05);
}

function luminance(colour: string): number {
  const rgb = /^rgb\((\d+), (\d+), (\d+)\)$/.exec(colour);
  if (!rgb) throw new Error(`${colour} is not an opaque colour.`);
  const [red = 0, green = 0, blue = 0] = rgb.slice(1).map((text) => {
    const part = Number(text) / 255;
    return part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}
