import { Dialog } from "@base-ui/react/dialog";
import type { ComponentProps } from "react";
import { DialogSurface } from "./dialog-surface";
import { useBackToClose } from "./use-back-to-close";

export type ModalDialogProps = ComponentProps<typeof DialogSurface> & {
  isOpen: boolean;
  /** Returns false if the dialog stays open. */
  onClose: () => boolean | void;
  /** Called when it has left the screen. */
  onClosed?: () => void;
};

/** A dialog that its Close button, Escape, a press outside it and Back close. */
export function ModalDialog({
  isOpen,
  onClose,
  onClosed,
  ...surface
}: ModalDialogProps) {
  useBackToClose(isOpen, () => onClose() !== false);
  return (
    <Dialog.Root
      open={isOpen}
      onOpenChange={(isOpen) => {
        if (!isOpen) onClose();
      }}
      onOpenChangeComplete={(isOpen) => {
        if (!isOpen) onClosed?.();
      }}
    >
      <DialogSurface {...surface} />
    </Dialog.Root>
  );
}
