import { useRef, useState } from "react";
import type { ReadEntry } from "./read-entry";

/** `failed`: the next `load` tries again. */
type ReaderState = "unloaded" | "loading" | "ready" | "failed";

const importReader = async () => (await import("./read-entry")).readEntry;

/** The parsers of the box, which are loaded late, because few visits use them. */
export function useEntryReader(load: () => Promise<ReadEntry> = importReader) {
  const [state, setState] = useState<ReaderState>("unloaded");
  const reader = useRef<ReadEntry>(undefined);
  const isLoading = useRef(false);
  return {
    state,
    reader,
    /** Calls back when the reader has been loaded now. */
    load: async (onReady: () => void) => {
      if (reader.current || isLoading.current) return;
      isLoading.current = true;
      setState("loading");
      try {
        reader.current = await load();
        setState("ready");
        onReady();
      } catch (error) {
        console.error("The text cannot be read.", error);
        setState("failed");
      } finally {
        isLoading.current = false;
      }
    },
  };
}
