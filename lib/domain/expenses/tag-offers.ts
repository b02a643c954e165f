import type { Expense } from "./expense";
import { searchKey } from "./search-key";
import { tagsOf } from "./tags";

const MAX_OFFERED = 5;
const BEFORE_CURSOR =
  /(?<=^|[\s\p{Ps}])[#＃][\p{L}\p{M}\p{Nd}\u200c\u200d_-]*$/u;
const BEHIND_CURSOR = /^[\p{L}\p{M}\p{Nd}\u200c\u200d_-]*/u;

/** A tag that is being typed. */
type TypedTag = {
  /** The offsets of the word in the text. */
  start: number;
  end: number;
  /** The part before the cursor. */
  beginning: string;
};

/** The word at the cursor, if it begins with `#`. */
export function tagAt(text: string, cursor: number): TypedTag | undefined {
  const [beginning] = BEFORE_CURSOR.exec(text.slice(0, cursor)) ?? [];
  if (beginning === undefined) return undefined;
  const [rest = ""] = BEHIND_CURSOR.exec(text.slice(cursor)) ?? [];
  const start = cursor - beginning.length;
  return { start, end: cursor + rest.length, beginning };
}

/** The tags of a list by their search keys, most used first, in their newest spelling. Takes the expenses newest first. */
export function listTags(
  expenses: readonly Pick<Expense, "description">[],
): ReadonlyMap<string, string> {
  const counts = new Map<string, { tag: string; count: number }>();
  for (const { description } of expenses)
    for (const tag of tagsOf(description)) {
      const key = searchKey(tag);
      const known = counts.get(key);
      if (known) known.count += 1;
      else counts.set(key, { tag, count: 1 });
    }
  return new Map(
    [...counts]
      .sort(([, a], [, b]) => b.count - a.count)
      .map(([key, { tag }]) => [key, tag]),
  );
}

/** The first of the tags to offer that begin like the typed one, which is not among them. */
export function offeredTags(
  tags: ReadonlyMap<string, string>,
  text: string,
  { start, end, beginning }: TypedTag,
  isOffered: (tag: string) => boolean = () => true,
): string[] {
  const typedKey = searchKey(text.slice(start, end));
  const beginningKey = searchKey(beginning);
  return [...tags]
    .filter(
      ([key, tag]) =>
        key.startsWith(beginningKey) && key !== typedKey && isOffered(tag),
    )
    .slice(0, MAX_OFFERED)
    .map(([, tag]) => tag);
}

/** The text with the tag in place of the typed one and a space behind it, and the cursor after that. */
export function completeTag(
  text: string,
  { start, end }: TypedTag,
  tag: string,
): { text: string; cursor: number } {
  const before = `${text.slice(0, start)}${tag} `;
  return {
    text: before + text.slice(end).replace(/^\s/, ""),
    cursor: before.length,
  };
}
