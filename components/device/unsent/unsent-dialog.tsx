import { AlertDialog } from "@base-ui/react/alert-dialog";
import Link from "next/link";
import { QuestionDialog } from "@/components/ui/question-dialog";
import { correctionHref } from "@/lib/browser/expenses/add-address";
import { TRIED_TEXT } from "@/components/device/unsent/tried-text";
import { buttonClass } from "@/components/ui/button-class";
import { removeOverlayMark } from "@/components/ui/use-back-to-close";
import { formatDate } from "@/lib/domain/expenses/calendar-date";
import { categoryLabel } from "@/lib/domain/expenses/category";
import { useRupees } from "@/components/ui/use-rupees";
import { entryExpense } from "@/lib/browser/outbox/outbox-entry";
import type { OutboxEntry } from "@/lib/browser/outbox/outbox-entry";
import { loadOutbox } from "@/lib/browser/outbox/load-outbox";
import { canRetry, problemText } from "./problem-text";

/** What is known of an expense on this device, and what can be done with it. */
export function UnsentDialog({
  entry,
  onClose,
  onRemove,
}: {
  entry: OutboxEntry;
  onClose: () => void;
  onRemove: () => void;
}) {
  const formatRupees = useRupees();
  const { key, problem } = entry;
  const { date, category, description, amountPaise } = entryExpense(entry);
  const retry = async () => {
    onClose();
    try {
      await (await loadOutbox()).retryEntry(key);
    } catch (error) {
      console.error("The expense could not be sent again.", error);
    }
  };
  return (
    <QuestionDialog
      isOpen
      title={problem ? "Not added" : "Not sent yet"}
      description={problem ? problemText(problem) : waitingText(entry)}
      onClose={onClose}
    >
      <p className="mb-5 rounded-xl bg-raised px-4 py-3">
        <span className="flex justify-between gap-4">
          <bdi className="min-w-0 wrap-anywhere">{description}</bdi>
          <span className="whitespace-nowrap tabular-nums">
            {formatRupees(amountPaise)}
          </span>
        </span>
        <span className="text-sm text-muted">
          {formatDate(date)} · {categoryLabel(category)}
        </span>
      </p>
      <div className="flex flex-wrap gap-3">
        {problem && (
          <Link
            href={correctionHref(key)}
            replace
            onNavigate={() => {
              removeOverlayMark();
              onClose();
            }}
            className={`${buttonClass("filled")} grow`}
          >
            Correct it
          </Link>
        )}
        {problem && canRetry(problem) && (
          <button
            type="button"
            onClick={() => void retry()}
            className={`${buttonClass("quiet")} grow`}
          >
            Try again
          </button>
        )}
        <button
          type="button"
          onClick={onRemove}
          className={`${buttonClass("quiet")} grow`}
        >
          Remove
        </button>
        <AlertDialog.Close className={`${buttonClass("quiet")} grow`}>
          Close
        </AlertDialog.Close>
      </div>
    </QuestionDialog>
  );
}

function waitingText({ tries }: OutboxEntry): string {
  return tries === 0
    ? "It is only on this device. It is sent when the connection is back."
    : `${TRIED_TEXT} It is sent again when the connection is back, and added only once.`;
}
