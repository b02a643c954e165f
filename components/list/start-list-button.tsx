import { buttonClass } from "@/components/ui/button-class";
import { useStartList } from "./use-start-list";

/** Gives the browser a new list in place of one that is gone. */
export function StartListButton({ onStarted }: { onStarted?: () => void }) {
  const { state, start } = useStartList({ onStarted });
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
