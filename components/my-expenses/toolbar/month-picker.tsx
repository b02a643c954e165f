import { CalendarDays } from "lucide-react";
import { lazy, Suspense, useRef, useState } from "react";
import { LoadBoundary } from "@/components/ui/load-boundary";
import type { Period } from "@/lib/domain/view/period";
import { ICON_BUTTON } from "./icon-button";

const MonthDialog = lazy(() =>
  import("./month-dialog").then(({ MonthDialog }) => ({
    default: MonthDialog,
  })),
);

/** A button that opens the months of a year. */
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
      {wasOpened && (
        <LoadBoundary failure="The months could not be loaded.">
          <Suspense>
            <MonthDialog
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
          </Suspense>
        </LoadBoundary>
      )}
    </>
  );
}
