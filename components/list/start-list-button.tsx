import { useState } from "react";
import { Button } from "@/components/ui/button";
import { buttonClass } from "@/components/ui/button-class";
import type { ListRef } from "@/lib/browser/api/list-ref";
import { startNewList } from "./start-new-list";

/** Gives the browser a new list in place of one that is gone, or that it can only read, once at a time. */
export function StartListButton({
  left,
  label = "Start a new list",
  variant = "filled",
  onStarted,
}: {
  left: ListRef;
  label?: string;
  variant?: "filled" | "quiet";
  /** Called when the browser has a new list, also when another tab has started it. */
  onStarted: () => void;
}) {
  const [state, setState] = useState<"idle" | "starting" | "failed">("idle");
  const isStarting = state === "starting";
  const start = async () => {
    setState("starting");
    try {
      await startNewList(left);
      setState("idle");
      onStarted();
    } catch {
      setState("failed");
    }
  };
  return (
    <div>
      <Button
        isDisabled={isStarting}
        onClick={() => void start()}
        className={buttonClass(variant)}
      >
        {isStarting ? "Starting…" : label}
      </Button>
      {state === "failed" && (
        <p role="alert" className="mt-2 text-sm text-danger">
          The list could not be started. Try again.
        </p>
      )}
    </div>
  );
}
