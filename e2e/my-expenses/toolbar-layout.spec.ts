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
