import { useState } from "react";
import { lostListProblem } from "@/lib/client/api-error";
import { joinLink } from "@/lib/client/private-list/join-link";
import {
  fetchLinkToken,
  replaceLink,
} from "@/lib/client/private-list/list-link";
import { storeLinkState } from "@/lib/client/private-list/link-record";

type LinkCall = "show" | "replace";

/** The join link of a list, fetched on demand. */
export function useListLink(list: string) {
  const [link, setLink] = useState<string>();
  const [isLoading, setIsLoading] = useState(false);
  const [failed, setFailed] = useState<LinkCall>();

  /** Resolves to whether there is a link. */
  async function load(call: LinkCall): Promise<boolean> {
    if (isLoading) return false;
    setIsLoading(true);
    setFailed(undefined);
    try {
      const fetchToken = call === "show" ? fetchLinkToken : replaceLink;
      setLink(joinLink(await fetchToken(list)));
      storeLinkState(list, "known");
      return true;
    } catch (error) {
      console.error("There is no link.", error);
      // With another list in the browser, the screen fetches and shows that one.
      if (!lostListProblem(error)) setFailed(call);
      // The response may be lost, and the old link dead.
      if (call === "replace") setLink(undefined);
      return false;
    } finally {
      setIsLoading(false);
    }
  }
  return {
    link,
    isLoading,
    failed,
    show: () => load("show"),
    /** Ends the old link, and the access of other devices. */
    replace: () => load("replace"),
  };
}
