import { useEffect, useState } from "react";

/** False until the browser has painted the component, to defer further loading. */
export function useHasPainted(): boolean {
  const [hasPainted, setHasPainted] = useState(false);
  useEffect(() => {
    const observer = new PerformanceObserver(() => setHasPainted(true));
    let frame = requestAnimationFrame(() => {
      frame = requestAnimationFrame(() => {
        // The page's first paint may come after the second frame.
        observer.observe({ type: "paint", buffered: true });
      });
    });
    return () => {
      cancelAnimationFrame(frame);
      observer.disconnect();
    };
  }, []);
  return hasPainted;
}
