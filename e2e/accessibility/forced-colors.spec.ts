import type { Locator, Page } from "@playwright/test";
import { expect, test } from "../fixtures";

/** Returns the computed value of a CSS property. */
const computedStyle = (locator: Locator, property: string) =>
  locator.evaluate(
    (element, property) => getComputedStyle(element).getPropertyValue(property),
    property,
  );

async function inBothSchemes(page: Page, check: () => Promise<void>) {
  for (const colorScheme of ["dark", "light"] as const)
    await test.step(colorScheme, async () => {
      await page.emulateMedia({ colorScheme });
      await check();
    });
}

test.use({
  contextOptions: { forcedColors: "active", reducedMotion: "reduce" },
});

test("with forced colors, the current page is marked in the menu and in the navigation bar, and primary and secondary buttons differ", async ({
  page,
  home,
}) => {
  await page.setViewportSize({ width: 375, height: 812 });
  await home.goto();
  // The script sets aria-expanded when it runs.
  await expect(home.menuButton()).toHaveAttribute("aria-expanded", "false");
  await inBothSchemes(page, async () => {
    const canvas = await computedStyle(home.menuButton(), "background-color");
    const lines = home.menuButton().locator("[data-line]");
    await expect(lines).toHaveCount(2);
    for (const line of await lines.all())
      expect(await computedStyle(line, "background-color")).not.toBe(canvas);
    await expect(home.menuButton()).toHaveCSS("border-top-width", "1px");

    await home.menuButton().click();
    const link = (name: string) =>
      home.navigation().getByRole("link", { name });
    await expect(link("Home")).toHaveCSS("border-top-width", "2px");
    const borderColor = (name: string) =>
      computedStyle(link(name), "border-top-color");
    expect(await borderColor("My Expenses")).toBe(canvas);
    expect(await borderColor("Home")).not.toBe(canvas);
    await home.menuButton().click();
    await expect(home.navigation().getByRole("link")).toHaveCount(0);
  });

  await page.setViewportSize({ width: 1280, height: 900 });
  await inBothSchemes(page, async () => {
    const mark = (name: string) =>
      home.navigation().getByRole("link", { name }).locator("[data-mark]");
    await expect(mark("Home")).toHaveCSS("border-top-width", "2px");
    await expect(mark("Add Expense")).toBeHidden();
    await expect(page.getByRole("navigation").getByRole("list")).toHaveCSS(
      "outline-style",
      "solid",
    );
  });

  const [first, second] = ["Add Expense", "View Expenses"].map((name) =>
    home.main().getByRole("link", { name }),
  );
  if (!first || !second) throw new Error("Home must have two buttons.");
  await inBothSchemes(page, async () => {
    for (const property of ["background-color", "color"])
      expect(await computedStyle(first, property)).not.toBe(
        await computedStyle(second, property),
      );
    await expect(second).toHaveCSS("border-top-width", "1px");
  });
});

test("with forced colors, pressed buttons, the sorted column and chart shapes are distinguishable", async ({
  page,
  myExpenses,
  record,
}) => {
  // The labels of the bars depend on the days until today.
  await page.clock.setFixedTime(new Date(2026, 0, 10, 12));
  await record({}, { category: "travel", date: "2026-01-06" });
  await page.goto("/show?sort=-amount");
  const pie = myExpenses.chart("Expenses by Category");
  const food = pie.getByRole("button", { name: /^Food/ });
  await inBothSchemes(page, async () => {
    const before = await computedStyle(food, "border-top-color");
    await food.click();
    await expect(food).toHaveAttribute("aria-pressed", "true");
    await expect
      .poll(() => computedStyle(food, "border-top-color"))
      .not.toBe(before);
    await expect(food).toHaveCSS("border-top-width", "2px");

    const arrow = (column: string) => myExpenses.header(column).locator("svg");
    await expect(arrow("Amount")).toHaveCSS("opacity", "1");
    await expect(arrow("Date")).toHaveCSS("opacity", "0");

    const textColor = await computedStyle(page.locator("html"), "color");
    for (const shape of [
      myExpenses.rows().locator("circle"),
      food.locator("circle"),
      myExpenses.drawing("Expenses by Category").locator("path").first(),
      myExpenses.drawing("Daily Expenses").locator("path").first(),
    ])
      await expect(shape).toHaveCSS("stroke", textColor);
    await expect(
      myExpenses.drawing("Daily Expenses").getByText("5 Jan", { exact: true }),
    ).toHaveCSS("fill", textColor);
    const chip = myExpenses.filter().locator("xpath=..");
    await expect(chip).toHaveCSS("outline-style", "solid");
    await expect(chip.locator("svg").last()).toHaveCSS("color", textColor);
    const summary = page.getByRole("region", { name: "Summary" });
    await expect(summary).toHaveCSS("outline-style", "solid");
    await expect(summary.locator("text").last()).toHaveCSS("fill", textColor);
    await expect(myExpenses.total()).toHaveCSS("outline-style", "solid");
    await food.click();
    await expect(food).toHaveAttribute("aria-pressed", "false");
    await page.mouse.move(0, 0);
  });
});
