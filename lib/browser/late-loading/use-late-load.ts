import {
  type RefCallback,
  startTransition,
  useCallback,
  useEffect,
  useEffectEvent,
  useState,
} from "react";
import { lateQueue, type LateTask } from "./late-queue";

/** How far below the window something is loaded as if it were in sight. */
const MARGIN = "300px";

/**
 * Loads something in its turn, or at once when it is asked for. A failed load is
 * repeated when it is asked for again, and when the network is back.
 *
 * @param name undefined while it is not needed
 * @param load has the same identity in every render
 */
export function useLateLoad<T>(
  name: LateTask["name"] | undefined,
  load: () => Promise<T>,
  {
    isAsked = false,
    onFailure,
  }: {
    isAsked?: boolean;
    /** Called when it was asked for and could not be loaded. */
    onFailure?: () => void;
  } = {},
): { loaded: T | undefined; hasFailed: boolean } {
  const [loaded, setLoaded] = useState<T>();
  const [hasFailed, setHasFailed] = useState(false);
  const fail = useEffectEvent(() => {
    setHasFailed(true);
    onFailure?.();
  });
  const isNeeded = loaded === undefined;
  useEffect(() => {
    if (name === undefined || !isNeeded) return;
    let isAskedNow = isAsked;
    const task: LateTask = {
      name,
      load: async () => {
        const value = await load();
        // A transition keeps what is shown until the new content is rendered.
        startTransition(() => setLoaded(() => value));
      },
    };
    const remove = lateQueue.add(task);
    if (isAsked)
      lateQueue.loadNow(task).catch(() => {
        if (isAskedNow) fail();
      });
    return () => {
      isAskedNow = false;
      remove();
    };
  }, [name, load, isAsked, isNeeded]);
  return { loaded, hasFailed: hasFailed && isNeeded };
}

/** Loads like useLateLoad, and at once when the element with the ref comes near the window. */
export function useLateContent<T>(
  name: LateTask["name"] | undefined,
  load: () => Promise<T>,
) {
  const [isInSight, setIsInSight] = useState(false);
  const ref: RefCallback<Element> = useCallback((element) => {
    if (!element) return;
    const observer = new IntersectionObserver(
      ([entry]) => {
        if (entry?.isIntersecting) setIsInSight(true);
      },
      { rootMargin: MARGIN },
    );
    observer.observe(element);
    return () => observer.disconnect();
  }, []);
  return { ref, ...useLateLoad(name, load, { isAsked: isInSight }) };
}

/** Holds the queue while the first content of a screen is loading. */
export function useHoldLateLoads(isLoading: boolean) {
  useEffect(() => (isLoading ? lateQueue.hold() : undefined), [isLoading]);
}
