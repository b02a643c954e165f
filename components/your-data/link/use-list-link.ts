import { useEffect, useEffectEvent, useRef, useState } from "react";
import { lostListProblem } from "@/lib/browser/api/api-error";
import { onListEvent } from "@/lib/browser/list/list-events";
import type { ListRef } from "@/lib/browser/api/list-ref";
import { joinUrl } from "@/lib/browser/switch-list/join-link";
import {
  fetchLinkToken,
  KeyNotStoredError,
  replaceLink,
} from "@/lib/browser/list/list-link";
import { storeLinkState } from "@/lib/browser/switch-list/link-record";

type LinkCall = "show" | "replace";

/** `key`: nothing was sent, because the browser does not store the key of a replacement. */
export type LinkFailure = LinkCall | "key";

/** The join link of a list, fetched on demand, and again when another tab has replaced it. */
export function useListLink(list: string) {
  const [link, setLink] = useState<string>();
  const [isLoading, setIsLoading] = useState(false);
  const [failed, setFailed] = useState<LinkFailure>();
  // Whether another tab may have replaced the link since the request.
  const isOutdated = useRef(false);

  /** Resolves to whether there is a link. */
  async function load(call: LinkCall): Promise<boolean> {
    if (isLoading) return false;
    setIsLoading(true);
    setFailed(undefined);
    try {
      isOutdated.current = false;
      let token = await (call === "show" ? fetchLinkToken : replaceLink)(list);
      while (isOutdated.current) {
        isOutdated.current = false;
        token = await fetchLinkToken(list);
      }
      setLink(joinUrl({ token, isReader: false }));
      storeLinkState(list, "known");
      return true;
    } catch (error) {
      console.error("There is no link.", error);
      const isKept = error instanceof KeyNotStoredError;
      // With another list in the browser, the screen fetches and shows that one.
      if (!lostListProblem(error)) setFailed(isKept ? "key" : call);
      // The response may be lost, and the old link dead.
      if (!isKept) setLink(undefined);
      return false;
    } finally {
      setIsLoading(false);
    }
  }

  const onSwitch = useEffectEvent((listNow: ListRef) => {
    isOutdated.current = true;
    if (link === undefined || isLoading) return;
    setLink(undefined);
    if (listNow === list) void load("show");
  });
  useEffect(
    () =>
      onListEvent((event, isFromOtherTab) => {
        if (event.kind === "switched" && isFromOtherTab) onSwitch(event.list);
      }),
    [],
  );
  return {
    link,
    isLoading,
    failed,
    show: () => load("show"),
    /** Ends the old link, and the access of other devices. */
    replace: () => load("replace"),
  };
}
