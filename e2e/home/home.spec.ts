import { expect, test, withMotion } from "../fixtures";

test.use(withMotion);

const TEAL = "rgb(45, 212, 191)";
const PURPLE = "rgb(183, 148, 246)";

test.beforeEach(({ home }) => home.goto());

test("the heading has two words in two colors", async ({ home }) => {
  await expect(home.heading()).toHaveText("Campus Kharcha");
  await expect(home.heading().getByText("Campus")).toHaveCSS("color", TEAL);
  await expect(home.heading().getByText("Kharcha")).toHaveCSS("color", PURPLE);
});

test("the tagline is exactly the specified text", async ({ page }) => {
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
  test(`the button '${name}' opens ${path}`, async ({ page, home }) => {
    await home.main().getByRole("link", { name, exact: true }).click();
    await expect(page).toHaveURL(path);
  });

test("the banner has its two sentences and is fixed at the bottom", async ({
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
  await expect.poll(bottom).toBe(500);
  await page.mouse.wheel(0, 5000);
  await expect.poll(() => page.evaluate(() => scrollY)).toBeGreaterThan(0);
  expect(await bottom()).toBe(500);
});

for (const [width, height] of [
  [320, 568],
  [375, 667],
  [568, 320],
  [640, 360],
  [640, 450],
  [1280, 900],
] as const)
  test(`at ${width}×${height} the banner covers no button, and nothing at the end of the page`, async ({
    page,
    home,
  }) => {
    await page.setViewportSize({ width, height });
    const top = async () => (await home.banner().boundingBox())?.y ?? 0;
    for (const name of ["Add Expense", "View Expenses"]) {
      const button = await home
        .main()
        .getByRole("link", { name })
        .boundingBox();
      expect((button?.y ?? 0) + (button?.height ?? 0)).toBeLessThanOrEqual(
        await top(),
      );
    }
    await page.evaluate(() => scrollTo(0, document.body.scrollHeight));
    const hero = await home
      .heading()
      .locator("xpath=ancestor::section")
      .boundingBox();
    expect((hero?.y ?? 0) + 750).toBeLessThanOrEqual(await top());
  });

test("a dismissed banner stays closed for the session", async ({
  page,
  home,
  browser,
}) => {
  await home.banner().getByRole("button", { name: "Dismiss" }).click();
  await expect(home.banner()).toHaveCount(0);
  await home.navigation().getByRole("link", { name: "Add Expense" }).click();
  await expect(page).toHaveURL("/add");
  await home.navigation().getByRole("link", { name: "Home" }).click();
  // Wait for the URL, because the previous screen also has a heading and no banner.
  await expect(page).toHaveURL("/");
  await expect(home.heading()).toHaveText("Campus Kharcha");
  await expect(home.banner()).toHaveCount(0);
  await page.reload();
  await expect(home.heading()).toBeVisible();
  await expect(home.banner()).toHaveCount(0);
  const another = await browser.newPage();
  await another.goto(page.url());
  await expect(another.getByText("This website is fully")).toBeVisible();
  await another.close();
});
