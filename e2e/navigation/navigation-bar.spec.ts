import { expect, test, waitForFrames, withMotion } from "../fixtures";

test.use(withMotion);

test("the bar has its measures, slides in once, and changes the screen without a reload", async ({
  page,
  home,
}) => {
  await page.goto("/add");
  const bar = home.navigation();
  await expect(bar).toHaveCSS("animation", /^0\.6s /);
  await bar.evaluate((bar) =>
    Promise.all(bar.getAnimations().map(({ finished }) => finished)),
  );
  expect(await bar.getByRole("list").boundingBox()).toMatchObject({
    height: 42,
  });
  const pills = await bar.getByRole("link").all();
  const boxes = await Promise.all(pills.map((pill) => pill.boundingBox()));
  expect(pills).toHaveLength(3);
  for (const [index, pill] of pills.entries()) {
    await expect(pill).toHaveCSS("padding-left", "18px");
    await expect(pill).toHaveCSS("padding-right", "18px");
    const [box, next] = [boxes[index], boxes[index + 1]];
    if (box && next) expect(next.x - box.x - box.width).toBeCloseTo(3, 1);
  }

  await page.evaluate(() => {
    Object.assign(window, { stillHere: true });
    document.addEventListener("animationstart", ({ target }) => {
      if (target instanceof Element && target.matches("nav"))
        document.body.setAttribute("data-again", "");
    });
  });
  for (const [label, path] of [
    ["Home", "/"],
    ["My Expenses", "/show"],
    ["Add Expense", "/add"],
  ] as const) {
    const link = bar.getByRole("link", { name: label });
    await link.click();
    await expect(page).toHaveURL(path);
    await expect(link).toHaveAttribute("aria-current", "page");
    await expect(bar.locator("[aria-current]:visible")).toHaveCount(1);
  }
  // An animation that starts with the screen fires its event in the next frame.
  await waitForFrames(page, 3);
  await expect(page.locator("body")).not.toHaveAttribute("data-again");
  expect(await page.evaluate(() => "stillHere" in window)).toBe(true);
  await page.emulateMedia({ reducedMotion: "reduce" });
  await expect(bar).toHaveCSS("animation-name", "none");
});

test("a link fills on hover and focus, and is not animated with reduced motion", async ({
  page,
  home,
}) => {
  await home.goto();
  const link = (name: string) => home.navigation().getByRole("link", { name });
  const pill = link("My Expenses");
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
  await pill.hover();
  await expect.poll(fillPastCorner).toBeGreaterThanOrEqual(0);
  await expect(pill.locator("[data-twin]")).toHaveCSS("opacity", "1");
  await page.mouse.move(0, 0);
  await expect.poll(fillPastCorner).toBeLessThan(-30);

  await link("Home").focus();
  await page.keyboard.press("Tab");
  await expect.poll(fillPastCorner).toBeGreaterThanOrEqual(0);
  await page.keyboard.press("Tab");
  await expect.poll(fillPastCorner).toBeLessThan(-30);

  // The current link stays marked.
  await link("Home").hover();
  const mark = link("Home").locator("[data-mark]");
  await expect(link("Home").locator("[data-twin]")).toHaveCSS("opacity", "1");
  await expect(mark).toBeVisible();
  await expect(mark).toHaveCSS("z-index", "1");

  await page.emulateMedia({ reducedMotion: "reduce" });
  await pill.hover();
  await expect(pill).toHaveCSS("background-color", "rgb(24, 26, 38)");
  await waitForFrames(page, 3);
  const scale = await pill
    .locator("[data-fill]")
    .evaluate(
      (element) => new DOMMatrix(getComputedStyle(element).transform).a,
    );
  expect(scale).toBe(0);
});
