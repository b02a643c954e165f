import type { Expense } from "@/lib/domain/expenses/expense";
import { readExpenses } from "@/lib/domain/wire/read-expenses";
import { SHOW_URL } from "@/lib/browser/api/urls";
import { type ListRef, setShownList } from "@/lib/browser/api/list-ref";
import {
  type ExpensesResponse,
  readExpensesResponse,
} from "@/lib/browser/list/expenses-response";
import { showList } from "@/lib/browser/list/show-list";
import { noteListedExpenses } from "@/lib/browser/outbox/marked-outbox";
import {
  delayNetworkError,
  isUnreachable,
  request,
} from "@/lib/browser/api/request";

export type LoadedExpenses = {
  expenses: readonly Expense[];
  /** How many rows could not be read and are left out. */
  unreadable: number;
  isEditable: boolean;
  /** This browser has a link that only reads the list. */
  isReader?: boolean | undefined;
  list: ListRef;
  /** Set without the network: when the server sent these expenses, in epoch ms. */
  asOf?: number | undefined;
};

/** GET /show, which rejects as its `request` does and for a status other than 2xx. */
export function requestExpenses(
  init: { signal?: AbortSignal } = {},
): Promise<ExpensesResponse> {
  return request(SHOW_URL, init)
    .then(readExpensesResponse)
    .catch(delayNetworkError);
}

/** What the server has sent, or this browser's copy of it. */
export type RequestedExpenses = { response: ExpensesResponse; isCopy: boolean };

/** As requestExpenses, but without the network resolves to this browser's copy, if it has one. */
export async function requestOrReadCopy(
  init: { signal?: AbortSignal } = {},
): Promise<RequestedExpenses> {
  try {
    return { response: await requestExpenses(init), isCopy: false };
  } catch (error) {
    const copy = isUnreachable(error) ? await readCopy() : undefined;
    if (!copy) throw error;
    return { response: copy, isCopy: true };
  }
}

/**
 * The requested expenses, whose list becomes the shown one. Rejects as the request
 * does, and for a body without expenses.
 *
 * @param requested a request that was sent already
 */
export async function fetchExpenses(
  signal: AbortSignal,
  requested = requestOrReadCopy({ signal }),
): Promise<LoadedExpenses> {
  const { response, isCopy } = await requested;
  const { list, isEditable, isReader } = response;
  const { expenses, unreadable } = await readExpenses(
    JSON.parse(response.body),
  );
  signal.throwIfAborted();
  if (isCopy) setShownList(list);
  else if (!(await showList(response))) return fetchExpenses(signal);
  else {
    void noteListedExpenses(
      list,
      expenses.map(({ _id }) => _id),
    );
    void storeCopy(response);
  }
  return {
    expenses,
    unreadable: unreadable + response.unreadableOnServer,
    isEditable,
    ...(isReader && { isReader }),
    list,
    ...(isCopy && { asOf: response.receivedAt }),
  };
}

/** Undefined if there is none: the caller reports why there is no response. */
async function readCopy(): Promise<ExpensesResponse | undefined> {
  try {
    const { readExpensesCopy } =
      await import("@/lib/browser/list/expenses-copy");
    return await readExpensesCopy();
  } catch (error) {
    console.info("The copy of the expenses could not be read.", error);
    return undefined;
  }
}

/** Its script is loaded after the expenses, which do not wait for it. */
async function storeCopy(response: ExpensesResponse) {
  try {
    const { storeExpensesCopy } =
      await import("@/lib/browser/list/expenses-copy");
    await storeExpensesCopy(response);
  } catch (error) {
    console.info("The expenses are not available offline.", error);
  }
}
