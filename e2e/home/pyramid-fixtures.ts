import type { Page } from "@playwright/test";
import { launchOptions } from "@/scripts/testing/launch-options";
import { expect, waitForFrames, test as base, withMotion } from "../fixtures";
import type { HomePage } from "../pages/home-page";

export { expect };

declare global {
  interface Window {
    /** The number of drawn frames of the pyramid. */
    draws: number;
    /** Every viewport width that was set on the canvas. */
    widths: number[];
    /** The time of the first row of the table, in ms. */
    usableAt: number;
    contexts: WeakRef<WebGL2RenderingContext>[];
    /** The time passed to animation callbacks, and its increment per frame, in ms. */
    animationMs: number;
    frameMs: number;
  }
}

type Options = {
  /** The simulated duration of a frame, in ms, independent of the load of the machine. */
  frameMs: number;
};

/** A browser with WebGL, and a page that counts the drawn frames. */
export const test = base.extend<Options>({
  frameMs: [20, { option: true }],
  launchOptions: [launchOptions({ webgl: true }), { scope: "worker" }],
  ...withMotion,
  page: async ({ page, frameMs }, provide) => {
    await page.addInitScript((frameMs) => {
      window.draws = 0;
      const { drawArrays } = WebGL2RenderingContext.prototype;
      WebGL2RenderingContext.prototype.drawArrays = function (...rest) {
        window.draws++;
        drawArrays.apply(this, rest);
      };
      const requestFrame = window.requestAnimationFrame;
      window.animationMs = 0;
      window.frameMs = frameMs;
      let lastAt = 0;
      window.requestAnimationFrame = (callback) =>
        requestFrame((at) => {
          if (at !== lastAt) window.animationMs += window.frameMs;
          lastAt = at;
          callback(window.animationMs);
        });
    }, frameMs);
    await provide(page);
  },
});

/** Records a weak reference to every WebGL context that the page creates. */
export async function collectContexts(page: Page) {
  await page.addInitScript(() => {
    window.contexts = [];
    const getContext = HTMLCanvasElement.prototype.getContext;
    HTMLCanvasElement.prototype.getContext = function (
      this: HTMLCanvasElement,
      ...rest: Parameters<typeof getContext>
    ) {
      const context = getContext.apply(this, rest);
      if (context instanceof WebGL2RenderingContext)
        window.contexts.push(new WeakRef(context));
      return context;
    } as typeof getContext;
  });
}

export async function expectTurning(page: Page, isTurning: boolean) {
  const draws = () => page.evaluate(() => window.draws);
  if (isTurning) {
    const before = await draws();
    return expect.poll(draws, { intervals: [50] }).toBeGreaterThan(before + 3);
  }
  // A turning pyramid is drawn at least in every other frame. It may stop with a delay.
  await expect
    .poll(async () => {
      const before = await draws();
      await waitForFrames(page, 10);
      return (await draws()) - before;
    })
    .toBe(0);
}

export async function expectStaticPyramid(home: HomePage) {
  await expect(home.staticPyramid()).toBeVisible();
  await expect(home.pauseButton()).toHaveCount(0);
  await expect(home.canvasHolder()).toHaveCSS("opacity", "0");
}

/** Returns a function that tells whether a script with the shader was loaded. */
export async function watchForShader(page: Page) {
  const urls = new Set<string>();
  page.on("response", (response) => {
    if (response.request().resourceType() === "script")
      urls.add(response.url());
  });
  // Requested again: a navigation may have ended the response.
  const read = async (url: string) => (await page.request.get(url)).text();
  return async () =>
    (await Promise.all([...urls].map(read))).some((script) =>
      script.includes("gl_Position"),
    );
}
