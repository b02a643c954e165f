import type { Locator } from "@playwright/test";
import { expect, test } from "../fixtures";

/** Returns the computed value of a CSS property. */
const computedStyle = (locator: Locator, property: string) =>
  locator.evaluate(
    (element, property) => getComputedStyle(element).getPropertyValue(property),
    property,
  );

for (const colorScheme of ["dark", "light"] as const)
  test.describe(`with forced colors, ${colorScheme}`, () => {
    test.use({ colorScheme, contextOptions: { forcedColors: "active" } });

    test.describe("on a phone", () => {
      test.use({ viewport: { width: 375, height: 812 } });

      test("the menu button has visible lines and a border, and the current page is marked", async ({
        home,
        addExpensePage,
      }) => {
        await addExpensePage.goto();
        await expect(addExpensePage.submit()).toBeEnabled();
        const canvas = await computedStyle(
          home.menuButton(),
          "background-color",
        );
        const lines = home.menuButton().locator("[data-line]");
        await expect(lines).toHaveCount(2);
        for (const line of await lines.all())
          expect(await computedStyle(line, "background-color")).not.toBe(
            canvas,
          );
        await expect(home.menuButton()).toHaveCSS("border-top-width", "1px");

        await home.menuButton().click();
        const link = (name: string) =>
          home.navigation().getByRole("link", { name });
        await expect(link("Add Expense")).toHaveCSS("border-top-width", "2px");
        const borderColor = (name: string) =>
          computedStyle(link(name), "border-top-color");
        expect(await borderColor("My Expenses")).toBe(canvas);
        expect(await borderColor("Add Expense")).not.toBe(canvas);
      });
    });

    test("the current page is marked in the navigation bar", async ({
      page,
      home,
      addExpensePage,
    }) => {
      await addExpensePage.goto();
      const mark = (name: string) =>
        home.navigation().getByRole("link", { name }).locator("[data-mark]");
      await expect(mark("Add Expense")).toHaveCSS("border-top-width", "2px");
      await expect(mark("Home")).toBeHidden();
      await expect(page.getByRole("navigation").getByRole("list")).toHaveCSS(
        "outline-style",
        "solid",
      );
    });

    test("the primary button is filled, the secondary one has a border", async ({
      home,
    }) => {
      await home.goto();
      const [first, second] = ["Add Expense", "View Expenses"].map((name) =>
        home.main().getByRole("link", { name }),
      );
      if (!first || !second) throw new Error("Home must have two buttons.");
      expect(await computedStyle(first, "background-color")).not.toBe(
        await computedStyle(second, "background-color"),
      );
      expect(await computedStyle(first, "color")).not.toBe(
        await computedStyle(second, "color"),
      );
      await expect(second).toHaveCSS("border-top-width", "1px");
    });

    test("pressed buttons, the sorted column and chart shapes are distinguishable", async ({
      page,
      myExpenses,
      record,
    }) => {
      await record({}, { category: "travel", date: "2026-01-06" });
      await page.goto("/show?sort=-amount");
      const pie = myExpenses.chart("Expenses by Category");
      const food = pie.getByRole("button", { name: /^Food/ });
      const before = await computedStyle(food, "border-top-color");
      await food.click();
      await expect(food).toHaveAttribute("aria-pressed", "true");
      await expect
        .poll(() => computedStyle(food, "border-top-color"))
        .not.toBe(before);
      await expect(food).toHaveCSS("border-top-width", "2px");

      const arrow = (column: string) =>
        myExpenses.header(column).locator("svg");
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
        myExpenses
          .drawing("Daily Expenses")
          .getByText("5 Jan", { exact: true }),
      ).toHaveCSS("fill", textColor);
      await expect(
        myExpenses.filter().locator("xpath=../*[name()='svg']"),
      ).toHaveCSS("color", textColor);
      await expect(myExpenses.total()).toHaveCSS("outline-style", "solid");
    });
  });
