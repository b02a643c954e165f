import { useState } from "react";
import { buttonClass } from "@/components/ui/button-class";
import { listProblem } from "@/lib/client/api-error";
import { GONE } from "@/lib/client/list-ref";
import { startList } from "@/lib/client/private-list/switch-list";

/** Gives the browser a new list in place of one that is gone. */
export function StartListButton({ onStarted }: { onStarted?: () => void }) {
  const [state, setState] = useState<"idle" | "starting" | "failed">("idle");
  const start = async () => {
    if (state === "starting") return;
    setState("starting");
    try {
      await startList(GONE);
      setState("idle");
      onStarted?.();
    } catch (error) {
      // Another tab has started a list, which the screen now fetches.
      if (listProblem(error)) return setState("idle");
      console.error("The list could not be started.", error);
      setState("failed");
    }
  };
  return (
    <div>
      <button
        type="button"
        aria-disabled={state === "starting"}
        onClick={() => void start()}
        className={buttonClass("filled")}
      >
        {state === "starting" ? "Starting…" : "Start a new list"}
      </button>
      {state === "failed" && (
        <p role="alert" className="mt-2 text-sm text-danger">
          The list could not be started. Try again.
        </p>
      )}
    </div>
  );
}
