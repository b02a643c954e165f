import { lateQueue, whenIdle } from "@/lib/browser/late-loading/late-queue";
import type { PyramidScene } from "./pyramid-scene";

export type Pyramid = {
  setPaused: (isPaused: boolean) => void;
  /** Stops the animation, or its loading, and frees all resources. */
  stop: () => void;
};

/**
 * Loads the pyramid in its turn, and runs it while the holder and the tab are visible.
 * Without WebGL 2 it loads nothing.
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
  /** Called when rendering is too slow, or when the browser has ended it. */
  onEnded: () => void;
}): Pyramid {
  const ended = new AbortController();
  const { signal } = ended;
  let scene: PyramidScene | undefined;
  let isPaused = false;
  let isOnScreen = true;

  const stop = () => ended.abort();
  const end = () => {
    if (signal.aborted) return;
    stop();
    onEnded();
  };
  const update = () =>
    scene?.setRunning(!isPaused && isOnScreen && !document.hidden);

  const load = async () => {
    const canvas = document.createElement("canvas");
    const context = canvas.getContext("webgl2", {
      alpha: false,
      antialias: false,
      depth: false,
      powerPreference: "low-power",
    });
    if (!context) return;
    const free = () => {
      scene?.dispose();
      context.getExtension("WEBGL_lose_context")?.loseContext();
    };
    signal.addEventListener("abort", free);

    try {
      const { createPyramidScene } = await import("./pyramid-scene");
      await whenIdle();
      if (signal.aborted) return;
      canvas.addEventListener("webglcontextlost", end, { signal });
      holder.replaceChildren(canvas);
      scene = createPyramidScene({
        canvas,
        context,
        still,
        onDrawn,
        onTooSlow: end,
      });
    } catch (error) {
      // The next try makes a context of its own.
      free();
      throw error;
    }
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

  const remove = lateQueue.add({ name: "pyramid animation", load });
  signal.addEventListener("abort", remove);
  return {
    setPaused: (value) => {
      isPaused = value;
      update();
    },
    stop,
  };
}
