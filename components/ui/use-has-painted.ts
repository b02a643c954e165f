import { useEffect, useState } from "react";

/**
 * False until the browser has painted the component once. What waits for it is
 * neither loaded nor drawn before that.
 */
export function useHasPainted(): boolean {
  const [hasPainted, setHasPainted] = useState(false);
  useEffect(() => {
    let frame = requestAnimationFrame(() => {
      frame = requestAnimationFrame(() => setHasPainted(true));
    });
    return () => cancelAnimationFrame(frame);
  }, []);
  return hasPainted;
}
