import type { PyramidScene } from "./pyramid-scene";

export type Pyramid = {
  setPaused: (isPaused: boolean) => void;
  /** Ends it and frees everything, also while it is still loading. */
  stop: () => void;
};

/** A page that has just come belongs to its reader, on a slow phone above all. */
export const SETTLING_MS = 2000;

/**
 * Loads the turning pyramid once the page is idle and runs it in the holder,
 * while that is on screen and the tab is shown. Without WebGL 2 nothing loads.
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
  /** The machine is too slow, or something failed: the error says what. */
  onEnded: (error?: unknown) => void;
}): Pyramid {
  const leaving = new AbortController();
  const { signal } = leaving;
  let scene: PyramidScene | undefined;
  let isPaused = false;
  let isOnScreen = true;

  const stop = () => leaving.abort();
  const end = (error?: unknown) => {
    if (signal.aborted) return;
    stop();
    onEnded(error);
  };
  const update = () =>
    scene?.setRunning(!isPaused && isOnScreen && !document.hidden);

  const start = async () => {
    await pageHasLoaded(signal);
    await pageIsIdle(SETTLING_MS);
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
    await pageIsIdle(0);
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

  start().catch(end);
  return {
    setPaused: (value) => {
      isPaused = value;
      update();
    },
    stop,
  };
}

function pageHasLoaded(signal: AbortSignal): Promise<unknown> {
  return new Promise((resolve) => {
    if (document.readyState === "complete") resolve(undefined);
    else addEventListener("load", resolve, { once: true, signal });
  });
}

/** When nothing else is to be done, after some time that is left to the reader. */
async function pageIsIdle(afterMs: number): Promise<unknown> {
  await new Promise((resolve) => setTimeout(resolve, afterMs));
  // Safari has no idle callback.
  return new Promise((resolve) =>
    "requestIdleCallback" in window
      ? requestIdleCallback(resolve)
      : setTimeout(resolve, 200),
  );
}
