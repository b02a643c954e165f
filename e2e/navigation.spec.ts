import { expect, test } from "./fixtures";

const ITEMS = [
  ["Home", "/"],
  ["My Expenses", "/show"],
  ["Add Expense", "/add"],
] as const;
const NARROW = { width: 375, height: 812 };

for (const [current, path] of ITEMS)
  test(`${path} has the three items, with ${current} marked`, async ({
    page,
    home,
  }) => {
    await page.goto(path);
    const links = home.navigation().getByRole("link");
    await expect(links).toHaveText(ITEMS.map(([label]) => new RegExp(label)));
    for (const [label, href] of ITEMS) {
      const link = home.navigation().getByRole("link", { name: label });
      await expect(link).toHaveAttribute("href", href);
      if (label === current)
        await expect(link).toHaveAttribute("aria-current", "page");
      else await expect(link).not.toHaveAttribute("aria-current");
    }
  });

test("going between the screens reloads nothing and moves the mark", async ({
  page,
  home,
}) => {
  await home.goto();
  await page.evaluate(() => Object.assign(window, { stillHere: true }));
  for (const [label, path] of [...ITEMS.slice(1), ...ITEMS.slice(0, 1)]) {
    const link = home.navigation().getByRole("link", { name: label });
    await link.click();
    await expect(page).toHaveURL(path);
    await expect(link).toHaveAttribute("aria-current", "page");
    await expect(
      home.navigation().locator("[aria-current]:visible"),
    ).toHaveCount(1);
  }
  expect(await page.evaluate(() => "stillHere" in window)).toBe(true);
});

test("the bar is 42 px high, with 18 px in each pill and 3 px between them", async ({
  home,
}) => {
  await home.goto();
  const list = home.navigation().getByRole("list");
  expect(await list.boundingBox()).toMatchObject({ height: 42 });
  const pills = await home.navigation().getByRole("link").all();
  const boxes = await Promise.all(pills.map((pill) => pill.boundingBox()));
  for (const [index, pill] of pills.entries()) {
    await expect(pill).toHaveCSS("padding-left", "18px");
    await expect(pill).toHaveCSS("padding-right", "18px");
    const [box, next] = [boxes[index], boxes[index + 1]];
    if (box && next) expect(next.x - box.x - box.width).toBeCloseTo(3, 1);
  }
});

for (const reach of ["hover", "focus"] as const)
  test(`a pill fills on ${reach} and empties afterwards`, async ({
    page,
    home,
  }) => {
    await home.goto();
    const pill = home.navigation().getByRole("link", { name: "My Expenses" });
    // How far the fill's circle reaches past the pill's farthest corner.
    const reachPastCorner = () =>
      pill.evaluate((element) => {
        const fill = element.querySelector("[data-fill]");
        if (!fill) return NaN;
        const circle = fill.getBoundingClientRect();
        const { left, top } = element.getBoundingClientRect();
        const dx = circle.x + circle.width / 2 - left;
        const dy = circle.y + circle.height / 2 - top;
        return circle.width / 2 - Math.hypot(dx, dy);
      });
    expect(await reachPastCorner()).toBeLessThan(0);
    await expect(async () => {
      await page.mouse.move(0, 0);
      if (reach === "hover") await pill.hover();
      else {
        await home.navigation().getByRole("link", { name: "Home" }).focus();
        await page.keyboard.press("Tab");
      }
      await expect
        .poll(reachPastCorner, { timeout: 500 })
        .toBeGreaterThanOrEqual(0);
      await expect(pill.locator("[data-twin]")).toHaveCSS("opacity", "1");
    }).toPass();
    await page.mouse.move(0, 0);
    if (reach === "focus") await page.keyboard.press("Tab");
    await expect.poll(reachPastCorner).toBeLessThan(-30);
  });

test("with reduced motion a hovered pill stands still", async ({
  page,
  home,
}) => {
  await page.emulateMedia({ reducedMotion: "reduce" });
  await home.goto();
  await page.waitForLoadState("networkidle");
  const pill = home.navigation().getByRole("link", { name: "My Expenses" });
  await pill.hover();
  await expect(pill).toHaveCSS("background-color", "rgb(22, 24, 36)");
  const fill = await pill
    .locator("[data-fill]")
    .evaluate(
      (element) => new DOMMatrix(getComputedStyle(element).transform).a,
    );
  expect(fill).toBe(0);
});

test.describe("on a narrow screen", () => {
  test.use({ viewport: NARROW });

  test.beforeEach(async ({ home }) => {
    await home.goto();
    await expect(async () => {
      await home.menuButton().click();
      await expect(home.menuButton()).toHaveAttribute("aria-expanded", "true", {
        timeout: 300,
      });
    }).toPass();
  });

  const expectClosed = async (home: import("./pages/home-page").HomePage) => {
    await expect(home.menuButton()).toHaveAttribute("aria-expanded", "false");
    await expect(home.navigation().getByRole("link")).toHaveCount(0);
  };

  test("the hamburger opens the items, and closes them again", async ({
    home,
  }) => {
    await expect(home.navigation().getByRole("link")).toHaveText(
      ITEMS.map(([label]) => label),
    );
    await home.menuButton().click();
    await expectClosed(home);
  });

  test("tapping an item goes there and closes the menu", async ({
    page,
    home,
  }) => {
    await home.navigation().getByRole("link", { name: "My Expenses" }).click();
    await expect(page).toHaveURL("/show");
    await expectClosed(home);
  });

  test("tapping the current item closes the menu too", async ({ home }) => {
    await home.navigation().getByRole("link", { name: "Home" }).click();
    await expectClosed(home);
  });

  test("Escape closes it and returns to the hamburger", async ({
    page,
    home,
  }) => {
    await page.keyboard.press("Tab");
    await page.keyboard.press("Escape");
    await expectClosed(home);
    await expect(home.menuButton()).toBeFocused();
  });

  test("a press outside closes it", async ({ page, home }) => {
    await page.mouse.click(20, 700);
    await expectClosed(home);
  });

  test("tabbing past its end closes it", async ({ page, home }) => {
    for (const label of ["Home", "My Expenses", "Add Expense"]) {
      await page.keyboard.press("Tab");
      await expect(
        home.navigation().getByRole("link", { name: label }),
      ).toBeFocused();
    }
    await page.keyboard.press("Tab");
    await expectClosed(home);
  });

  test("Back closes it", async ({ page, home }) => {
    await home.navigation().getByRole("link", { name: "Add Expense" }).click();
    await expect(page).toHaveURL("/add");
    await home.menuButton().click();
    await expect(home.navigation().getByRole("link")).toHaveCount(3);
    await page.goBack();
    await expect(page).toHaveURL("/");
    await expectClosed(home);
  });

  test("widening shows the pills and closes it", async ({ page, home }) => {
    await page.setViewportSize({ width: 768, height: 812 });
    await expect(home.menuButton()).toBeHidden();
    await expect(home.navigation().getByRole("link")).toHaveCount(3);
    await page.setViewportSize({ width: 767, height: 812 });
    await expectClosed(home);
  });
});
