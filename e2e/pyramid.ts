import type { Page } from "@playwright/test";
import { launchOptions } from "./browser";
import { expect, test as base } from "./fixtures";
import type { HomePage } from "./pages/home-page";

export { expect };

declare global {
  interface Window {
    /** Frames of the pyramid drawn so far. */
    draws: number;
    /** There once something waits for the page to be idle. */
    becomeIdle: () => void;
    /** Of the canvas, as they were set. */
    widths: number[];
    /** When the table had its first row, in ms. */
    usableAt: number;
    contexts: WeakRef<WebGL2RenderingContext>[];
    /** What the page's animations take for the time, in ms. */
    animationMs: number;
  }
}

type Options = {
  /** How long a frame seems to take, in ms, however busy the machine is. */
  frameMs: number;
};

/** A browser with WebGL, and a page that counts what is drawn. */
export const test = base.extend<Options>({
  frameMs: [20, { option: true }],
  launchOptions: [launchOptions({ webgl: true }), { scope: "worker" }],
  page: async ({ page, frameMs }, provide) => {
    await page.addInitScript((frameMs) => {
      window.draws = 0;
      const { drawArrays } = WebGL2RenderingContext.prototype;
      WebGL2RenderingContext.prototype.drawArrays = function (...rest) {
        window.draws++;
        drawArrays.apply(this, rest);
      };
      const request = window.requestAnimationFrame;
      let now = 0;
      let lastAt = 0;
      window.requestAnimationFrame = (callback) =>
        request((at) => {
          if (at !== lastAt) now += frameMs;
          window.animationMs = now;
          lastAt = at;
          callback(now);
        });
    }, frameMs);
    await provide(page);
  },
});

/** Keeps the page from being idle until letIdle. */
export async function holdIdle(page: Page) {
  await page.addInitScript(() => {
    const request = window.requestIdleCallback;
    window.requestIdleCallback = (callback, options) => {
      window.becomeIdle = () => {
        window.requestIdleCallback = request;
        request(callback, options);
      };
      return 0;
    };
  });
}

/** Keeps hold of every WebGL context that is made, alive or not. */
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

export async function letIdle(page: Page) {
  await page.waitForFunction(() => "becomeIdle" in window);
  await page.evaluate(() => window.becomeIdle());
}

export async function expectTurning(page: Page, isTurning: boolean) {
  const draws = () => page.evaluate(() => window.draws);
  const before = await draws();
  if (isTurning)
    return expect.poll(draws, { timeout: 15_000 }).toBeGreaterThan(before + 3);
  await page.waitForTimeout(500);
  // One may have been under way.
  expect(await draws()).toBeLessThanOrEqual(before + 1);
}

export async function expectStill(home: HomePage) {
  await expect(home.still()).toBeVisible();
  await expect(home.pauseButton()).toHaveCount(0);
  await expect(home.canvasHolder()).toHaveCSS("opacity", "0");
}

/** Whether a script with the shader in it has arrived. */
export async function watchForShader(page: Page) {
  const scripts: Promise<string>[] = [];
  page.on("response", (response) => {
    if (response.request().resourceType() === "script")
      scripts.push(response.text());
  });
  return async () =>
    (await Promise.all(scripts)).some((script) =>
      script.includes("gl_Position"),
    );
}
