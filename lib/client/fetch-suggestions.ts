import type { Suggestion } from "@/lib/list/suggestions";
import { asPaise, readRupees } from "@/lib/expenses/money";
import { IS_OWN_API, SUGGESTIONS_URL } from "./urls";
import { listOf } from "@/lib/client/list/list-ref";
import { showList } from "@/lib/client/list/show-list";
import { request } from "./request";
import { EDITABLE_HEADER } from "@/lib/wire/headers";

/**
 * GET /suggestions, whose list becomes the shown one. Resolves to an empty array,
 * without a request, for an external API.
 */
export async function fetchSuggestions(
  signal: AbortSignal,
): Promise<Suggestion[]> {
  if (!IS_OWN_API) return [];
  const response = await request(SUGGESTIONS_URL, { signal });
  if (!response.ok)
    throw new Error(
      `GET ${SUGGESTIONS_URL} responded with status ${response.status}.`,
    );
  type Row = Omit<Suggestion, "amountPaise"> & { amount: number };
  const rows = (await response.json()) as Row[];
  signal.throwIfAborted();
  const isEditable = response.headers.get(EDITABLE_HEADER) === "true";
  if (!(await showList(listOf(response), isEditable)))
    return fetchSuggestions(signal);
  return rows.map(({ amount, ...suggestion }) => ({
    ...suggestion,
    amountPaise: readRupees(amount) ?? asPaise(0),
  }));
}
