import { type ReadExpenses, readExpenses } from "@/lib/wire/read-expenses";
import { SHOW_URL } from "./urls";
import { GONE, type ListRef, listOf, setShownList } from "./list-ref";
import { renewWeekly } from "./private-list/renew-list";
import { delayNetworkError, request } from "./request";
import { EDITABLE_HEADER, UNREADABLE_HEADER } from "@/lib/wire/headers";

export type FetchedList = ReadExpenses & { isEditable: boolean; list: ListRef };

/**
 * GET /show, which becomes the shown list. Rejects on a network error, a status
 * other than 2xx, or a body that is not a list.
 */
export async function fetchExpenses(signal: AbortSignal): Promise<FetchedList> {
  const response = await request(SHOW_URL, { signal }).catch(delayNetworkError);
  if (!response.ok)
    throw new Error(
      `GET ${SHOW_URL} responded with status ${response.status}.`,
    );
  const { expenses, unreadable } = await readExpenses(
    await response.json().catch(delayNetworkError),
  );
  const unreadableOnServer = Number(response.headers.get(UNREADABLE_HEADER));
  const isEditable = response.headers.get(EDITABLE_HEADER) === "true";
  const list = listOf(response);
  signal.throwIfAborted();
  if (list === GONE && (await completeReplacement()))
    return fetchExpenses(signal);
  setShownList(list);
  void renewWeekly(list);
  return {
    expenses,
    unreadable: unreadable + unreadableOnServer,
    isEditable,
    list,
  };
}

/** Loaded late, because it is hardly ever needed. */
async function completeReplacement(): Promise<boolean> {
  const { completeReplacement } = await import("./private-list/list-link");
  return completeReplacement();
}
