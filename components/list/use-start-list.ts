import { useRef, useState } from "react";
import { lostListProblem } from "@/lib/browser/api/api-error";
import { GONE } from "@/lib/browser/api/list-ref";

type StartState = "idle" | "starting" | "failed";

/** Gives the browser a new list in place of one that is gone, once at a time. */
export function useStartList({
  onStarted,
  onFailed,
}: {
  /** Called when the browser has a new list, also when another tab has started it. */
  onStarted?: (() => void) | undefined;
  onFailed?: () => void;
}) {
  const [state, setState] = useState<StartState>("idle");
  const isStarting = useRef(false);

  async function start() {
    if (isStarting.current) return;
    isStarting.current = true;
    setState("starting");
    try {
      // Loaded late, because it is hardly ever needed.
      const { startList } =
        await import("@/lib/browser/switch-list/switch-list");
      await startList(GONE);
      setState("idle");
      onStarted?.();
    } catch (error) {
      if (lostListProblem(error)) {
        setState("idle");
        return onStarted?.();
      }
      console.error("The list could not be started.", error);
      setState("failed");
      onFailed?.();
    } finally {
      isStarting.current = false;
    }
  }
  return { state, start };
}
