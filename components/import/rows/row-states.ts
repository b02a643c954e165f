import type { PreviewRow, RowEdit } from "./preview-row";

/** What the list has under the key of a row. */
export type KeyCheck = "new" | "exists" | "changed";

/**
 * `edited`: in the list, and changed there since; `repeated`: an earlier row of the
 * files has the same key; `unchecked`: the list was not asked yet; `whole-here`: the
 * list has the whole bill of the share; `share-here`: an expense of the list may be it.
 */
export type RowState =
  | "new"
  | "unchecked"
  | "exists"
  | "edited"
  | "repeated"
  | "whole-here"
  | "share-here"
  | "left-out";

export type RowFilter = "all" | "new" | "here" | "left-out" | "doubt";

export type RowCounts = Record<RowFilter, number> & { unchecked: number };

/** The state of each row, in their order. */
export function rowStates(
  rows: readonly PreviewRow[],
  checks: ReadonlyMap<string, KeyCheck>,
  /** The ids of the list. */
  ids: ReadonlySet<string>,
): RowState[] {
  const keys = new Set<string>();
  return rows.map(({ found }) => {
    if (!found) return "left-out";
    const { key, id, restoredIds = [] } = found;
    const isRepeated = keys.has(key);
    keys.add(key);
    if (isRepeated) return "repeated";
    const check = checks.get(key);
    if (check === "changed") return "edited";
    if ([id, ...restoredIds].some((one) => one !== undefined && ids.has(one)))
      return "exists";
    if (check === "new" && found.leftOutAs !== undefined) return "left-out";
    return check ?? "unchecked";
  });
}

/** Whether the row is shown. */
export function passesFilter(
  filter: RowFilter,
  row: PreviewRow,
  state: RowState,
): boolean {
  switch (filter) {
    case "all":
      return true;
    case "new":
      return isNew(state);
    case "here":
      return isHere(state);
    case "left-out":
      return state === "left-out";
    case "doubt":
      return needsLook(row, state);
  }
}

export function countRows(
  rows: readonly PreviewRow[],
  states: readonly RowState[],
): RowCounts {
  const counts = {
    all: rows.length,
    new: 0,
    here: 0,
    "left-out": 0,
    doubt: 0,
    unchecked: 0,
  };
  rows.forEach((row, index) => {
    const state = states[index] ?? "unchecked";
    if (isHere(state)) counts.here += 1;
    else if (isNew(state)) counts.new += 1;
    else if (state === "left-out") counts[state] += 1;
    else counts.unchecked += 1;
    if (needsLook(row, state)) counts.doubt += 1;
  });
  return counts;
}

function isNew(state: RowState): boolean {
  return state === "new" || state === "whole-here";
}

function isHere(state: RowState): boolean {
  return (
    state === "exists" ||
    state === "edited" ||
    state === "repeated" ||
    state === "share-here"
  );
}

/** Rows that are here, or that the file itself leaves out, need no look. */
function needsLook({ found }: PreviewRow, state: RowState): boolean {
  return (
    state === "whole-here" ||
    (found?.doubt !== undefined && canInclude(found, state))
  );
}

/** Whether the row can be imported. */
export function canInclude(
  found: PreviewRow["found"],
  state: RowState,
): boolean {
  return (
    isNew(state) ||
    state === "share-here" ||
    (state === "left-out" && found !== undefined)
  );
}

/**
 * Whether the row is imported as an expense: a left-out one, or one that may be here,
 * only after the user has ticked it.
 */
export function isIncluded(
  found: PreviewRow["found"],
  state: RowState,
  edit: RowEdit | undefined,
): boolean {
  if (state === "whole-here") return edit?.wholeBill === "add";
  return canInclude(found, state) && !(edit?.isExcluded ?? state !== "new");
}
