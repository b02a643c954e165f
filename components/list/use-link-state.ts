import { useSyncExternalStore } from "react";
import {
  linkState,
  type LinkState,
  onLinkStateChange,
} from "@/lib/browser/switch-list/link-record";

/** Undefined until the link was shown, opened or dismissed; `dismissed` on the server. */
export function useLinkState(list: string): LinkState | undefined {
  return useSyncExternalStore(
    onLinkStateChange,
    () => linkState(list),
    () => "dismissed",
  );
}
