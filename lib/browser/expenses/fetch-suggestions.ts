import type { Suggestion } from "@/lib/domain/expenses/suggestions";
import { IS_OWN_API, SUGGESTIONS_URL } from "@/lib/browser/api/urls";
import { lastList } from "@/lib/browser/list/last-list";
import { shownList } from "@/lib/browser/api/list-ref";
import { readListHead } from "@/lib/browser/list/expenses-response";
import { showList } from "@/lib/browser/list/show-list";
import {
  delayNetworkError,
  isUnreachable,
  request,
} from "@/lib/browser/api/request";
import { readLocalCopy, storeLocalCopy } from "@/lib/browser/list/local-copies";
import { readSuggestions } from "@/lib/domain/wire/read-suggestions";

/**
 * GET /suggestions, whose list becomes the shown one. Resolves to an empty array,
 * without a request, for an external API, and without the network to this browser's
 * copy. Rejects on a network error without a copy, a status other than 2xx, and a body
 * without suggestions.
 */
export async function fetchSuggestions(
  signal: AbortSignal,
): Promise<Suggestion[]> {
  if (!IS_OWN_API) return [];
  try {
    const response = await request(SUGGESTIONS_URL, { signal });
    if (!response.ok)
      throw new Error(
        `GET ${SUGGESTIONS_URL} responded with status ${response.status}.`,
      );
    const json: unknown = await response.json();
    signal.throwIfAborted();
    const head = readListHead(response);
    if (!(await showList(head))) return fetchSuggestions(signal);
    const suggestions = readSuggestions(json);
    if (!suggestions) throw new Error("The suggestions could not be read.");
    storeLocalCopy("suggestions", head.list, json);
    return suggestions;
  } catch (error) {
    if (!isUnreachable(error)) throw error;
    const copy = readLocalCopy("suggestions", shownList() ?? lastList().list);
    const suggestions = readSuggestions(copy);
    if (!suggestions) return delayNetworkError(error);
    return suggestions;
  }
}
