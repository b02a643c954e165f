import {
  readLocalRecord,
  writeLocalRecord,
} from "@/lib/browser/storage/local-storage";
import { randomKey } from "@/lib/browser/storage/random-key";

/** The last join of this browser, in any tab: `{id}`. */
const KEY = "last-join";

/** Another one after each join; empty before the first. */
export function lastJoin(): string {
  const id = readLocalRecord(KEY)?.["id"];
  return typeof id === "string" ? id : "";
}

/**
 * The caller has the list lock, and calls before the request: a tab that is closed gets
 * no response. Returns the function that removes the record when nothing was joined.
 */
export function recordJoin(): () => void {
  const before = readLocalRecord(KEY);
  writeLocalRecord(KEY, { id: randomKey() });
  return () => void writeLocalRecord(KEY, before);
}
