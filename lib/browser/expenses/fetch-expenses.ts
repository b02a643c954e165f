import {
  type ReadExpenses,
  readExpenses,
} from "@/lib/domain/wire/read-expenses";
import { SHOW_URL } from "@/lib/browser/api/urls";
import { type ListRef, setShownList } from "@/lib/browser/api/list-ref";
import {
  type ListResponse,
  readListResponse,
} from "@/lib/browser/list/list-response";
import { showList } from "@/lib/browser/list/show-list";
import { noteListedExpenses } from "@/lib/browser/outbox/load-outbox";
import {
  delayNetworkError,
  isUnreachable,
  request,
} from "@/lib/browser/api/request";

export type FetchedList = ReadExpenses & {
  isEditable: boolean;
  list: ListRef;
  /** Set without the network: when the server sent these expenses, in epoch ms. */
  asOf?: number | undefined;
};

/**
 * GET /show, which becomes the shown list. Without the network, resolves to this
 * browser's copy. Rejects on a network error without a copy, a status other than
 * 2xx, or a body that is not a list.
 */
export async function fetchExpenses(signal: AbortSignal): Promise<FetchedList> {
  const { response, isCopy } = await requestOrCopy(signal);
  const { list, isEditable } = response;
  const { expenses, unreadable } = await readExpenses(
    JSON.parse(response.body),
  );
  signal.throwIfAborted();
  if (isCopy) setShownList(list);
  else if (!(await showList(list, isEditable))) return fetchExpenses(signal);
  else {
    void noteListedExpenses(expenses.map(({ _id }) => _id));
    void storeCopy(response);
  }
  return {
    expenses,
    unreadable: unreadable + response.unreadableOnServer,
    isEditable,
    list,
    ...(isCopy && { asOf: response.receivedAt }),
  };
}

async function requestOrCopy(
  signal: AbortSignal,
): Promise<{ response: ListResponse; isCopy: boolean }> {
  try {
    const response = await request(SHOW_URL, { signal })
      .then(readListResponse)
      .catch(rejectNetworkError);
    return { response, isCopy: false };
  } catch (error) {
    const copy =
      !signal.aborted && isUnreachable(error) ? await readCopy() : undefined;
    if (!copy) throw error;
    return { response: copy, isCopy: true };
  }
}

/** Rejects at once in a browser that knows that it is offline. */
function rejectNetworkError(error: unknown): Promise<never> {
  return navigator.onLine ? delayNetworkError(error) : Promise.reject(error);
}

/** Undefined if there is none: the caller reports why there is no response. */
async function readCopy(): Promise<ListResponse | undefined> {
  try {
    const { readListCopy } = await import("@/lib/browser/list/list-copy");
    return await readListCopy();
  } catch (error) {
    console.info("The copy of the list could not be read.", error);
    return undefined;
  }
}

/** Loaded after the list, which does not wait for it. */
async function storeCopy(response: ListResponse) {
  try {
    const { storeListCopy } = await import("@/lib/browser/list/list-copy");
    await storeListCopy(response);
  } catch (error) {
    console.info("The list is not available offline.", error);
  }
}
