import { Dialog } from "@base-ui/react/dialog";
import { CalendarDays } from "lucide-react";
import { lazy, Suspense, useState } from "react";
import { LoadBoundary } from "@/components/ui/load-boundary";
import type { Period } from "@/lib/list/period";
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
  const [isOpen, setIsOpen] = useState(false);
  const [wasOpened, setWasOpened] = useState(false);
  return (
    <Dialog.Root
      open={isOpen}
      onOpenChange={(isOpen) => {
        setIsOpen(isOpen);
        setWasOpened(true);
      }}
    >
      <Dialog.Trigger aria-label="Choose a month" className={ICON_BUTTON}>
        <CalendarDays size={20} strokeWidth={2} />
      </Dialog.Trigger>
      {wasOpened && (
        <LoadBoundary failure="The months could not be loaded.">
          <Suspense>
            <MonthDialog
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
    </Dialog.Root>
  );
}
