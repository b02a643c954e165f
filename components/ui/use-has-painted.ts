import { useEffect, useState } from "react";

/** False until the browser has painted the component, to defer further loading. */
export function useHasPainted(): boolean {
  const [hasPainted, setHasPainted] = useState(false);
  useEffect(() => {
    const observer = new PerformanceObserver(() => setHasPainted(true));
    let frame = requestAnimationFrame(() => {
      frame = requestAnimationFrame(() => {
        // The page's first paint may come after the second frame.
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
