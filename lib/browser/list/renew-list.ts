import { isPrivateList, type ListRef } from "@/lib/browser/api/list-ref";
import {
  readLocalRecord,
  writeLocalRecord,
} from "@/lib/browser/storage/local-storage";
import { sendListWrite } from "@/lib/browser/list/send-write";
import { LIST_URL } from "@/lib/browser/api/urls";

/** The last renewal: `{list, at}`, with the time in epoch ms. */
const KEY = "list-renewal";
/**
 * The times of attempts by list, in epoch ms. A failed attempt fetches the list again,
 * which must not try again at once, and the browser may not store the renewal.
 */
const attempts = new Map<string, number>();
const RETRY_MS = 60 * 60 * 1000;
const WEEK_MS = 7 * 24 * 60 * 60 * 1000;

/** Once a week, extends the life of the cookie, which reading does not. */
export async function renewWeekly(list: ListRef) {
  if (!isPrivateList(list) || wasAttempted(list) || isRenewed(list)) return;
  attempts.set(list, Date.now());
  try {
    await sendListWrite(LIST_URL, { method: "POST" }, list);
    writeLocalRecord(KEY, { list, at: Date.now() });
  } catch (error) {
    console.error("The list could not be renewed.", error);
  }
}

export function forgetRenewal(list: string) {
  if (readLocalRecord(KEY)?.["list"] === list) writeLocalRecord(KEY, undefined);
}

/** The list that was renewed last, if there is one. */
export function renewedLists(): string[] {
  const list = readLocalRecord(KEY)?.["list"];
  return typeof list === "string" ? [list] : [];
}

function wasAttempted(list: string): boolean {
  const at = attempts.get(list);
  return at !== undefined && Math.abs(Date.now() - at) < RETRY_MS;
}

function isRenewed(list: string): boolean {
  const last = readLocalRecord(KEY);
  const at = last?.["at"];
  return (
    last?.["list"] === list &&
    typeof at === "number" &&
    Math.abs(Date.now() - at) < WEEK_MS
  );
}
