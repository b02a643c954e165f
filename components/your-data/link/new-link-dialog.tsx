import { DialogButtons } from "@/components/ui/dialog-buttons";
import { QuestionDialog } from "@/components/ui/question-dialog";
import type { LinkFailure } from "./use-list-link";

const FAILURES: Record<LinkFailure, string | undefined> = {
  show: undefined,
  replace:
    "It is not known whether the link was replaced. Your list is not lost: try again.",
  key: "The link was not replaced: this browser stores nothing for this site, and without that, a lost response would lose your list.",
};

export function NewLinkDialog({
  isOpen,
  isReplacing,
  failed,
  onClose,
  onReplace,
}: {
  isOpen: boolean;
  isReplacing: boolean;
  failed: LinkFailure | undefined;
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
        error={failed && FAILURES[failed]}
        onConfirm={onReplace}
      />
    </QuestionDialog>
  );
}
