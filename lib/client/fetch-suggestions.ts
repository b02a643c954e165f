import type { Suggestion } from "@/lib/list/suggestions";
import { asPaise, readRupees } from "@/lib/expenses/money";
import { IS_OWN_API, SUGGESTIONS_URL } from "./urls";
import { lastList } from "@/lib/client/list/last-list";
import { listOf, shownList } from "@/lib/client/list/list-ref";
import { showList } from "@/lib/client/list/show-list";
import { isUnreachable, request } from "./request";
import {
  readLocalCopy,
  storeLocalCopy,
} from "@/lib/client/storage/local-copies";
import { EDITABLE_HEADER } from "@/lib/wire/headers";

type Row = Omit<Suggestion, "amountPaise"> & { amount: number };

/**
 * GET /suggestions, whose list becomes the shown one. Resolves to an empty array,
 * without a request, for an external API, and without the network to this browser's
 * copy. Rejects on a network error without a copy, and on a status other than 2xx.
 */
export async function fetchSuggestions(
  signal: AbortSignal,
): Promise<Suggestion[]> {
  if (!IS_OWN_API) return [];
  let rows: Row[];
  try {
    const response = await request(SUGGESTIONS_URL, { signal });
    if (!response.ok)
      throw new Error(
        `GET ${SUGGESTIONS_URL} responded with status ${response.status}.`,
      );
    rows = (await response.json()) as Row[];
    signal.throwIfAborted();
    const list = listOf(response);
    const isEditable = response.headers.get(EDITABLE_HEADER) === "true";
    if (!(await showList(list, isEditable))) return fetchSuggestions(signal);
    storeLocalCopy("suggestions", list, rows);
  } catch (error) {
    const list = shownList() ?? lastList().list;
    const copy = isUnreachable(error)
      ? readLocalCopy("suggestions", list)
      : undefined;
    if (!copy) throw error;
    rows = copy as Row[];
  }
  return rows.map(({ amount, ...suggestion }) => ({
    ...suggestion,
    amountPaise: readRupees(amount) ?? asPaise(0),
  }));
}
