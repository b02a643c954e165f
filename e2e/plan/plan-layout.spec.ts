import { addDays } from "@/lib/expenses/calendar-date";
import { parseDate } from "@/lib/testing/parse-date";
import { expect, expectAccessible, expectNoOverflow, test } from "../fixtures";
import { putPlan } from "./put-plan";

/** A day whose forecast has a long text. */
const NOW = parseDate("2026-11-24");
const MAX_SHIFT = 0.1;

test.beforeEach(async ({ page, record, context }) => {
  await page.clock.setFixedTime(`${NOW}T10:00:00+05:30`);
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

const MAX_HEIGHT = { 360: 400, 768: 240, 1280: 220, 1920: 220 } as const;
for (const [width, height] of [
  [360, 740],
  [768, 1024],
  [1280, 800],
  [1920, 1080],
] as const)
  test(`the whole plan is compact and moves nothing far at ${width} px`, async ({
    page,
    myExpenses,
  }) => {
    await page.setViewportSize({ width, height });
    for (const maxShift of [MAX_SHIFT, 0]) {
      await myExpenses.goto();
      await expect(myExpenses.plan()).toBeVisible();
      await expect(myExpenses.plan()).toContainText("Food: Over by");
      const shift = await page.evaluate(() => {
        const observer = new PerformanceObserver(() => {});
        observer.observe({ type: "layout-shift", buffered: true });
        return observer
          .takeRecords()
          .map((entry) => (entry.toJSON() as { value: number }).value)
          .reduce((sum, value) => sum + value, 0);
      });
      expect(shift).toBeLessThanOrEqual(maxShift);
      // The next visit reserves it.
      await expect
        .poll(() =>
          page.evaluate(() =>
            Number(sessionStorage.getItem(`plan-height-${innerWidth}`)),
          ),
        )
        .toBe(
          await myExpenses
            .plan()
            .evaluate((plan) =>
              Math.round(plan.getBoundingClientRect().height),
            ),
        );
    }
    const box = await myExpenses.plan().boundingBox();
    expect(box?.height).toBeLessThanOrEqual(MAX_HEIGHT[width]);
    await expectAccessible(page);
    await expectNoOverflow(page);
  });

for (const [zoom, width, height] of [
  ["200 %", 640, 400],
  ["400 %", 320, 256],
  ["a phone on its side", 844, 390],
] as const)
  test(`the plan is read and changed at ${zoom}`, async ({
    page,
    myExpenses,
  }) => {
    await page.setViewportSize({ width, height });
    await myExpenses.goto();
    await myExpenses.planDetails().click();
    await expectNoOverflow(page);
    await expectAccessible(page);
    await page.getByRole("button", { name: "Change the allowance" }).click();
    const dialog = page.getByRole("dialog", { name: "Allowance", exact: true });
    await dialog.getByLabel("Amount").fill("9000");
    await expectNoOverflow(page);
    await expectAccessible(page);
    await dialog.getByRole("button", { name: "Save" }).click();
    await expect(dialog).toHaveCount(0);
    await expect(myExpenses.plan()).toContainText(/₹[78],\d{3} left/);
    await page.getByRole("button", { name: "Skip Rent" }).click();
    await expect(myExpenses.notification("was skipped.")).toBeVisible();
  });

for (const colorScheme of ["dark", "light"] as const)
  test.describe(`with forced colours, ${colorScheme}`, () => {
    test.use({ colorScheme, contextOptions: { forcedColors: "active" } });

    test("the bars of budgets and the bar with Add have visible edges", async ({
      page,
      myExpenses,
    }) => {
      await page.setViewportSize({ width: 360, height: 740 });
      await myExpenses.goto();
      const bar = myExpenses.plan().locator("svg").first();
      await expect(bar).toHaveCSS("border-top-width", "1px");
      const [fill, track] = await Promise.all([
        bar.locator("rect").evaluate((rect) => getComputedStyle(rect).fill),
        bar.evaluate((svg) => getComputedStyle(svg).backgroundColor),
      ]);
      expect(contrast(fill, track)).toBeGreaterThanOrEqual(3);
      await expect(page.locator("[data-bar]")).toHaveCSS(
        "border-top-width",
        "1px",
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
