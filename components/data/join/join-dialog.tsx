import { useState } from "react";
import type { ReadyList } from "@/components/expenses/use-expense-list";
import { lostListProblem } from "@/lib/client/api-error";
import { isPrivateList } from "@/lib/client/list-ref";
import { joinList } from "@/lib/client/private-list/switch-list";
import { DialogButtons } from "@/components/data/dialog-buttons";
import { KeepListFirst } from "./keep-list-first";
import { QuestionDialog } from "@/components/data/question-dialog";

/** Asks before the list of a link becomes the list of this browser. */
export function JoinDialog({
  token,
  list: { list, expenses },
  onEnd,
}: {
  token: string;
  /** The list that this browser has. */
  list: ReadyList;
  /** Without an outcome, nothing has changed. */
  onEnd: (outcome?: "joined" | "dead-link") => void;
}) {
  const [isJoining, setIsJoining] = useState(false);
  const [error, setError] = useState<string>();
  const hasOwnList = isPrivateList(list) && expenses.length > 0;
  const join = async () => {
    setIsJoining(true);
    setError(undefined);
    try {
      const hasJoined = await joinList(token, list);
      onEnd(hasJoined ? "joined" : "dead-link");
    } catch (error) {
      console.error("The list could not be opened.", error);
      setIsJoining(false);
      setError(
        lostListProblem(error)
          ? "This browser has another list now. Look again, then choose."
          : "The list could not be opened. Try again.",
      );
    }
  };
  return (
    <QuestionDialog
      isOpen
      title="Open this list on this device?"
      description="Whoever has this link sees everything you add."
      onClose={() => onEnd()}
    >
      {hasOwnList && <KeepListFirst list={list} expenses={expenses} />}
      <DialogButtons
        confirmLabel={
          isJoining
            ? "Opening…"
            : hasOwnList
              ? "Open the list of the link"
              : "Open this list"
        }
        cancelLabel={hasOwnList ? "Keep the list of this browser" : "Cancel"}
        isDisabled={isJoining}
        error={error}
        onConfirm={() => void join()}
      />
    </QuestionDialog>
  );
}
