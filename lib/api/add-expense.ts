import { type ExpenseFields, fromFields } from "./expense-fields";
import { ADD_URL, EXPENSES_URL } from "./host";
import { tellOtherTabs } from "./other-tabs";
import { refusal } from "./refused";

/**
 * POST {host}/add. Resolves on success to the id under which the expense can be
 * changed, if it can be; rejects with Refused, or with fetch's own error.
 */
export async function addExpense(
  fields: ExpenseFields,
  key: string,
): Promise<string | undefined> {
  const response = await fetch(ADD_URL, {
    method: "POST",
    headers: {
      "content-type": "application/json",
      // Another origin may not allow a header it does not know.
      ...(ADD_URL.startsWith("/") && { "idempotency-key": key }),
    },
    body: JSON.stringify(fields),
  });
  if (!response.ok) throw await refusal(`POST ${ADD_URL}`, response);
  const [, id] =
    response.headers.get("location")?.split(`${EXPENSES_URL}/`) ?? [];
  if (id === undefined) return undefined;
  tellOtherTabs({
    kind: "put",
    expense: fromFields(decodeURIComponent(id), fields),
  });
  return decodeURIComponent(id);
}
