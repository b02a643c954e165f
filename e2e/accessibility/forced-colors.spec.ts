import type { Locator } from "@playwright/test";
import { expect, test } from "../fixtures";

/** The elements' colours and borders as they are drawn. */
const look = (locator: Locator, property: string) =>
  locator.evaluate(
    (element, property) => getComputedStyle(element).getPropertyValue(property),
    property,
  );

for (const colorScheme of ["dark", "light"] as const)
  test.describe(`in forced colours, ${colorScheme}`, () => {
    test.use({ colorScheme, contextOptions: { forcedColors: "active" } });

    test.describe("on a phone", () => {
      test.use({ viewport: { width: 375, height: 812 } });

      test("the menu button has its lines and an edge, and the current page a mark", async ({
        home,
        addExpensePage,
      }) => {
        await addExpensePage.goto();
        await expect(addExpensePage.submit()).toBeEnabled();
        const canvas = await look(home.menuButton(), "background-color");
        const lines = home.menuButton().locator("[data-line]");
        await expect(lines).toHaveCount(2);
        for (const line of await lines.all())
          expect(await look(line, "background-color")).not.toBe(canvas);
        await expect(home.menuButton()).toHaveCSS("border-top-width", "1px");

        await home.menuButton().click();
        const link = (name: string) =>
          home.navigation().getByRole("link", { name });
        await expect(link("Add Expense")).toHaveCSS("border-top-width", "2px");
        const edge = (name: string) => look(link(name), "border-top-color");
        expect(await edge("My Expenses")).toBe(canvas);
        expect(await edge("Add Expense")).not.toBe(canvas);
      });
    });

    test("the current page is marked in the pills", async ({
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

    test("the first of two buttons is filled, the second has an edge", async ({
      home,
    }) => {
      await home.goto();
      const [first, second] = ["Add Expense", "View Expenses"].map((name) =>
        home.main().getByRole("link", { name }),
      );
      if (!first || !second) throw new Error("There are two.");
      expect(await look(first, "background-color")).not.toBe(
        await look(second, "background-color"),
      );
      expect(await look(first, "color")).not.toBe(await look(second, "color"));
      await expect(second).toHaveCSS("border-top-width", "1px");
    });

    test("pressed, sorted and plotted can be told apart", async ({
      page,
      myExpenses,
      record,
    }) => {
      await record({}, { category: "travel", date: "2026-01-06" });
      await page.goto("/show?sort=-amount");
      const pie = myExpenses.chart("Expenses by Category");
      const food = pie.getByRole("button", { name: /^Food/ });
      const before = await look(food, "border-top-color");
      await food.click();
      await expect(food).toHaveAttribute("aria-pressed", "true");
      await expect.poll(() => look(food, "border-top-color")).not.toBe(before);
      await expect(food).toHaveCSS("border-top-width", "2px");

      const arrow = (column: string) =>
        myExpenses.header(column).locator("svg");
      await expect(arrow("Amount")).toHaveCSS("opacity", "1");
      await expect(arrow("Date")).toHaveCSS("opacity", "0");

      const ink = await look(page.locator("html"), "color");
      for (const shape of [
        myExpenses.rows().locator("circle"),
        food.locator("circle"),
        myExpenses.drawing("Expenses by Category").locator("path").first(),
        myExpenses.drawing("Daily Expenses").locator("path").first(),
      ])
        await expect(shape).toHaveCSS("stroke", ink);
      await expect(
        myExpenses
          .drawing("Daily Expenses")
          .getByText("5 Jan", { exact: true }),
      ).toHaveCSS("fill", ink);
      await expect(
        myExpenses.filter().locator("xpath=../*[name()='svg']"),
      ).toHaveCSS("color", ink);
      await expect(myExpenses.total()).toHaveCSS("outline-style", "solid");
    });
  });
