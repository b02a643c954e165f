import { countText } from "@/components/ui/count-text";
import { listProblemText } from "@/components/list/list-problem-text";
import { listProblem } from "@/lib/browser/api/api-error";
import { isKnownList, type ListRef } from "@/lib/browser/api/list-ref";
import type { ImportOutcome } from "@/lib/browser/import/import-expenses";
import type { PlanOutcome } from "@/lib/browser/import/restore-plan";
import type { UndoneImport } from "@/lib/browser/import/undo-import";

export function outcomeText(
  { created, existed, replaced, shared, left, list, plan, end }: ImportOutcome,
  total: number,
): string {
  if (total === 0 && plan) return planText(plan);
  if (total === 0 && replaced + shared + left === 0 && end === "complete")
    return learnedText(list);
  const stored = [
    (total > 0 || end !== "complete") &&
      `${countText(created)} ${were(created)} added`,
    existed > 0 &&
      `${existed.toLocaleString("en-IN")} ${were(existed)} already here`,
    replaced > 0 &&
      `${replaced.toLocaleString("en-IN")} kept before ${were(replaced)} removed`,
    shared > 0 &&
      `${countText(shared, "whole bill")} ${shared === 1 ? "is" : "are"} your share now`,
    left > 0 &&
      `${left.toLocaleString("en-IN")} ${were(left)} edited meanwhile and ${left === 1 ? "stays" : "stay"}`,
  ]
    .filter(Boolean)
    .join(", ");
  if (end === "complete")
    return plan ? `${stored}. ${planText(plan)}` : `${stored}.`;
  const rest = total - created - existed;
  const restText = `${rest.toLocaleString("en-IN")} of ${total.toLocaleString("en-IN")} ${were(rest)} not`;
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
    putBack = 0,
    wholeBills = 0,
    plan,
  }: Pick<UndoneImport, "left" | "putBack" | "wholeBills" | "plan">,
): string {
  return [
    (removed > 0 || left > 0 || !(plan || putBack || wholeBills)) &&
      `${countText(removed)} ${were(removed)} removed.`,
    putBack > 0 && `${countText(putBack)} ${are(putBack)} back.`,
    wholeBills > 0 &&
      `${countText(wholeBills, "whole bill")} ${are(wholeBills)} back.`,
    left > 0 &&
      `${left.toLocaleString("en-IN")} ${were(left)} edited since and ${are(left)} left.`,
    plan && UNDONE_PLAN[plan],
  ]
    .filter(Boolean)
    .join(" ");
}

function are(count: number): string {
  return count === 1 ? "is" : "are";
}

function were(count: number): string {
  return count === 1 ? "was" : "were";
}
