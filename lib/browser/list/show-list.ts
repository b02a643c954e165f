import { GONE, setShownList } from "@/lib/browser/api/list-ref";
import type { ListHead } from "./expenses-response";
import { storeLastList } from "./last-list";
import { noteReadList } from "@/lib/browser/list/cookie-check";
import { renewWeekly } from "@/lib/browser/list/renew-list";

/**
 * Makes the list of a response the shown one, also for pages that open offline. Resolves to false if the browser has
 * its list again since, after a replacement of the link without a response: the
 * caller must fetch again.
 */
export async function showList(head: ListHead): Promise<boolean> {
  const { list } = head;
  if (list === GONE) {
    // Loaded late, because it is hardly ever needed.
    const { completeReplacement } =
      await import("@/lib/browser/list/list-link");
    if (await completeReplacement()) return false;
  }
  noteReadList(list);
  // Listeners of the shown list read it.
  storeLastList(head);
  setShownList(list);
  void renewWeekly(list);
  return true;
}
