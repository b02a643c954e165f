import { AlertDialog } from "@base-ui/react/alert-dialog";
import type { ReactNode } from "react";
import { DialogSurface } from "@/components/ui/dialog-surface";
import { useBackToClose } from "@/components/ui/use-back-to-close";

/** A dialog that asks before something is done. A stray Enter does nothing, and Back closes it. */
export function QuestionDialog({
  isOpen,
  title,
  description,
  onClose,
  finalFocus,
  children,
}: {
  isOpen: boolean;
  title: string;
  description: string;
  onClose: () => void;
  /** Whether the focus returns to where it was before the dialog. */
  finalFocus?: () => boolean;
  children: ReactNode;
}) {
  useBackToClose(isOpen, () => {
    onClose();
    return true;
  });
  return (
    <AlertDialog.Root
      open={isOpen}
      onOpenChange={(isOpen) => {
        if (!isOpen) onClose();
      }}
    >
      <DialogSurface
        title={title}
        description={description}
        width="medium"
        initialFocus="panel"
        finalFocus={finalFocus}
      >
        {children}
      </DialogSurface>
    </AlertDialog.Root>
  );
}
