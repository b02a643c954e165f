import { canRestore } from "./change";
import { normaliseDescription } from "./description";
import type { Expense } from "./expense";
import { searchKey } from "./search-key";
import { splitTags, TAGS_IN_BRACKETS, tagsOf } from "./tags";

/** An expense that gets other fields. */
export type Replacement = { before: Expense; after: Expense };

/** The expenses with a tag, when it is renamed or removed. */
type Retagging = {
  changes: Replacement[];
  /** The expenses that the list would reject: their description would be empty or too long. */
  kept: Expense[];
};

/** Renames the tag in all its expenses, or removes it with `""`. */
export function retagExpenses(
  expenses: readonly Expense[],
  tag: string,
  next: string,
): Retagging {
  const retagging: Retagging = { changes: [], kept: [] };
  for (const before of withTag(expenses, tag)) {
    const description = retag(before.description, tag, next);
    if (description === before.description) continue;
    const after = { ...before, description };
    if (canRestore(after)) retagging.changes.push({ before, after });
    else retagging.kept.push(before);
  }
  return retagging;
}

export function withTag(expenses: readonly Expense[], tag: string): Expense[] {
  return expenses.filter(({ description }) => has(description, tag));
}

/** The description with the tag renamed, or removed with `""`; also if it has the new name already. */
export function retag(description: string, tag: string, next: string): string {
  const isMerged = !isSame(tag, next) && has(description, next);
  const replacement = isMerged ? "" : next;
  const unbracketed =
    replacement === ""
      ? description.replace(TAGS_IN_BRACKETS, (brackets) =>
          tagsOf(brackets).every((one) => isSame(one, tag)) ? "" : brackets,
        )
      : description;
  let text = "";
  for (const [index, part] of splitTags(unbracketed).entries()) {
    const isReplaced = index % 2 === 1 && isSame(part, tag);
    if (isReplaced && replacement === "") text = text.trimEnd();
    else if (isReplaced) text += replacement;
    // The text follows a removed tag.
    else text += /\p{Ps}$/u.test(text) ? part.trimStart() : part;
  }
  return normaliseDescription(text);
}

function has(description: string, tag: string): boolean {
  return tagsOf(description).some((one) => isSame(one, tag));
}

function isSame(tag: string, other: string): boolean {
  return searchKey(tag) === searchKey(other);
}
