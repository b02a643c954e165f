import { type ReadExpenses, readExpenses } from "@/lib/wire/read-expenses";
import { SHOW_URL } from "./urls";
import { type ListRef, listOf } from "@/lib/client/list/list-ref";
import { showList } from "@/lib/client/list/show-list";
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
  if (!(await showList(list))) return fetchExpenses(signal);
  return {
    expenses,
    unreadable: unreadable + unreadableOnServer,
    isEditable,
    list,
  };
}
