import { DialogButtons } from "@/components/data/dialog-buttons";
import { QuestionDialog } from "@/components/data/question-dialog";

export function NewLinkDialog({
  isOpen,
  isReplacing,
  hasFailed,
  onClose,
  onReplace,
}: {
  isOpen: boolean;
  isReplacing: boolean;
  hasFailed: boolean;
  onClose: () => void;
  onReplace: () => void;
}) {
  return (
    <QuestionDialog
      isOpen={isOpen}
      title="Make a new link?"
      description="The old link ends. Other devices lose this list until the new link is opened on them."
      onClose={onClose}
    >
      <DialogButtons
        confirmLabel={isReplacing ? "Making…" : "Make a new link"}
        isDisabled={isReplacing}
        error={
          hasFailed
            ? "The link may not have been replaced. Try again now: a later try may be too late."
            : undefined
        }
        onConfirm={onReplace}
      />
    </QuestionDialog>
  );
}
