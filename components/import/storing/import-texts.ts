import { countText } from "@/components/ui/count-text";
import { listProblemText } from "@/components/list/list-problem-text";
import { listProblem } from "@/lib/browser/api/api-error";
import type { ListRef } from "@/lib/browser/api/list-ref";
import type { ImportOutcome } from "@/lib/browser/import/import-expenses";

/** How an import ended, as sentences for the user. */
export function outcomeText(
  { created, existed, list, end }: ImportOutcome,
  total: number,
): string {
  const stored = [
    created === 1 ? "1 expense was added" : `${countText(created)} were added`,
    ...(existed > 0
      ? [`${existed.toLocaleString("en-IN")} were already here`]
      : []),
  ].join(", ");
  if (end === "complete") return `${stored}.`;
  const rest = total - created - existed;
  const restText = `${rest.toLocaleString("en-IN")} of ${total.toLocaleString("en-IN")} were not`;
  if (end === "cancelled") return `Cancelled: ${stored}, ${restText}.`;
  const problem = listProblem(end.error);
  if (problem) return `${listProblemText(problem)} ${stored}, ${restText}.`;
  return `The import has stopped: ${stored}, ${restText} confirmed. ${againText(list)}`;
}

/** An outside host, which has no list, may take the same row twice. */
function againText(list: ListRef): string {
  return list === undefined
    ? "Import again to add them; one of them may be there already."
    : "Import again to complete it; nothing is added twice.";
}

export function undoneText(removed: number, left: number): string {
  const removedText =
    removed === 1
      ? "1 expense was removed"
      : `${countText(removed)} were removed`;
  if (left === 0) return `${removedText}.`;
  return left === 1
    ? `${removedText}. 1 was edited since and is left.`
    : `${removedText}. ${left.toLocaleString("en-IN")} were edited since and are left.`;
}
