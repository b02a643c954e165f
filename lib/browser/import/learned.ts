import type { ListRef } from "@/lib/browser/api/list-ref";
import type { Learned } from "@/lib/domain/import/statement";
import { readColumns, writeColumns } from "./chosen-columns";
import { learnPayees, readLearnedPayees } from "./learned-payees";
import { readWordings, writeWordings } from "./payee-wordings";

/** What this browser has learned, for a backup. */
export function readLearned(list: ListRef): Learned {
  return {
    payees: Object.fromEntries(readLearnedPayees(list)),
    wordings: readWordings(list),
    columns: readColumns(),
  };
}

/** Adds what a backup has. The entries of this browser win, and are the newest. */
export function restoreLearned(list: ListRef, learned: Learned) {
  const own = readLearned(list);
  learnPayees(list, new Map(withOwn(learned.payees, own.payees)));
  writeWordings(list, withOwn(learned.wordings, own.wordings));
  writeColumns(withOwn(learned.columns, own.columns));
}

function withOwn<T>(
  restored: Record<string, T>,
  own: Record<string, T>,
): [string, T][] {
  const others = Object.entries(restored).filter(
    ([key]) => !Object.hasOwn(own, key),
  );
  return [...others, ...Object.entries(own)];
}
