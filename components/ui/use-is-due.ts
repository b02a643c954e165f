import {
  type RefCallback,
  startTransition,
  useCallback,
  useState,
} from "react";

const MARGIN = "300px";
const LATEST_MS = 2500;

/**
 * Whether it is time for what stands further down: the element that the ref is
 * given to is on the screen or close to it, or the page has had time to settle.
 */
export function useIsDue(): [RefCallback<Element>, boolean] {
  const [isDue, setIsDue] = useState(false);
  const watch = useCallback((element: Element | null) => {
    if (!element) return;
    // In a transition what comes replaces what stands there as soon as it can.
    const makeDue = () => startTransition(() => setIsDue(true));
    const timer = setTimeout(makeDue, LATEST_MS);
    const observer = new IntersectionObserver(
      ([entry]) => {
        if (entry?.isIntersecting) makeDue();
      },
      { rootMargin: MARGIN },
    );
    observer.observe(element);
    return () => {
      clearTimeout(timer);
      observer.disconnect();
    };
  }, []);
  return [watch, isDue];
}
