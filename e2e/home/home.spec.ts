import { expect, expectNoOverflow, test, withMotion } from "../fixtures";

test.use(withMotion);

const TEAL = "rgb(45, 212, 191)";
const PURPLE = "rgb(183, 148, 246)";

test("the hero is 750 px high with two colours in its heading, above a banner that is fixed at the bottom", async ({
  page,
  home,
}) => {
  await home.goto();
  await expect(home.heading().getByText("Campus")).toHaveCSS("color", TEAL);
  await expect(home.heading().getByText("Kharcha")).toHaveCSS("color", PURPLE);
  const hero = () =>
    home.heading().locator("xpath=ancestor::section").boundingBox();
  expect(await hero()).toMatchObject({ y: 0, height: 750 });

  const bannerTop = async () => (await home.banner().boundingBox())?.y ?? 0;
  for (const [width, height] of [
    [320, 568],
    [375, 667],
    [568, 320],
    [640, 360],
    [640, 450],
    [768, 900],
    [2560, 900],
  ] as const)
    await test.step(`at ${width}×${height} the banner covers no button, and nothing at the end of the page, which does not scroll horizontally`, async () => {
      await page.setViewportSize({ width, height });
      await expectNoOverflow(page);
      await page.evaluate(() => scrollTo(0, 0));
      for (const name of ["Add Expense", "View Expenses"]) {
        const button = await home
          .main()
          .getByRole("link", { name })
          .boundingBox();
        expect((button?.y ?? 0) + (button?.height ?? 0)).toBeLessThanOrEqual(
          await bannerTop(),
        );
      }
      await page.evaluate(() => scrollTo(0, document.body.scrollHeight));
      expect(((await hero())?.y ?? 0) + 750).toBeLessThanOrEqual(
        await bannerTop(),
      );
    });

  await page.setViewportSize({ width: 1280, height: 500 });
  await page.evaluate(() => scrollTo(0, 0));
  const bannerBottom = async () => {
    const box = await home.banner().boundingBox();
    return box && box.y + box.height;
  };
  expect(await bannerBottom()).toBe(500);
  await page.evaluate(() => scrollTo(0, 300));
  expect(await page.evaluate(() => scrollY)).toBeGreaterThan(0);
  expect(await bannerBottom()).toBe(500);
});
