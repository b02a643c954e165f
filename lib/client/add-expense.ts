import { type ExpenseFormValues, fromFormValues } from "./form-values";
import { ADD_URL, EXPENSES_URL, IS_OWN_API } from "./urls";
import { publishListEvent } from "./list-events";
import { sendWrite } from "./send-write";
import { IDEMPOTENCY_KEY_HEADER } from "@/lib/wire/headers";

/**
 * POST /add. Resolves to the id of the stored expense, or to undefined when the
 * response has no Location header; rejects as sendWrite does.
 */
export async function addExpense(
  values: ExpenseFormValues,
  idempotencyKey: string,
): Promise<string | undefined> {
  const response = await sendWrite(ADD_URL, {
    method: "POST",
    headers: {
      "content-type": "application/json",
      ...(IS_OWN_API && { [IDEMPOTENCY_KEY_HEADER]: idempotencyKey }),
    },
    body: JSON.stringify(values),
  });
  const [, encodedId] =
    response.headers.get("location")?.split(`${EXPENSES_URL}/`) ?? [];
  if (encodedId === undefined) {
    publishListEvent({ kind: "stale" });
    return undefined;
  }
  const id = decodeURIComponent(encodedId);
  publishListEvent({ kind: "put", expense: fromFormValues(id, values) });
  return id;
}
