import { useEffect, useState } from "react";

/** The text once it has not changed for a while. */
export function useSettledText(text: string, delayMs: number): string {
  const [settled, setSettled] = useState("");
  useEffect(() => {
    const timer = setTimeout(() => setSettled(text), delayMs);
    return () => clearTimeout(timer);
  }, [text, delayMs]);
  return settled;
}
