import { useEffect, useState } from "react";

/** When the charts below a long list have been drawn too. */
export const SETTLED_MS = 4000;

/** False until the page's load event, or the given time after it. */
export function useHasLoaded(delayMs = 0): boolean {
  const [hasLoaded, setHasLoaded] = useState(false);
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    const startTimer = () => {
      timer = setTimeout(() => setHasLoaded(true), delayMs);
    };
    if (document.readyState === "complete") startTimer();
    else addEventListener("load", startTimer, { once: true });
    return () => {
      clearTimeout(timer);
      removeEventListener("load", startTimer);
    };
  }, [delayMs]);
  return hasLoaded;
}
