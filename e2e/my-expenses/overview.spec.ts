import { expect, expectAccessible, expectNoOverflow, test } from "../fixtures";
import { resize } from "./resize";

test("large figures of the overview are readable at every width", async ({
  page,
  record,
  myExpenses,
}) => {
  await page.clock.setFixedTime(new Date(2026, 2, 15, 12));
  await record(
    { date: "2026-03-15", amount: "9999999.99", category: "entertainment" },
    { date: "2026-02-01", amount: "0.5" },
  );
  await page.goto("/show?period=last-30-days");
  const figures = myExpenses.overview().getByRole("definition");
  await expect(figures).toHaveCount(4);
  for (const width of [1920, 1280, 768, 320])
    await test.step(`${width} px`, async () => {
      await resize(page, width);
      await expectNoOverflow(page);
      const isCut = await figures.evaluateAll((all) =>
        all.some((figure) => figure.scrollWidth > figure.clientWidth),
      );
      expect(isCut).toBe(false);
    });
  await expectAccessible(page);
});
