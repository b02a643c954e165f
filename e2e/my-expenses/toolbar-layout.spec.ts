import { expect, expectAccessible, expectNoOverflow, test } from "../fixtures";
import { resize } from "./resize";

test("the toolbar fits for every period, and at 360 px the filters show their whole names", async ({
  page,
  myExpenses,
}) => {
  await myExpenses.goto();
  await expect(myExpenses.emptyMessage()).toBeVisible();
  for (const [width, lines] of [
    [320, 5],
    [375, 4],
    [768, 2],
    [1280, 1],
  ] as const)
    await test.step(`${width} px`, async () => {
      await resize(page, width);
      for (const period of ["All time", "Last 30 days", "Custom range"]) {
        await myExpenses.period().selectOption(period);
        await expectNoOverflow(page);
      }
      const tops = await page
        .getByRole("search")
        .locator("select, input, button")
        .evaluateAll((controls) =>
          controls.map((control) =>
            Math.round(control.getBoundingClientRect().top),
          ),
        );
      expect(new Set(tops).size).toBe(lines);
    });

  await resize(page, 360);
  await myExpenses.period().selectOption("All time");
  for (const select of [myExpenses.filter(), myExpenses.period()]) {
    const hidden = await select.evaluate((select: HTMLSelectElement) => {
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
    expect(hidden).toBeLessThanOrEqual(0);
  }
});

test("the error of a From after To is below both fields", async ({ page }) => {
  await page.goto("/show?period=2026-05-01..2026-04-01");
  const error = page.getByText("From is after To.");
  await expect(error).toBeVisible();
  for (const width of [320, 360, 768, 1280])
    await test.step(`${width} px`, async () => {
      await resize(page, width);
      await expectNoOverflow(page);
      const message = await error.boundingBox();
      for (const field of [
        page.getByLabel("From"),
        page.getByLabel("To", { exact: true }),
      ]) {
        const box = await field.boundingBox();
        expect((box?.y ?? 0) + (box?.height ?? 0)).toBeLessThanOrEqual(
          message?.y ?? 0,
        );
      }
    });
  await expectAccessible(page);
});
