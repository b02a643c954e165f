import { expect, expectNoOverflow, test } from "../fixtures";
import { delayRequest, holdNextRequest } from "../held-requests";

test("the usual expenses do not move the form when they appear, and are whole where there is room", async ({
  page,
  addExpensePage,
  record,
}) => {
  await record(
    ...["Chai", "Metro", "Laundry", "Xerox"].map((description) => ({
      description,
    })),
    { description: "A very long description of something" },
  );
  const usual = addExpensePage.usual().getByRole("button");
  const top = async () => (await addExpensePage.date().boundingBox())?.y;
  await page.setViewportSize({ width: 320, height: 740 });
  const release = await holdNextRequest(
    page,
    "**/api/suggestions",
    delayRequest,
  );
  await addExpensePage.goto();
  await expect(addExpensePage.submit()).toBeEnabled();
  await page.evaluate(() => document.fonts.ready);
  const before = await top();
  expect(await usual.count()).toBe(0);
  release();
  await expect(usual).toHaveCount(5);
  expect(await top()).toBe(before);
  await expectNoOverflow(page);

  await page.setViewportSize({ width: 1280, height: 740 });
  await expectNoOverflow(page);
  expect(
    await usual
      .filter({ hasText: "A very long description" })
      .locator("bdi")
      .evaluate((text) => text.scrollWidth - text.clientWidth),
  ).toBeLessThanOrEqual(0);
});
