import { listProblemText } from "@/components/list/list-problem-text";
import type { EntryProblem } from "@/lib/browser/outbox/outbox-entry";
import * as HTTP from "@/lib/domain/wire/http-status";

export function problemText({
  status,
  code,
  fieldErrors,
}: EntryProblem): string {
  if (code === "wrong_list")
    return "It was made for another list than the one that this browser has now. Add it to this list, or remove it.";
  if (code === "unknown_list")
    return "It was made for a list whose link was replaced, or which was erased. Add it to the list that this browser has now, or remove it.";
  if (code !== undefined) return listProblemText(code);
  const errors = Object.values(fieldErrors).filter(
    (text) => text !== undefined,
  );
  if (status === HTTP.BAD_REQUEST && errors.length > 0)
    return `It could not be added: ${errors.join(" ")}`;
  if (status === HTTP.CONTENT_TOO_LARGE) return "It is too long for the list.";
  if (status === HTTP.FORBIDDEN)
    return "It could not be added. Reload this page, then try again.";
  return "It could not be added.";
}

/** Whether the same expense may be taken later, without a correction. */
export function canRetry({ status, code }: EntryProblem): boolean {
  return (
    (status === HTTP.FORBIDDEN && code === undefined) || code === "list_full"
  );
}
