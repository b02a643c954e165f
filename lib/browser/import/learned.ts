import type { ListRef } from "@/lib/browser/api/list-ref";
import type { Learned } from "@/lib/domain/import/statement";
import { readColumns, writeColumns } from "./chosen-columns";
import { learnPayees, readLearnedPayees } from "./learned-payees";
import { readWordings, writeWordings } from "./payee-wordings";

const PARTS = ["payees", "wordings", "columns"] as const;
/** Payees are learned by list, which an outside host has not. */
const PARTS_WITHOUT_LIST = ["columns"] as const;

export function readLearned(list: ListRef): Learned {
  return {
    payees: Object.fromEntries(readLearnedPayees(list)),
    wordings: readWordings(list),
    columns: readColumns(),
  };
}

/** Whether a backup has what this browser has not learned. */
export function hasNewLearned(list: ListRef, learned: Learned): boolean {
  const own = readLearned(list);
  const parts = list === undefined ? PARTS_WITHOUT_LIST : PARTS;
  return parts.some((part) =>
    Object.keys(learned[part]).some((key) => !Object.hasOwn(own[part], key)),
  );
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
