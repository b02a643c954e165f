import { AlertDialog } from "@base-ui/react/alert-dialog";
import { buttonClass } from "@/components/ui/button-class";
import { DialogSurface } from "@/components/ui/dialog-surface";

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
      <DialogSurface
        title="Discard your changes?"
        description="They are not saved."
        width="small"
        isNested
      >
        <div className="flex flex-wrap gap-3">
          <AlertDialog.Close className={`${buttonClass("filled")} grow`}>
            Keep editing
          </AlertDialog.Close>
          <button
            type="button"
            onClick={onDiscard}
            className={`${buttonClass("quiet")} grow`}
          >
            Discard
          </button>
        </div>
      </DialogSurface>
    </AlertDialog.Root>
  );
}
