import { waitForLastScript } from "../wait-for-script";
import { holdIdle, releaseIdle, waitForIdleRequest } from "../hold-idle";
import {
  collectContexts,
  expect,
  expectTurning,
  expectStaticPyramid,
  test,
  watchForShader,
} from "./pyramid-fixtures";

test("the pyramid loads when Home is idle, without layout shift, and stops off the screen, in a hidden tab and when it is paused", async ({
  page,
  home,
  expectNoShift,
}) => {
  const hasShader = await watchForShader(page);
  await holdIdle(page);
  await home.goto();
  await waitForIdleRequest(page);
  await expectStaticPyramid(home);
  await expect(home.canvas()).toHaveCount(0);
  expect(await hasShader()).toBe(false);
  await releaseIdle(page);
  await expect(home.canvasHolder()).toHaveCSS("opacity", "1");
  expect(await hasShader()).toBe(true);
  await expect(home.canvas()).toHaveCount(1);
  await expectNoShift();

  await expectTurning(page, true);

  await page.evaluate(() => {
    document.body.style.paddingBottom = "3000px";
    scrollTo(0, 2000);
  });
  await expectTurning(page, false);
  await page.evaluate(() => scrollTo(0, 0));
  await expectTurning(page, true);

  const hide = (isHidden: boolean) =>
    page.evaluate((isHidden) => {
      Object.defineProperty(document, "hidden", {
        value: isHidden,
        configurable: true,
      });
      document.dispatchEvent(new Event("visibilitychange"));
    }, isHidden);
  await hide(true);
  await expectTurning(page, false);
  await hide(false);
  await expectTurning(page, true);

  await home.pauseButton().click();
  await expect(home.pauseButton()).toHaveAccessibleName("Play animation");
  await expectTurning(page, false);
  await home.pauseButton().press("Enter");
  await expect(home.pauseButton()).toHaveAccessibleName("Pause animation");
  await expectTurning(page, true);
});

test("leaving Home before it is idle does not load the pyramid", async ({
  page,
  home,
}) => {
  const hasShader = await watchForShader(page);
  await holdIdle(page);
  await collectContexts(page);
  const lastScript = waitForLastScript(page);
  await home.goto();
  await waitForIdleRequest(page);
  await home.navigation().getByRole("link", { name: "Add Expense" }).click();
  await expect(page).toHaveURL("/add");
  await releaseIdle(page);
  await lastScript;
  expect(await page.evaluate(() => window.contexts.length)).toBe(0);
  expect(await hasShader()).toBe(false);
});

test(
  "fifteen visits leave one WebGL context and do not grow the heap",
  { tag: "@long" },
  async ({ page, home }) => {
    await collectContexts(page);
    const devtools = await page.context().newCDPSession(page);
    const heapBytes = async () => {
      await devtools.send("HeapProfiler.collectGarbage");
      const { usedSize } = await devtools.send("Runtime.getHeapUsage");
      return usedSize;
    };
    const visit = async (label: string, path: string) => {
      await home.navigation().getByRole("link", { name: label }).click();
      await expect(page).toHaveURL(path);
    };

    const loaded = waitForLastScript(page);
    await home.goto();
    await expectTurning(page, true);
    await loaded;
    const heaps: number[] = [];
    for (let visits = 0; visits < 15; visits++) {
      await visit("Add Expense", "/add");
      await expectTurning(page, false);
      heaps.push(await heapBytes());
      await visit("Home", "/");
      await expectTurning(page, true);
    }
    const alive = await page.evaluate(
      () =>
        window.contexts.filter((reference) => {
          const context = reference.deref();
          return context && !context.isContextLost();
        }).length,
    );
    expect(alive).toBe(1);
    expect(await page.evaluate(() => window.contexts.length)).toBe(16);
    // The first ten visits fill caches, so they are not compared.
    expect((heaps[14] ?? 0) - (heaps[9] ?? 0)).toBeLessThan(1_000_000);
  },
);
