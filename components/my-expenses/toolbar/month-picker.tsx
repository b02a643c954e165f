import { CalendarDays } from "lucide-react";
import { useRef, useState } from "react";
import { LoadBoundary, PartFailure } from "@/components/ui/load-boundary";
import { useLateLoad } from "@/lib/browser/late-loading/use-late-load";
import type { Period } from "@/lib/domain/view/period";
import { ICON_BUTTON } from "./icon-button";

const FAILURE = "The months could not be loaded.";

const loadDialog = () => import("./month-dialog");

/** A button that opens the months of a year, loaded after the rows, or when it is pressed. */
export function MonthPicker({
  period,
  onChange,
}: {
  period: Period | undefined;
  onChange: (period: Period, how: "replace") => void;
}) {
  const button = useRef<HTMLButtonElement>(null);
  const [isOpen, setIsOpen] = useState(false);
  const [wasOpened, setWasOpened] = useState(false);
  const { loaded, hasFailed } = useLateLoad("dialogs", loadDialog, {
    isAsked: isOpen,
    onFailure: () => setIsOpen(false),
  });
  return (
    <>
      <button
        ref={button}
        type="button"
        aria-label="Choose a month"
        aria-haspopup="dialog"
        aria-expanded={isOpen}
        onClick={() => {
          setIsOpen(true);
          setWasOpened(true);
        }}
        className={ICON_BUTTON}
      >
        <CalendarDays size={20} strokeWidth={2} />
      </button>
      {hasFailed && <PartFailure failure={FAILURE} />}
      {wasOpened && loaded && (
        <LoadBoundary failure={FAILURE}>
          <loaded.MonthDialog
            isOpen={isOpen}
            finalFocus={button}
            period={period}
            onClose={() => setIsOpen(false)}
            onSelect={(month) => {
              // Replaces the history entry of the dialog.
              onChange(month, "replace");
              setIsOpen(false);
            }}
          />
        </LoadBoundary>
      )}
    </>
  );
}
