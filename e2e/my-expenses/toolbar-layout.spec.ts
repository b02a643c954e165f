import { expect, expectNoOverflow, test } from "../fixtures";

for (const width of [320, 375, 768, 1280])
  test(`the toolbar fits at ${width} px for every period`, async ({
    page,
    myExpenses,
  }) => {
    await page.setViewportSize({ width, height: 800 });
    await myExpenses.goto();
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
    expect(new Set(tops).size).toBe({ 320: 5, 375: 4, 768: 2, 1280: 1 }[width]);
  });

test("at 360 px the filters show their whole names", async ({
  page,
  myExpenses,
}) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await myExpenses.goto();
  for (const name of ["Category", "Period"]) {
    const select = page.getByRole("combobox", { name });
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
    expect(hidden, name).toBeLessThanOrEqual(0);
  }
});
