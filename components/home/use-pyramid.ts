import { type RefObject, useEffect, useRef, useState } from "react";
import { type Pyramid, startPyramid } from "./start-pyramid";
import { useMotionAllowed } from "./use-motion-allowed";

/**
 * Runs the turning pyramid in the holder, over the `svg` in the backdrop, while
 * motion is allowed. Returns whether it is visible.
 */
export function usePyramid(
  backdrop: RefObject<HTMLElement | null>,
  holder: RefObject<HTMLElement | null>,
  isPaused: boolean,
): boolean {
  const pyramid = useRef<Pyramid>(null);
  const isAllowed = useMotionAllowed();
  const [isDrawn, setIsDrawn] = useState(false);

  useEffect(() => {
    const still = backdrop.current?.querySelector("svg");
    if (!isAllowed || !still || !holder.current) return;
    const end = () => setIsDrawn(false);
    const started = startPyramid({
      holder: holder.current,
      still,
      onDrawn: () => setIsDrawn(true),
      onEnded: end,
    });
    pyramid.current = started;
    return () => {
      started.stop();
      end();
    };
  }, [backdrop, holder, isAllowed]);

  // Also runs when isAllowed changes, so that a restarted pyramid stays paused.
  useEffect(() => {
    pyramid.current?.setPaused(isPaused);
  }, [isAllowed, isPaused]);

  return isDrawn;
}
