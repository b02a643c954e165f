import { countText } from "@/components/ui/count-text";
import type { NewNotification } from "@/components/notifications/notification-queue";
import { findExpenses } from "@/components/undo/find-edit-button";
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
  {
    onUndone,
    ...options
  }: NonNullable<Parameters<typeof replaceEach>[2]> & {
    /** Called when all of them have the tag again. */
    onUndone: () => void;
  },
): Mutation<ReplaceOutcome> {
  return {
    apply: () => replaceEach(changes, list, options),
    inverse: (outcome) => {
      const changed = outcome ? maybeChanged(outcome) : [];
      return changed.length > 0
        ? undo(changed.map(swap), { tag, list, onUndone })
        : undefined;
    },
    messages: {
      done: (outcome) =>
        message(outcome, changes.length, (count) =>
          next === ""
            ? `${tag} was removed from ${countText(count)}.`
            : `${countText(count)} ${count === 1 ? "was" : "were"} changed to ${next}.`,
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
  context: { tag: string; list: ListRef; onUndone: () => void },
): Inverse<ReplaceOutcome> {
  const { tag, list, onUndone } = context;
  const retry = (rest: readonly Replacement[]) => ({
    id: ID,
    action: undoAction(ID, undo(rest, context)),
  });
  return {
    list,
    focus: () => findExpenses()?.focus(),
    apply: async () => {
      const outcome = await replaceEach(changes, list);
      if (outcome.rest.length === 0) onUndone();
      return outcome;
    },
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
  { done, unconfirmed, rest, left }: ReplaceOutcome,
  total: number,
  title: (count: number) => string,
): NewNotification {
  const description = [
    unconfirmed && "The server did not confirm one: it may be changed.",
    left > 0 &&
      `${left.toLocaleString("en-IN")} ${left === 1 ? "was" : "were"} edited or deleted since, and ${left === 1 ? "is" : "are"} left.`,
  ]
    .filter(Boolean)
    .join(" ");
  return {
    id: ID,
    title:
      rest.length === 0
        ? title(done.length)
        : `Stopped: ${done.length.toLocaleString("en-IN")} of ${countText(total)} ${done.length === 1 || total === 1 ? "was" : "were"} changed.`,
    ...(rest.length > 0 && { type: "failure" as const }),
    ...(description !== "" && { description }),
  };
}

function maybeChanged({ done, unconfirmed }: ReplaceOutcome): Replacement[] {
  return unconfirmed ? [...done, unconfirmed] : done;
}

function swap({ before, after }: Replacement): Replacement {
  return { before: after, after: before };
}
