import { buttonClass } from "@/components/ui/button-class";
import { useStartList } from "./use-start-list";
import { Button } from "@/components/ui/button";

/** Gives the browser a new list in place of one that is gone. */
export function StartListButton({ onStarted }: { onStarted?: () => void }) {
  const { state, start } = useStartList({ onStarted });
  return (
    <div>
      <Button
        isDisabled={state === "starting"}
        onClick={() => void start()}
        className={buttonClass("filled")}
      >
        {state === "starting" ? "Starting…" : "Start a new list"}
      </Button>
      {state === "failed" && (
        <p role="alert" className="mt-2 text-sm text-danger">
          The list could not be started. Try again.
        </p>
      )}
    </div>
  );
}
