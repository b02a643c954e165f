import { useState } from "react";
import { listProblem } from "@/lib/client/api-error";
import { joinLink } from "@/lib/client/private-list/join-link";
import {
  fetchLinkToken,
  replaceLink,
} from "@/lib/client/private-list/list-link";
import { storeLinkState } from "@/lib/client/private-list/link-record";

type LinkStatus = "hidden" | "loading" | "shown" | "failed";

/** The join link of a list, fetched on demand. */
export function useListLink(list: string) {
  const [status, setStatus] = useState<LinkStatus>("hidden");
  const [link, setLink] = useState<string>();

  /** Resolves to whether the link is shown. */
  async function load(fetchToken: () => Promise<string>): Promise<boolean> {
    if (status === "loading") return false;
    setStatus("loading");
    try {
      setLink(joinLink(await fetchToken()));
      setStatus("shown");
      storeLinkState(list, "known");
      return true;
    } catch (error) {
      console.error("There is no link.", error);
      // The screen fetches the list of this browser, and replaces this one.
      setStatus(listProblem(error) ? "hidden" : "failed");
      return false;
    }
  }
  return {
    status,
    link,
    show: () => load(() => fetchLinkToken(list)),
    /** Ends the link, and the access of other devices. */
    replace: () => load(() => replaceLink(list)),
  };
}
