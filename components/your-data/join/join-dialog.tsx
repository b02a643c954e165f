import { useState } from "react";
import { OfflineReason } from "@/components/device/offline-reason";
import { useIsOffline } from "@/lib/browser/outbox/use-is-offline";
import type { LoadedExpenses } from "@/lib/browser/expenses/fetch-expenses";
import { lostListProblem } from "@/lib/browser/api/api-error";
import { isPrivateList } from "@/lib/browser/api/list-ref";
import type { Outcome } from "@/components/your-data/outcome-notice";
import { joinList } from "@/lib/browser/switch-list/switch-list";
import type { JoinLink } from "@/lib/browser/switch-list/join-link";
import type { LostListCode } from "@/lib/domain/wire/problem-codes";
import { DialogButtons } from "@/components/ui/dialog-buttons";
import { KeepListFirst } from "./keep-list-first";
import { UnsentFirst } from "./unsent-first";
import { QuestionDialog } from "@/components/ui/question-dialog";

const OFFLINE_REASON = "join-offline";

/** Asks before the list of a link becomes the list of this browser. */
export function JoinDialog({
  link: { token, isReader },
  loaded: { list, expenses, isReader: isReaderNow },
  onEnd,
}: {
  link: JoinLink;
  /** The expenses of the list that this browser has. */
  loaded: LoadedExpenses;
  /** Without an outcome, nothing has changed. */
  onEnd: (outcome?: Outcome) => void;
}) {
  const isOffline = useIsOffline();
  const [isJoining, setIsJoining] = useState(false);
  const [error, setError] = useState<string>();
  const hasOwnList = isPrivateList(list) && expenses.length > 0 && !isReaderNow;
  const join = async () => {
    setIsJoining(true);
    setError(undefined);
    try {
      const outcome = await joinList(token, list, isReader);
      const isChangeable =
        outcome === "same-list" && isReaderNow && isReader === false;
      onEnd(isChangeable ? "changeable" : outcome);
    } catch (error) {
      console.error("The list could not be opened.", error);
      setIsJoining(false);
      setError(failureText(lostListProblem(error)));
    }
  };
  return (
    <QuestionDialog
      isOpen
      title="Open this list on this device?"
      description={
        isReader === undefined
          ? "You will see this list here. Unless its link only reads, whoever has the link sees everything you add."
          : isReader
            ? "You will see this list here. You cannot change it."
            : "Whoever has this link sees everything you add."
      }
      onClose={() => onEnd()}
    >
      <UnsentFirst
        list={list}
        isOffline={isOffline}
        reasonId={OFFLINE_REASON}
      />
      {hasOwnList && (
        <KeepListFirst
          list={list}
          expenses={expenses}
          isOffline={isOffline}
          reasonId={OFFLINE_REASON}
        />
      )}
      <DialogButtons
        confirmLabel={
          isJoining
            ? "Opening…"
            : hasOwnList
              ? "Open the list of the link"
              : "Open this list"
        }
        cancelLabel={hasOwnList ? "Keep the list of this browser" : "Cancel"}
        isDisabled={isJoining || isOffline}
        reasonId={OFFLINE_REASON}
        error={error}
        onConfirm={() => void join()}
      />
      <OfflineReason id={OFFLINE_REASON} isOffline={isOffline} className="mt-3">
        Opening a list, its link and sending need the network.
      </OfflineReason>
    </QuestionDialog>
  );
}

function failureText(code: LostListCode | undefined): string {
  switch (code) {
    case "wrong_list":
      return "This browser does not have the same list as before. Look again, then choose.";
    case "unknown_list":
      return "The link to this browser’s list was replaced or ended, or the list was erased. Look again, then choose.";
    case undefined:
      return "The list could not be opened. Try again.";
  }
}
