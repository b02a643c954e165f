import { expect, waitForFrames, test, withMotion } from "../fixtures";
import { waitForGsap } from "../wait-for-script";

test.use(withMotion);

const ITEMS = [
  ["Home", "/"],
  ["My Expenses", "/show"],
  ["Add Expense", "/add"],
] as const;

for (const [current, path] of ITEMS)
  test(`${path} has the three links, with ${current} marked`, async ({
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

test("navigation does not reload the page, and marks the current link", async ({
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

test("the bar is 42 px high, with 18 px padding per link and 3 px gaps", async ({
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

for (const trigger of ["hover", "focus"] as const)
  test(`a link fills on ${trigger} and empties afterwards`, async ({
    page,
    home,
  }) => {
    await home.goto();
    const pill = home.navigation().getByRole("link", { name: "My Expenses" });
    // The distance by which the fill circle extends past the farthest corner.
    const fillPastCorner = () =>
      pill.evaluate((element) => {
        const fill = element.querySelector("[data-fill]");
        if (!fill) return NaN;
        const circle = fill.getBoundingClientRect();
        const { left, top } = element.getBoundingClientRect();
        const dx = circle.x + circle.width / 2 - left;
        const dy = circle.y + circle.height / 2 - top;
        return circle.width / 2 - Math.hypot(dx, dy);
      });
    expect(await fillPastCorner()).toBeLessThan(0);
    if (trigger === "hover") await pill.hover();
    else {
      await home.navigation().getByRole("link", { name: "Home" }).focus();
      await page.keyboard.press("Tab");
    }
    await expect.poll(fillPastCorner).toBeGreaterThanOrEqual(0);
    await expect(pill.locator("[data-twin]")).toHaveCSS("opacity", "1");
    await page.mouse.move(0, 0);
    if (trigger === "focus") await page.keyboard.press("Tab");
    await expect.poll(fillPastCorner).toBeLessThan(-30);
  });

test("with reduced motion a hovered link is not animated", async ({
  page,
  home,
}) => {
  await page.emulateMedia({ reducedMotion: "reduce" });
  const gsap = waitForGsap(page);
  await home.goto();
  await gsap;
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

test("the current link stays marked while it is hovered", async ({ home }) => {
  await home.goto();
  const pill = home.navigation().getByRole("link", { name: "Home" });
  const mark = pill.locator("[data-mark]");
  await pill.hover();
  await expect(pill.locator("[data-twin]")).toHaveCSS("opacity", "1");
  await expect(mark).toBeVisible();
  await expect(mark).toHaveCSS("z-index", "1");
});

test("the bar slides in once per page load, in 0.6 s", async ({
  page,
  home,
}) => {
  await page.goto("/add");
  await expect(home.navigation()).toHaveCSS("animation", /^0\.6s /);
  await home
    .navigation()
    .evaluate((bar) =>
      Promise.all(bar.getAnimations().map(({ finished }) => finished)),
    );
  await page.evaluate(() => {
    document.addEventListener("animationstart", () =>
      document.body.setAttribute("data-again", ""),
    );
  });
  await home.navigation().getByRole("link", { name: "Home" }).click();
  await expect(home.heading()).toHaveText("Campus Kharcha");
  // An animation that starts with the screen fires its event in the next frame.
  await waitForFrames(page, 3);
  await expect(page.locator("body")).not.toHaveAttribute("data-again");
  await page.emulateMedia({ reducedMotion: "reduce" });
  await expect(home.navigation()).toHaveCSS("animation-name", "none");
});
