import { useEffect, useState } from "react";

/** Screen readers would otherwise announce a text at every key press. */
const ANNOUNCE_MS = 800;

/** The text once it has not changed for a while. */
export function useSettledText(text: string, delayMs = ANNOUNCE_MS): string {
  const [settled, setSettled] = useState("");
  useEffect(() => {
    const timer = setTimeout(() => setSettled(text), delayMs);
    return () => clearTimeout(timer);
  }, [text, delayMs]);
  return settled;
}
