import { useRef, useState } from "react";
import type { ReadText } from "./entry";
import type { EntryContext } from "./read-entry";

/** `failed`: the next `load` tries again. */
export type ReaderState = "unloaded" | "loading" | "ready" | "failed";

/** Loaded with the reader, because only a text of several lines shows it. */
export const loadEntryList = () => import("./entry-list");

type Reader = (text: string, context: EntryContext) => ReadText;

async function importReader(): Promise<Reader> {
  const [{ readEntry }, { entryOutcome }] = await Promise.all([
    import("./read-entry"),
    import("./entry-outcome"),
    loadEntryList(),
  ]);
  return (text, context) => {
    const entry = readEntry(text, context);
    return { ...entry, outcome: entryOutcome(entry) };
  };
}

/** The parsers of the box, which are loaded late, because few visits use them. */
export function useEntryReader(importIt: () => Promise<Reader> = importReader) {
  const [state, setState] = useState<ReaderState>("unloaded");
  const [reader, setReader] = useState<Reader>();
  const isLoading = useRef(false);
  return {
    state,
    reader,
    load: async () => {
      if (reader || isLoading.current) return;
      isLoading.current = true;
      setState("loading");
      try {
        const loaded = await importIt();
        setReader(() => loaded);
        setState("ready");
      } catch (error) {
        console.error("The text cannot be read.", error);
        setState("failed");
      } finally {
        isLoading.current = false;
      }
    },
  };
}
