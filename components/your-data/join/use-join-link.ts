import { useSyncExternalStore } from "react";
import { onNewFragment, removeFragment } from "@/components/ui/fragment";
import { createExternalStore } from "@/lib/browser/storage/external-store";
import {
  type JoinLink,
  linkOfFragment,
} from "@/lib/browser/switch-list/join-link";

// Outside React: the token exists nowhere else once the address is cleaned.
const link = createExternalStore<JoinLink | undefined>(undefined);

/** The join link that was opened, until it is cleared. */
export function useJoinLink() {
  const current = useSyncExternalStore(subscribe, link.get, () => undefined);
  return [current, clearLink] as const;
}

function subscribe(listener: () => void) {
  takeLink(location.hash);
  const unsubscribe = link.subscribe(listener);
  const stopListening = onNewFragment(takeLink);
  return () => {
    unsubscribe();
    stopListening();
  };
}

function takeLink(fragment: string) {
  const found = linkOfFragment(fragment);
  if (found === undefined) return;
  removeFragment();
  link.set(found);
}

function clearLink() {
  link.set(undefined);
}
