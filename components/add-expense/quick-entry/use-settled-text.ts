import { useEffect, useState } from "react";

/** Screen readers would otherwise announce the text at every key press. */
const DELAY_MS = 800;

/** The text once it has not changed for a while. */
export function useSettledText(text: string): string {
  const [settled, setSettled] = useState("");
  useEffect(() => {
    const timer = setTimeout(() => setSettled(text), DELAY_MS);
    return () => clearTimeout(timer);
  }, [text]);
  return settled;
}
