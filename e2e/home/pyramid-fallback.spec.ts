import { failScript } from "../wait-for-script";
import {
  expect,
  expectStaticPyramid,
  expectTurning,
  test,
} from "./pyramid-fixtures";

test("reduced motion shows the static pyramid, which a pause survives, and so does a lost WebGL context", async ({
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

  await page.emulateMedia({ reducedMotion: "reduce" });
  await expectStaticPyramid(home);
  await expectTurning(page, false);
  await page.emulateMedia({ reducedMotion: "no-preference" });
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

test("a script that fails to load leaves the static pyramid", async ({
  page,
  home,
  expectConsole,
}) => {
  expectConsole(/The pyramid animation could not be loaded/);
  expectConsole(/ERR_FAILED/);
  await failScript(page, "gl_Position");
  const message = page.waitForEvent("console", (output) =>
    output.text().includes("The pyramid animation could not be loaded"),
  );
  await home.goto();
  await message;
  await expectStaticPyramid(home);
  await page.unrouteAll({ behavior: "wait" });
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
