import { expect, test } from "./fixtures";

const TEAL = "rgb(45, 212, 191)";
const PURPLE = "rgb(183, 148, 246)";

test.beforeEach(({ home }) => home.goto());

test("the heading has two words in two colours", async ({ home }) => {
  await expect(home.heading()).toHaveText("Campus Kharcha");
  await expect(home.heading().getByText("Campus")).toHaveCSS("color", TEAL);
  await expect(home.heading().getByText("Kharcha")).toHaveCSS("color", PURPLE);
});

test("the tagline stands under it, to the letter", async ({ page }) => {
  await expect(
    page.getByText(
      "Smart expense tracking for students — stay on top of your finances with clarity and style.",
      { exact: true },
    ),
  ).toBeVisible();
});

test("the hero is 750 px high", async ({ home }) => {
  const hero = await home
    .heading()
    .locator("xpath=ancestor::section")
    .boundingBox();
  expect(hero).toMatchObject({ y: 0, height: 750 });
});

for (const [name, path] of [
  ["Add Expense", "/add"],
  ["View Expenses", "/show"],
] as const)
  test(`the button '${name}' goes to ${path}`, async ({ page, home }) => {
    await home.main().getByRole("link", { name, exact: true }).click();
    await expect(page).toHaveURL(path);
  });

test("the banner says its two sentences, fixed at the bottom", async ({
  page,
  home,
}) => {
  await expect(
    home
      .banner()
      .getByText("This website is fully functional!", { exact: true }),
  ).toBeVisible();
  await expect(
    home
      .banner()
      .getByText(
        "Use the navigation buttons to explore all features - add expenses, view expenses, and more.",
        { exact: true },
      ),
  ).toBeVisible();
  await page.setViewportSize({ width: 1280, height: 500 });
  const bottom = async () => {
    const box = await home.banner().boundingBox();
    return box && box.y + box.height;
  };
  expect(await bottom()).toBe(500);
  await page.mouse.wheel(0, 5000);
  await expect.poll(() => page.evaluate(() => scrollY)).toBeGreaterThan(0);
  expect(await bottom()).toBe(500);
});

for (const [width, height] of [
  [320, 568],
  [640, 450],
  [1280, 900],
] as const)
  test(`scrolled to the end at ${width}×${height}, the banner covers nothing of the hero`, async ({
    page,
    home,
  }) => {
    await page.setViewportSize({ width, height });
    await page.evaluate(() => scrollTo(0, document.body.scrollHeight));
    const hero = await home
      .heading()
      .locator("xpath=ancestor::section")
      .boundingBox();
    const banner = await home.banner().boundingBox();
    expect((hero?.y ?? 0) + 750).toBeLessThanOrEqual(banner?.y ?? 0);
  });
