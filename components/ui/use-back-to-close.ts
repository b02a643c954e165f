import { useEffect, useEffectEvent, useRef } from "react";

const MARK = "overlay";

/**
 * Gives what is open, such as a dialog, a history entry of its own, so that Back
 * closes it and stays on the page.
 *
 * @param onBack returns whether it is closed; if not, it has its entry again
 */
export function useBackToClose(isOpen: boolean, onBack: () => boolean) {
  const own = useRef<string>(undefined);
  const isOwnEntry = () => own.current !== undefined && mark() === own.current;
  const pushOwnEntry = () => {
    own.current = `${Date.now()}-${Math.random()}`;
    history.pushState(withMark(own.current), "");
  };
  const onPopState = useEffectEvent(() => {
    if (!isOpen) leaveOldEntry();
    else if (!isOwnEntry() && !onBack()) pushOwnEntry();
  });
  useEffect(() => {
    leaveOldEntry();
    const listening = new AbortController();
    addEventListener("popstate", onPopState, { signal: listening.signal });
    return () => listening.abort();
  }, []);
  useEffect(() => {
    if (!isOpen) return;
    pushOwnEntry();
    return () => {
      if (isOwnEntry()) history.back();
      own.current = undefined;
    };
  }, [isOpen]);
}

/** Before another page replaces the entry. */
export function releaseEntry() {
  history.replaceState(withMark(undefined), "");
}

/** Of an overlay that was open before a reload, or that Back had closed. */
function leaveOldEntry() {
  if (mark() !== undefined) history.back();
}

function mark(): unknown {
  return ((history.state ?? {}) as Record<string, unknown>)[MARK];
}

/** The entry's state, in which Next has its own, too. */
function withMark(value: string | undefined) {
  return { ...(history.state as object | null), [MARK]: value };
}
