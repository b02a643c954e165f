import { type ReactNode, useId, useState } from "react";
import { OfflineReason } from "@/components/device/offline-reason";
import { planStart } from "@/components/pocket-money/use-focus-after-removal";
import { planRefusal } from "@/components/split/plan-refusal";
import { Button } from "@/components/ui/button";
import { GHOST_BUTTON } from "@/components/ui/button-class";
import { DialogFoot } from "@/components/ui/dialog-foot";
import { FormDialog } from "@/components/ui/form-dialog";
import { IS_OWN_API } from "@/lib/browser/api/urls";
import { useIsOffline } from "@/lib/browser/outbox/use-is-offline";

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
  const [error, setError] = useState<string>();
  const [isSaving, setIsSaving] = useState(false);
  // A plan in this browser needs no network.
  const isOffline = useIsOffline() && IS_OWN_API;
  const reasonId = useId();
  // The first values of a part replace the button that opened the dialog.
  const [opener] = useState(() => document.activeElement);
  const store = async (save: () => Promise<string | void>) => {
    if (isSaving || isOffline) return;
    setIsSaving(true);
    try {
      const fault = await save();
      if (fault === undefined) return setIsOpen(false);
      setError(fault);
    } catch (error) {
      console.error("The plan could not be saved.", error);
      setError(`It could not be saved. ${planRefusal(error)}`);
    }
    setIsSaving(false);
  };
  return (
    <FormDialog
      title={title}
      {...{ isOpen, isSaving }}
      onSubmit={(form) => void store(() => onSave(new FormData(form)))}
      onInput={() => setError(undefined)}
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
            <Button
              isDisabled={isOffline || isSaving}
              reasonId={reasonId}
              onClick={() => void store(onRemove)}
              className={`${GHOST_BUTTON} text-danger hover:bg-danger-soft`}
            >
              Remove {title.toLowerCase()}
            </Button>
          ) : (
            side
          )
        }
      />
      <OfflineReason id={reasonId} isOffline={isOffline}>
        Saving needs the network.
      </OfflineReason>
    </FormDialog>
  );
}
