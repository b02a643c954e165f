import { Dialog } from "@base-ui/react/dialog";
import { type ReactNode, type SubmitEvent, useId, useState } from "react";
import { OfflineReason } from "@/components/outbox/offline-reason";
import { useIsOffline } from "@/components/outbox/use-is-offline";
import { buttonClass } from "@/components/ui/button-class";
import { useBackToClose } from "@/components/ui/use-back-to-close";
import { IS_OWN_API } from "@/lib/client/urls";

/** A dialog with the fields of a part of the plan. It stays open until they are stored. */
export function PlanDialog({
  title,
  onClose,
  onSave,
  children,
}: {
  title: string;
  onClose: () => void;
  /** Returns why the values are rejected. Rejects when they could not be stored. */
  onSave: (values: FormData) => Promise<string | undefined>;
  children: ReactNode;
}) {
  const [error, setError] = useState<string>();
  const [isSaving, setIsSaving] = useState(false);
  const reasonId = useId();
  // A plan in this browser needs no network.
  const isOffline = useIsOffline() && IS_OWN_API;
  useBackToClose(true, () => {
    onClose();
    return true;
  });
  const submit = async (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (isSaving || isOffline) return;
    setIsSaving(true);
    try {
      const fault = await onSave(new FormData(event.currentTarget));
      if (fault === undefined) return onClose();
      setError(fault);
    } catch (error) {
      console.error("The plan could not be saved.", error);
      setError("It could not be saved. Check your connection, then try again.");
    }
    setIsSaving(false);
  };
  return (
    <Dialog.Root
      open
      onOpenChange={(isOpen) => {
        if (!isOpen) onClose();
      }}
      disablePointerDismissal
    >
      <Dialog.Portal>
        <Dialog.Backdrop className="fixed inset-0 z-40 bg-black/70" />
        <Dialog.Popup className="fixed inset-0 z-40 m-auto h-fit max-h-[calc(100dvh-2rem)] w-[calc(100%-2rem)] max-w-form overflow-y-auto overscroll-contain rounded-card border border-hairline bg-surface p-4 sm:p-6">
          <Dialog.Title className="mb-5 text-xl font-semibold">
            {title}
          </Dialog.Title>
          <form
            method="post"
            autoComplete="off"
            onSubmit={(event) => void submit(event)}
            onInput={() => setError(undefined)}
            className="flex flex-col gap-5"
          >
            {children}
            {error && (
              <p role="alert" className="text-sm text-danger">
                {error}
              </p>
            )}
            <div className="flex flex-wrap gap-3">
              <button
                type="submit"
                aria-disabled={isSaving || isOffline}
                aria-describedby={reasonId}
                className={`${buttonClass("filled")} grow`}
              >
                Save
              </button>
              <Dialog.Close className={`${buttonClass("outlined")} grow`}>
                Cancel
              </Dialog.Close>
            </div>
            <OfflineReason id={reasonId} isOffline={isOffline}>
              Saving needs the network.
            </OfflineReason>
          </form>
        </Dialog.Popup>
      </Dialog.Portal>
    </Dialog.Root>
  );
}
