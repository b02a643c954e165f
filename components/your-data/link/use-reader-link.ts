import { useEffect, useState } from "react";
import { lostListProblem } from "@/lib/browser/api/api-error";
import { onListEvent } from "@/lib/browser/list/list-events";
import {
  endReaderLink,
  fetchReaderToken,
} from "@/lib/browser/list/reader-link";
import { joinUrl } from "@/lib/browser/switch-list/join-link";

/** The link that only reads a list, made on demand, until it or the other link is replaced in any tab. */
export function useReaderLink(list: string) {
  const [link, setLink] = useState<string>();
  const [isBusy, setIsBusy] = useState(false);
  const [failed, setFailed] = useState<"show" | "end">();

  useEffect(
    () =>
      onListEvent(({ kind }) => {
        if (kind === "switched") setLink(undefined);
      }),
    [],
  );

  /** Resolves to whether it was done. */
  async function run(call: "show" | "end", send: () => Promise<void>) {
    if (isBusy) return false;
    setIsBusy(true);
    setFailed(undefined);
    try {
      await send();
      return true;
    } catch (error) {
      console.error("The reader link could not be changed.", error);
      // With another list in the browser, the screen fetches and shows that one.
      if (!lostListProblem(error)) setFailed(call);
      return false;
    } finally {
      setIsBusy(false);
    }
  }

  return {
    link,
    isBusy,
    failed,
    show: () =>
      run("show", async () => {
        const token = await fetchReaderToken(list);
        setLink(joinUrl({ token, isReader: true }));
      }),
    end: () => run("end", () => endReaderLink(list)),
  };
}
