import { countText } from "@/components/ui/count-text";
import { listProblemText } from "@/components/list/list-problem-text";
import { listProblem } from "@/lib/browser/api/api-error";
import { isKnownList, type ListRef } from "@/lib/browser/api/list-ref";
import type { ImportOutcome } from "@/lib/browser/import/import-expenses";
import type { PlanOutcome } from "@/lib/browser/import/restore-plan";
import type { UndoneImport } from "@/lib/browser/import/undo-import";

/** How an import ended, as sentences for the user. */
export function outcomeText(
  { created, existed, replaced, shared, left, list, plan, end }: ImportOutcome,
  total: number,
): string {
  if (total === 0 && plan) return planText(plan);
  if (total === 0 && replaced + shared + left === 0 && end === "complete")
    return learnedText(list);
  const stored = [
    ...(total > 0 || end !== "complete"
      ? [
          created === 1
            ? "1 expense was added"
            : `${countText(created)} were added`,
        ]
      : []),
    ...(existed > 0
      ? [`${existed.toLocaleString("en-IN")} were already here`]
      : []),
    ...(replaced > 0
      ? [
          `${replaced.toLocaleString("en-IN")} kept before ${replaced === 1 ? "was" : "were"} removed`,
        ]
      : []),
    ...(shared > 0
      ? [
          `${shared.toLocaleString("en-IN")} ${shared === 1 ? "whole bill is" : "whole bills are"} your share now`,
        ]
      : []),
    ...(left > 0
      ? [
          `${left.toLocaleString("en-IN")} ${left === 1 ? "was edited meanwhile and stays" : "were edited meanwhile and stay"}`,
        ]
      : []),
  ].join(", ");
  if (end === "complete")
    return plan ? `${stored}. ${planText(plan)}` : `${stored}.`;
  const rest = total - created - existed;
  const restText = `${rest.toLocaleString("en-IN")} of ${total.toLocaleString("en-IN")} were not`;
  if (end === "cancelled") return `Cancelled: ${stored}, ${restText}.`;
  const problem = listProblem(end.error);
  if (problem) return `${listProblemText(problem)} ${stored}, ${restText}.`;
  return `The import has stopped: ${stored}, ${restText} confirmed. ${againText(list)}`;
}

/** Payees are learned by list, columns by browser. */
function learnedText(list: ListRef): string {
  if (isKnownList(list)) return "Payees and columns were added.";
  return list === undefined
    ? "Columns were added."
    : "Columns were added. For the payees, start a list with an expense, then import the backup again.";
}

function planText(outcome: PlanOutcome): string {
  if (outcome === "stored") return "Pocket money is that of the backup.";
  if (outcome === "changed")
    return "Pocket money was changed on another device meanwhile. Choose again which to take.";
  const problem = listProblem(outcome.error);
  return problem
    ? listProblemText(problem)
    : "Pocket money could not be saved. Import again to complete it.";
}

/** An outside host, which has no list, may take the same row twice. */
function againText(list: ListRef): string {
  return list === undefined
    ? "Import again to add them; one of them may be there already."
    : "Import again to complete it; nothing is added twice.";
}

const UNDONE_PLAN = {
  restored: "Pocket money is as before.",
  changed: "Pocket money was changed since and stays.",
};

/** @param removed how many expenses all attempts have removed */
export function undoneText(
  removed: number,
  {
    left,
    wholeBills = 0,
    plan,
  }: Pick<UndoneImport, "left" | "wholeBills" | "plan">,
): string {
  const sentences: string[] = [];
  if (removed > 0 || left > 0 || !(plan || wholeBills))
    sentences.push(
      removed === 1
        ? "1 expense was removed."
        : `${countText(removed)} were removed.`,
    );
  if (wholeBills > 0)
    sentences.push(
      wholeBills === 1
        ? "1 whole bill is back."
        : `${wholeBills.toLocaleString("en-IN")} whole bills are back.`,
    );
  if (left > 0)
    sentences.push(
      left === 1
        ? "1 was edited since and is left."
        : `${left.toLocaleString("en-IN")} were edited since and are left.`,
    );
  if (plan) sentences.push(UNDONE_PLAN[plan]);
  return sentences.join(" ");
}
