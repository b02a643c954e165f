import type { Suggestion } from "@/lib/list/suggestions";
import { asPaise, readRupees } from "@/lib/expenses/money";
import { IS_OWN_API, SUGGESTIONS_URL } from "./urls";
import { request } from "./request";

/** GET /suggestions. Resolves to an empty list, without a request, for an external API. */
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
  return ((await response.json()) as Row[]).map(
    ({ amount, ...suggestion }) => ({
      ...suggestion,
      amountPaise: readRupees(amount) ?? asPaise(0),
    }),
  );
}
