import { countSteps } from "@/lib/domain/import/cells/date-order";
import type { PreviewRow } from "./preview-row";

/**
 * The rows of each file, oldest first: of equal dates, the list shows the last added
 * one first. A file of one date is as the app exports it, newest first, if its rows
 * have ids, else oldest first.
 */
export function storedOrder(rows: readonly PreviewRow[]): PreviewRow[] {
  const files = new Map<string, PreviewRow[]>();
  for (const row of rows) {
    const ofFile = files.get(row.fileId);
    if (ofFile) ofFile.push(row);
    else files.set(row.fileId, [row]);
  }
  return [...files.values()].flatMap((ofFile) =>
    isNewestFirst(ofFile) ? ofFile.toReversed() : ofFile,
  );
}

function isNewestFirst(rows: readonly PreviewRow[]): boolean {
  const { rises, falls } = countSteps(
    rows.map(({ found, leftOut }) => (found ?? leftOut)?.date),
  );
  if (rises !== falls) return falls > rises;
  return rows.some(({ found }) => found?.id !== undefined);
}
