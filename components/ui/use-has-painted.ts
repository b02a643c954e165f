import { useEffect, useState } from "react";

/**
 * False until the browser has painted the component once. What waits for it is
 * neither loaded nor drawn before that.
 */
export function useHasPainted(): boolean {
  const [hasPainted, setHasPainted] = useState(false);
  useEffect(() => {
    const observer = new PerformanceObserver(() => setHasPainted(true));
    let frame = requestAnimationFrame(() => {
      frame = requestAnimationFrame(() => {
        // Two frames may pass before the page's first paint.
        if (performance.getEntriesByType("paint").length === 0)
          observer.observe({ type: "paint" });
        else setHasPainted(true);
      });
    });
    return () => {
      cancelAnimationFrame(frame);
      observer.disconnect();
    };
  }, []);
  return hasPainted;
}
