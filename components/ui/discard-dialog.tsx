import { AlertDialog } from "@base-ui/react/alert-dialog";
import { buttonClass } from "@/components/ui/button-class";

/** Asks for confirmation before unsaved values are discarded. */
export function DiscardDialog({
  isOpen,
  onKeepEditing,
  onDiscard,
}: {
  isOpen: boolean;
  onKeepEditing: () => void;
  onDiscard: () => void;
}) {
  return (
    <AlertDialog.Root
      open={isOpen}
      onOpenChange={(isOpen) => {
        if (!isOpen) onKeepEditing();
      }}
    >
      <AlertDialog.Portal>
        <AlertDialog.Backdrop
          forceRender
          className="fixed inset-0 z-40 bg-black/70"
        />
        <AlertDialog.Popup className="fixed inset-0 z-40 m-auto h-fit max-h-[calc(100dvh-2rem)] w-[calc(100%-2rem)] max-w-sm overflow-y-auto rounded-card border border-line bg-surface p-4 sm:p-6">
          <AlertDialog.Title className="text-xl font-semibold">
            Discard your changes?
          </AlertDialog.Title>
          <AlertDialog.Description className="mt-2 mb-5 text-muted">
            They are not saved.
          </AlertDialog.Description>
          <div className="flex flex-wrap gap-3">
            <AlertDialog.Close className={`${buttonClass("filled")} grow`}>
              Keep editing
            </AlertDialog.Close>
            <button
              type="button"
              onClick={onDiscard}
              className={`${buttonClass("outlined")} grow`}
            >
              Discard
            </button>
          </div>
        </AlertDialog.Popup>
      </AlertDialog.Portal>
    </AlertDialog.Root>
  );
}
