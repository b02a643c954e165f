import type { Page } from "@playwright/test";
import { waitForGsap } from "../wait-for-script";
import {
  expect,
  expectStaticPyramid,
  expectTurning,
  gotoAndWaitForIdle,
  holdIdle,
  releaseIdle,
  test,
  watchForShader,
} from "./pyramid-fixtures";

for (const [name, arrange] of [
  [
    "reduced motion",
    (page: Page) => page.emulateMedia({ reducedMotion: "reduce" }),
  ],
  [
    "Save-Data",
    (page: Page) =>
      page.addInitScript(() =>
        Object.defineProperty(navigator, "connection", {
          value: { saveData: true },
        }),
      ),
  ],
  [
    "no WebGL",
    (page: Page) =>
      page.addInitScript(() => {
        HTMLCanvasElement.prototype.getContext = () => null;
      }),
  ],
] as const)
  test(`${name} shows the static pyramid and loads no shader`, async ({
    page,
    home,
  }) => {
    await arrange(page);
    const hasShader = await watchForShader(page);
    await gotoAndWaitForIdle(page, "/");
    await expectStaticPyramid(home);
    await expect(home.canvas()).toHaveCount(0);
    expect(await hasShader()).toBe(false);
  });

test("a lost WebGL context shows the static pyramid", async ({
  page,
  home,
  expectConsole,
}) => {
  // three.js logs this when it disposes of a context that is already lost.
  expectConsole(/WEBGL_lose_context extension not supported/);
  await home.goto();
  await expectTurning(page, true);
  await home.canvas().evaluate((canvas: HTMLCanvasElement) => {
    canvas
      .getContext("webgl2")
      ?.getExtension("WEBGL_lose_context")
      ?.loseContext();
  });
  await expectStaticPyramid(home);
  await expectTurning(page, false);
});

test("turning on reduced motion shows the static pyramid, and turning it off restarts the animation", async ({
  page,
  home,
}) => {
  await home.goto();
  await expectTurning(page, true);
  await page.emulateMedia({ reducedMotion: "reduce" });
  await expectStaticPyramid(home);
  await expectTurning(page, false);
  await page.emulateMedia({ reducedMotion: "no-preference" });
  await expectTurning(page, true);
});

test("a pause survives turning reduced motion on and off", async ({
  page,
  home,
}) => {
  await home.goto();
  await expectTurning(page, true);
  await home.pauseButton().click();
  await page.emulateMedia({ reducedMotion: "reduce" });
  await expectStaticPyramid(home);
  await page.emulateMedia({ reducedMotion: "no-preference" });
  await expect(home.pauseButton()).toHaveAccessibleName("Play animation");
  await expectTurning(page, false);
  await home.pauseButton().click();
  await expectTurning(page, true);
});

test("a script that fails to load leaves the static pyramid", async ({
  page,
  home,
  context,
  expectConsole,
}) => {
  expectConsole(/The pyramid animation failed/);
  expectConsole(/ERR_INTERNET_DISCONNECTED/);
  await holdIdle(page);
  // Wait for all requests before the page is idle, including gsap seconds after the page.
  const gsap = waitForGsap(page);
  await home.goto();
  await gsap;
  await page.waitForLoadState("networkidle");
  await context.setOffline(true);
  const message = page.waitForEvent("console", (output) =>
    output.text().includes("The pyramid animation failed"),
  );
  await releaseIdle(page);
  await message;
  await expectStaticPyramid(home);
});

test.describe("on a slow machine", () => {
  test.use({ frameMs: 45 });

  test("the pyramid is drawn at half the resolution, and then replaced by the static one", async ({
    page,
    home,
  }) => {
    await page.addInitScript(() => {
      window.widths = [];
      const { viewport } = WebGL2RenderingContext.prototype;
      WebGL2RenderingContext.prototype.viewport = function (...rest) {
        window.widths.push(rest[2]);
        viewport.apply(this, rest);
      };
    });
    await home.goto();
    await expect
      .poll(() => page.evaluate(() => window.draws))
      .toBeGreaterThan(18);
    await expectStaticPyramid(home);
    await expectTurning(page, false);
    const [full, half] = await page.evaluate(() =>
      [...new Set(window.widths)].slice(-2),
    );
    expect(half).toBe((full ?? 0) / 2);
  });
});
