import { countText } from "@/components/ui/count-text";
import type { NewNotification } from "@/components/notifications/notification-queue";
import { EXPENSES_ID } from "@/components/undo/find-edit-button";
import type { Inverse, Mutation } from "@/components/undo/mutation";
import { undoAction } from "@/components/undo/run-mutation";
import type { ListRef } from "@/lib/browser/api/list-ref";
import type { Replacement } from "@/lib/domain/expenses/retag";
import { replaceEach, type ReplaceOutcome } from "./replace-each";

const ID = "retagged";

/** The renaming of a tag, or with `next` "" its removal, by replacing all its expenses. */
export function retagMutation(
  changes: readonly Replacement[],
  { tag, next, list }: { tag: string; next: string; list: ListRef },
  options: Parameters<typeof replaceEach>[2],
): Mutation<ReplaceOutcome> {
  return {
    apply: () => replaceEach(changes, list, options),
    inverse: (outcome) =>
      outcome && outcome.done.length > 0
        ? undo(outcome.done.map(swap), tag, list)
        : undefined,
    messages: {
      done: (outcome) =>
        message(outcome, changes.length, (count) =>
          next === ""
            ? `${tag} was removed from ${countText(count)}.`
            : `${countText(count)} ${count === 1 ? "has" : "have"} ${next} now.`,
        ),
      failed: () => ({
        title: `${tag} could not be ${next === "" ? "removed" : "renamed"}.`,
        description: "Nothing was changed. Try again.",
      }),
      log: "The tag could not be changed.",
    },
  };
}

/** After an error it offers to undo the rest. */
function undo(
  changes: readonly Replacement[],
  tag: string,
  list: ListRef,
): Inverse<ReplaceOutcome> {
  const retry = (rest: readonly Replacement[]) => ({
    id: ID,
    action: undoAction(ID, undo(rest, tag, list)),
  });
  return {
    list,
    focus: () => document.getElementById(EXPENSES_ID)?.focus(),
    apply: () => replaceEach(changes, list),
    messages: {
      done: (outcome) => ({
        ...message(
          outcome,
          changes.length,
          (count) =>
            `${countText(count)} ${count === 1 ? "has" : "have"} ${tag} again.`,
        ),
        ...(outcome.rest.length > 0 && retry(outcome.rest)),
      }),
      failed: () => ({
        ...retry(changes),
        title: `${tag} could not be put back.`,
      }),
      log: "The tag could not be put back.",
    },
  };
}

function message(
  { done, rest, left }: ReplaceOutcome,
  total: number,
  title: (count: number) => string,
): NewNotification {
  const leftText =
    left === 0
      ? undefined
      : `${left.toLocaleString("en-IN")} ${left === 1 ? "was" : "were"} edited since and ${left === 1 ? "is" : "are"} left.`;
  return {
    id: ID,
    title:
      rest.length === 0
        ? title(done.length)
        : `Stopped: ${done.length.toLocaleString("en-IN")} of ${countText(total)} ${done.length === 1 ? "was" : "were"} changed.`,
    ...(rest.length > 0 && { type: "failure" as const }),
    ...(leftText !== undefined && { description: leftText }),
  };
}

function swap({ before, after }: Replacement): Replacement {
  return { before: after, after: before };
}
