import { storeListCopy } from "@/lib/browser/list/list-copy";
import { withListLock } from "@/lib/browser/list/list-lock";
import { readListResponse } from "@/lib/browser/list/list-response";
import { SHOW_URL } from "@/lib/browser/api/urls";

/** It fits into the lease of the list lock. */
const READ_MS = 15_000;

/**
 * Gives the copy of the list, which is what is shown offline, what was sent. Under
 * the list lock, so that a list that is left meanwhile is not stored afterwards.
 */
export async function refreshListCopy() {
  try {
    await withListLock(async () => {
      const signal = AbortSignal.timeout(READ_MS);
      const response = await fetch(SHOW_URL, { cache: "no-cache", signal });
      await storeListCopy(await readListResponse(response));
    });
  } catch (error) {
    console.info("The copy of the list is not the newest.", error);
  }
}
