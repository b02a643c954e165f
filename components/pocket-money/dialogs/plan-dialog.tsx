import { type ReactNode, useId, useState } from "react";
import { OfflineReason } from "@/components/device/unsent/offline-reason";
import { planStart } from "@/components/pocket-money/use-focus-after-removal";
import { GHOST_BUTTON } from "@/components/ui/button-class";
import { FormDialog } from "@/components/ui/form-dialog";
import { usePlanForm } from "./use-plan-form";
import { DialogFoot } from "@/components/ui/dialog-foot";

/** A dialog with the fields of a part of the plan. It stays open until they are stored. */
export function PlanDialog({
  title,
  side,
  onRemove,
  onClose,
  onSave,
  children,
}: {
  title: string;
  /** Other buttons, beside those that save and cancel. */
  side?: ReactNode;
  /** Removes the part, whatever is in the fields. Rejects as onSave does. */
  onRemove?: () => Promise<void>;
  onClose: () => void;
  /** Returns why the values are rejected. Rejects when they could not be stored. */
  onSave: (values: FormData) => Promise<string | undefined>;
  children: ReactNode;
}) {
  const [isOpen, setIsOpen] = useState(true);
  const { error, isSaving, isOffline, store, isUnsaved, formProps } =
    usePlanForm(onSave, () => setIsOpen(false));
  const reasonId = useId();
  // The first values of a part replace the button that opened the dialog.
  const [opener] = useState(() => document.activeElement);
  return (
    <FormDialog
      title={title}
      {...{ isOpen, isSaving, isUnsaved }}
      onClose={() => setIsOpen(false)}
      onClosed={onClose}
      finalFocus={() =>
        opener instanceof HTMLElement &&
        opener !== document.body &&
        opener.isConnected
          ? opener
          : planStart()
      }
    >
      <form
        method="post"
        autoComplete="off"
        className="flex flex-col gap-3 md:gap-4"
        {...formProps}
      >
        {children}
        {error && (
          <p role="alert" className="text-sm text-danger">
            {error}
          </p>
        )}
        <DialogFoot
          label="Save"
          isDisabled={isOffline}
          {...{ reasonId, isSaving }}
          onCancel={() => setIsOpen(false)}
          side={
            onRemove ? (
              <button
                type="button"
                onClick={() => void store(onRemove)}
                className={`${GHOST_BUTTON} text-danger hover:bg-danger-soft`}
              >
                Remove {title.toLowerCase()}
              </button>
            ) : (
              side
            )
          }
        />
        <OfflineReason id={reasonId} isOffline={isOffline}>
          Saving needs the network.
        </OfflineReason>
      </form>
    </FormDialog>
  );
}
