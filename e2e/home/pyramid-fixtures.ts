import type { Page } from "@playwright/test";
import { SETTLING_MS } from "@/components/home/start-pyramid";
import { launchOptions } from "@/scripts/testing/launch-options";
import {
  expect,
  passFrames,
  test as base,
  waitForGsap,
  withMotion,
} from "../fixtures";
import type { HomePage } from "../pages/home-page";

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
    /** What the page's animations take for the time, and for a frame's, in ms. */
    animationMs: number;
    frameMs: number;
  }
}

type Options = {
  /** How long a frame seems to take, in ms, however busy the machine is. */
  frameMs: number;
};

/** A browser with WebGL, and a page that counts what is drawn and does not settle first. */
export const test = base.extend<Options>({
  frameMs: [20, { option: true }],
  launchOptions: [launchOptions({ webgl: true }), { scope: "worker" }],
  ...withMotion,
  page: async ({ page, frameMs }, provide) => {
    await page.addInitScript(
      ({ frameMs, settlingMs }) => {
        window.draws = 0;
        const { drawArrays } = WebGL2RenderingContext.prototype;
        WebGL2RenderingContext.prototype.drawArrays = function (...rest) {
          window.draws++;
          drawArrays.apply(this, rest);
        };
        const request = window.requestAnimationFrame;
        window.animationMs = 0;
        window.frameMs = frameMs;
        let lastAt = 0;
        window.requestAnimationFrame = (callback) =>
          request((at) => {
            if (at !== lastAt) window.animationMs += window.frameMs;
            lastAt = at;
            callback(window.animationMs);
          });
        const wait = window.setTimeout;
        const waitLess = (run: TimerHandler, ms?: number, ...rest: unknown[]) =>
          wait(run, ms === settlingMs ? 0 : ms, ...rest);
        Object.assign(window, { setTimeout: waitLess });
      },
      { frameMs, settlingMs: SETTLING_MS },
    );
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
  if (isTurning) {
    const before = await draws();
    return expect.poll(draws, { intervals: [50] }).toBeGreaterThan(before + 3);
  }
  // It would be drawn in every other frame. What it waits for may take some.
  await expect
    .poll(async () => {
      const before = await draws();
      await passFrames(page, 10);
      return (await draws()) - before;
    })
    .toBe(0);
}

/** Opens a screen, and resolves when it has done all that it does by itself. */
export async function gotoAndSettle(page: Page, path: string) {
  const gsap = waitForGsap(page);
  await page.goto(path);
  await gsap;
  await page.waitForLoadState("networkidle");
  await passIdle(page);
}

/** Resolves when all that waits for the page to be idle has run. */
export async function passIdle(page: Page) {
  await page.evaluate(
    () => new Promise((resolve) => requestIdleCallback(resolve)),
  );
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
