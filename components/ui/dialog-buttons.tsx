import { AlertDialog } from "@base-ui/react/alert-dialog";
import { buttonClass } from "@/components/ui/button-class";
import { Button } from "@/components/ui/button";

/** The buttons of a question, and below them why the last press has failed. */
export function DialogButtons({
  confirmLabel,
  cancelLabel = "Cancel",
  variant = "filled",
  isDisabled = false,
  reasonId,
  error,
  onConfirm,
}: {
  confirmLabel: string;
  cancelLabel?: string;
  variant?: "filled" | "danger";
  isDisabled?: boolean;
  /** The id of the text that says why it is disabled. */
  reasonId?: string;
  error?: string | undefined;
  onConfirm: () => void;
}) {
  return (
    <>
      <div className="flex flex-wrap gap-3">
        <Button
          isDisabled={isDisabled}
          reasonId={reasonId}
          onClick={onConfirm}
          className={`${buttonClass(variant)} grow`}
        >
          {confirmLabel}
        </Button>
        <AlertDialog.Close className={`${buttonClass("quiet")} grow`}>
          {cancelLabel}
        </AlertDialog.Close>
      </div>
      {error && (
        <p role="alert" className="mt-3 text-sm text-danger">
          {error}
        </p>
      )}
    </>
  );
}
