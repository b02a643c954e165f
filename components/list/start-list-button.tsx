import { useState } from "react";
import { Button } from "@/components/ui/button";
import { buttonClass } from "@/components/ui/button-class";
import { startNewList } from "./start-new-list";

/** Gives the browser a new list in place of one that is gone, once at a time. */
export function StartListButton({
  onStarted,
}: {
  /** Called when the browser has a new list, also when another tab has started it. */
  onStarted?: () => void;
}) {
  const [state, setState] = useState<"idle" | "starting" | "failed">("idle");
  const isStarting = state === "starting";
  const start = async () => {
    setState("starting");
    try {
      await startNewList();
      setState("idle");
      onStarted?.();
    } catch {
      setState("failed");
    }
  };
  return (
    <div>
      <Button
        isDisabled={isStarting}
        onClick={() => void start()}
        className={buttonClass("filled")}
      >
        {isStarting ? "Starting…" : "Start a new list"}
      </Button>
      {state === "failed" && (
        <p role="alert" className="mt-2 text-sm text-danger">
          The list could not be started. Try again.
        </p>
      )}
    </div>
  );
}
