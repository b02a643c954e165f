import { AlertDialog } from "@base-ui/react/alert-dialog";
import { type ReactNode, useRef } from "react";
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
  const popup = useRef<HTMLDivElement>(null);
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
      <AlertDialog.Portal>
        <AlertDialog.Backdrop className="fixed inset-0 z-40 bg-black/70" />
        <AlertDialog.Popup
          ref={popup}
          initialFocus={popup}
          finalFocus={finalFocus}
          className="fixed inset-0 z-40 m-auto h-fit max-h-[calc(100dvh-2rem)] w-[calc(100%-2rem)] max-w-md overflow-y-auto overscroll-contain rounded-card border border-white/20 bg-surface p-4 outline-none sm:p-6"
        >
          <AlertDialog.Title className="text-xl font-semibold">
            {title}
          </AlertDialog.Title>
          <AlertDialog.Description className="mt-2 mb-5 text-muted">
            {description}
          </AlertDialog.Description>
          {children}
        </AlertDialog.Popup>
      </AlertDialog.Portal>
    </AlertDialog.Root>
  );
}
