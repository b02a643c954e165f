import { type ExpenseFields, fromFields } from "./form-values";
import { ADD_URL, EXPENSES_URL, IS_OWN_API } from "./urls";
import { publishListEvent } from "./list-events";
import { sendWrite } from "./send-write";

/**
 * POST {host}/add. Resolves on success to the id under which the expense can be
 * changed, if it can be; rejects with Refused, or with fetch's own error.
 */
export async function addExpense(
  fields: ExpenseFields,
  key: string,
): Promise<string | undefined> {
  const response = await sendWrite(ADD_URL, {
    method: "POST",
    headers: {
      "content-type": "application/json",
      ...(IS_OWN_API && { "idempotency-key": key }),
    },
    body: JSON.stringify(fields),
  });
  const [, path] =
    response.headers.get("location")?.split(`${EXPENSES_URL}/`) ?? [];
  if (path === undefined) {
    publishListEvent({ kind: "stale" });
    return undefined;
  }
  const id = decodeURIComponent(path);
  publishListEvent({ kind: "put", expense: fromFields(id, fields) });
  return id;
}
