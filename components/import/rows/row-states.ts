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

/** The filter that shows the rows of a state; those not yet compared are among all rows only. */
const FILTER_OF: Record<RowState, "new" | "here" | "left-out" | "unchecked"> = {
  new: "new",
  "whole-here": "new",
  exists: "here",
  edited: "here",
  repeated: "here",
  "share-here": "here",
  "left-out": "left-out",
  unchecked: "unchecked",
};

export function passesFilter(
  filter: RowFilter,
  row: PreviewRow,
  state: RowState,
): boolean {
  if (filter === "all") return true;
  return filter === "doubt"
    ? needsLook(row, state)
    : FILTER_OF[state] === filter;
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
    counts[FILTER_OF[state]] += 1;
    if (needsLook(row, state)) counts.doubt += 1;
  });
  return counts;
}

/** Rows that are here, or that the file itself leaves out, need no look. */
function needsLook({ found }: PreviewRow, state: RowState): boolean {
  return (
    state === "whole-here" ||
    (found?.doubt !== undefined && canInclude(found, state))
  );
}

export function canInclude(
  found: PreviewRow["found"],
  state: RowState,
): boolean {
  return (
    FILTER_OF[state] === "new" ||
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
