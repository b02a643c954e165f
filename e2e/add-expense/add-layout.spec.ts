import type { Locator } from "@playwright/test";
import { expect, expectNoOverflow, test } from "../fixtures";
import { delayRequest, holdNextRequest } from "../held-requests";

test.use({ hasTouch: true });

async function edges(locator: Locator) {
  return locator.evaluate((element) => {
    const { top, bottom } = element.getBoundingClientRect();
    return { top, bottom };
  });
}

test("on phones the four fields and the button are in sight, also after an add, the button covers no field, and no window cuts a text", async ({
  page,
  addExpensePage,
  record,
}) => {
  await record({ description: "x".repeat(500) });
  await record(
    ...["Tea", "Metro card"].map((description) => ({ description })),
  );
  await page.setViewportSize({ width: 360, height: 740 });
  await addExpensePage.goto();
  await expect(addExpensePage.usual().getByRole("button")).toHaveCount(3);
  const expectInSight = async () => {
    for (const part of [...addExpensePage.fields(), addExpensePage.submit()])
      await expect(part).toBeInViewport({ ratio: 1 });
  };
  const expectUncovered = async () => {
    const { top } = await edges(addExpensePage.submit());
    for (const field of addExpensePage.fields())
      expect((await edges(field)).bottom).toBeLessThanOrEqual(top);
  };
  for (const height of [740, 640])
    await test.step(`at 360 × ${height}`, async () => {
      await page.setViewportSize({ width: 360, height });
      await expectInSight();
      await expectUncovered();
    });

  await addExpensePage.box().fill("120 chai yesterday");
  await expect(addExpensePage.amount()).toHaveValue("120");
  await addExpensePage.submitAndReadAlert();
  const last = addExpensePage.lastAdded();
  await expect(last).toContainText("chai, ₹120 added");
  await expect(last.getByRole("button", { name: "Undo" })).toBeInViewport({
    ratio: 1,
  });
  await expect(addExpensePage.box()).toBeFocused();
  await expect(addExpensePage.box()).toBeInViewport({ ratio: 1 });
  await expectInSight();
  await expectUncovered();
  await expectNoOverflow(page);
  await page.evaluate(() => scrollTo(0, 0));
  await expectUncovered();

  await addExpensePage.date().fill("2026-11-22");
  await addExpensePage.amount().fill("10000000");
  for (const [width, height] of [
    [320, 640],
    [640, 400],
    [768, 1024],
    [1024, 768],
    [2560, 1080],
  ] as const)
    await test.step(`no text is cut at ${width} × ${height}`, async () => {
      await page.setViewportSize({ width, height });
      await expectNoOverflow(page);
      for (const field of [addExpensePage.date(), addExpensePage.amount()])
        expect(
          await field.evaluate(
            ({ scrollWidth, clientWidth }) => scrollWidth <= clientWidth,
          ),
        ).toBe(true);
    });
});

test("this month and the latest expenses stand beside the form from 1024 px, in place of their placeholders, and follow an add", async ({
  page,
  addExpensePage,
  record,
  expectNoShift,
}) => {
  await record(
    ...["Tea", "Bus", "Notes", "Thali", "Metro", "Laundry"].map(
      (description) => ({ description, amount: "10000000" }),
    ),
  );
  await page.setViewportSize({ width: 1280, height: 800 });
  const aside = addExpensePage.aside();
  // Both at once: their placeholders are replaced.
  const boxes = () =>
    aside.locator("section").evaluateAll((cards) =>
      cards.map((card) => {
        const { x, y, width, height } = card.getBoundingClientRect();
        return { x, y, width, height };
      }),
    );
  const release = await holdNextRequest(page, "**/api/show", delayRequest);
  await addExpensePage.goto();
  await expect.poll(boxes).toMatchObject([
    { width: 360, height: 130 },
    { width: 360, height: 404 },
  ]);
  const before = await boxes();
  release();
  const rows = aside.getByRole("listitem");
  await expect(rows.first()).toContainText("Laundry");
  expect(await boxes()).toEqual(before);
  await expectNoShift();

  await addExpensePage.box().fill("120 chai today");
  await expect(addExpensePage.amount()).toHaveValue("120");
  await addExpensePage.submitAndReadAlert();
  await expect(rows.first()).toContainText("chai");
  await expect(rows).toHaveCount(6);
  expect(await boxes()).toEqual(before);

  for (const width of [1024, 1920])
    await test.step(`at ${width} px`, async () => {
      await page.setViewportSize({ width, height: 800 });
      const form = await addExpensePage.box().locator("..").boundingBox();
      expect(form).not.toBeNull();
      expect((await aside.boundingBox())?.x).toBeGreaterThan(
        (form?.x ?? 0) + (form?.width ?? 0),
      );
      await expect(addExpensePage.submit()).toBeInViewport({ ratio: 1 });
      await expectNoOverflow(page);
    });
  await page.setViewportSize({ width: 1023, height: 800 });
  await expect(aside).toBeHidden();
});
