import type { Suggestion } from "@/lib/domain/expenses/suggestions";
import { asPaise, readRupees } from "@/lib/domain/expenses/money";
import { IS_OWN_API, SUGGESTIONS_URL } from "@/lib/browser/api/urls";
import { lastList } from "@/lib/browser/list/last-list";
import { listOf, shownList } from "@/lib/browser/api/list-ref";
import { showList } from "@/lib/browser/list/show-list";
import { isUnreachable, request } from "@/lib/browser/api/request";
import { readLocalCopy, storeLocalCopy } from "@/lib/browser/list/local-copies";
import { EDITABLE_HEADER } from "@/lib/domain/wire/headers";

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
