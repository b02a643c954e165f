import {
  type RefCallback,
  startTransition,
  useCallback,
  useState,
} from "react";

const MARGIN = "300px";
const MAX_DELAY_MS = 2500;

/**
 * For lazy content: true once the element with the ref is near the viewport, or
 * MAX_DELAY_MS after it was mounted.
 */
export function useIsDue(): [RefCallback<Element>, boolean] {
  const [isDue, setIsDue] = useState(false);
  const watch = useCallback((element: Element | null) => {
    if (!element) return;
    // A transition keeps the placeholder until the content is rendered.
    const makeDue = () => startTransition(() => setIsDue(true));
    const timer = setTimeout(makeDue, MAX_DELAY_MS);
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
