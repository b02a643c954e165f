import { type ReadExpenses, readExpenses } from "@/lib/wire/read-expenses";
import { SHOW_URL } from "./urls";
import { type ListRef, listOf, setShownList } from "@/lib/client/list/list-ref";
import { showList } from "@/lib/client/list/show-list";
import { noteListedExpenses } from "@/lib/offline/page/load-outbox";
import { requestOrCached } from "./cached-response";
import { delayNetworkError } from "./request";
import { EDITABLE_HEADER, UNREADABLE_HEADER } from "@/lib/wire/headers";

export type FetchedList = ReadExpenses & {
  isEditable: boolean;
  list: ListRef;
  /** Without the network: when the server sent this list, in epoch ms. */
  asOf?: number | undefined;
};

/**
 * GET /show, which becomes the shown list. Without the network, resolves to the
 * browser's copy. Rejects on a network error without a copy, a status other than
 * 2xx, or a body that is not a list.
 */
export async function fetchExpenses(signal: AbortSignal): Promise<FetchedList> {
  const { response, asOf } = await requestOrCached(SHOW_URL, signal);
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
  if (asOf !== undefined) setShownList(list);
  else if (!(await showList(list, isEditable))) return fetchExpenses(signal);
  else void noteListedExpenses(expenses.map(({ _id }) => _id));
  return {
    expenses,
    unreadable: unreadable + unreadableOnServer,
    isEditable,
    list,
    ...(asOf !== undefined && { asOf }),
  };
}
