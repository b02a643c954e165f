import {
  type RefCallback,
  startTransition,
  useCallback,
  useState,
} from "react";

const MARGIN = "300px";
const MAX_DELAY_MS = 3500;

/**
 * For lazy content: true once the element with the ref is near the viewport, and
 * at the latest MAX_DELAY_MS after it was mounted.
 */
export function useShouldLoad(): [RefCallback<Element>, boolean] {
  const [shouldLoad, setShouldLoad] = useState(false);
  const ref = useCallback((element: Element | null) => {
    if (!element) return;
    // A transition keeps the placeholder until the content is rendered.
    const load = () => startTransition(() => setShouldLoad(true));
    const timer = setTimeout(load, MAX_DELAY_MS);
    const observer = new IntersectionObserver(
      ([entry]) => {
        if (entry?.isIntersecting) load();
      },
      { rootMargin: MARGIN },
    );
    observer.observe(element);
    return () => {
      clearTimeout(timer);
      observer.disconnect();
    };
  }, []);
  return [ref, shouldLoad];
}
