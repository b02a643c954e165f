import type { PyramidScene } from "./pyramid-scene";

export type Pyramid = {
  setPaused: (isPaused: boolean) => void;
  /** Stops the animation, or its loading, and frees all resources. */
  stop: () => void;
};

/** Keeps the main thread of a slow phone free just after the page has loaded. */
export const SETTLING_MS = 3000;

/**
 * Loads the pyramid when the page is idle, and runs it while the holder and the
 * tab are visible. Without WebGL 2 it loads nothing.
 */
export function startPyramid({
  holder,
  still,
  onDrawn,
  onEnded,
}: {
  holder: HTMLElement;
  still: Element;
  onDrawn: () => void;
  /** Called when rendering is too slow, or with the error that has ended it. */
  onEnded: (error?: unknown) => void;
}): Pyramid {
  const ended = new AbortController();
  const { signal } = ended;
  let scene: PyramidScene | undefined;
  let isPaused = false;
  let isOnScreen = true;

  const stop = () => ended.abort();
  const end = (error?: unknown) => {
    if (signal.aborted) return;
    stop();
    onEnded(error);
  };
  const update = () =>
    scene?.setRunning(!isPaused && isOnScreen && !document.hidden);

  const start = async () => {
    await waitForLoad(signal);
    await waitForIdle(SETTLING_MS);
    if (signal.aborted) return;
    const canvas = document.createElement("canvas");
    const context = canvas.getContext("webgl2", {
      alpha: false,
      antialias: false,
      depth: false,
      powerPreference: "low-power",
    });
    if (!context) return;
    canvas.addEventListener("webglcontextlost", () => end(), { signal });
    const free = () =>
      scene
        ? scene.dispose()
        : context.getExtension("WEBGL_lose_context")?.loseContext();
    signal.addEventListener("abort", free);

    const { createPyramidScene } = await import("./pyramid-scene");
    await waitForIdle(0);
    if (signal.aborted) return;
    holder.replaceChildren(canvas);
    scene = createPyramidScene({
      canvas,
      context,
      still,
      onDrawn,
      onTooSlow: end,
    });
    watch();
    update();
  };

  const watch = () => {
    document.addEventListener("visibilitychange", update, { signal });
    const visibility = new IntersectionObserver(([entry]) => {
      isOnScreen = entry?.isIntersecting ?? false;
      update();
    });
    visibility.observe(holder);
    const size = new ResizeObserver(() => scene?.fit());
    size.observe(holder);
    signal.addEventListener("abort", () => {
      visibility.disconnect();
      size.disconnect();
    });
  };

  // Without the network, its script is there only if it was used before.
  start().catch((error: unknown) => end(navigator.onLine ? error : undefined));
  return {
    setPaused: (value) => {
      isPaused = value;
      update();
    },
    stop,
  };
}

function waitForLoad(signal: AbortSignal): Promise<unknown> {
  return new Promise((resolve) => {
    if (document.readyState === "complete") resolve(undefined);
    else addEventListener("load", resolve, { once: true, signal });
  });
}

/** Resolves at the first idle moment after the delay. */
async function waitForIdle(delayMs: number): Promise<unknown> {
  await new Promise((resolve) => setTimeout(resolve, delayMs));
  // Safari has no requestIdleCallback: https://bugs.webkit.org/show_bug.cgi?id=164193
  return new Promise((resolve) =>
    "requestIdleCallback" in window
      ? requestIdleCallback(resolve)
      : setTimeout(resolve, 200),
  );
}
