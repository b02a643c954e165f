import type { Expense } from "@/lib/expenses/expense";
import { toFields } from "./expense-fields";
import { EXPENSES_URL } from "./host";
import { tellOtherTabs } from "./other-tabs";
import { refusal } from "./refused";

/** PUT. Resolves to whether it had been there; rejects with Refused, or with fetch's own error. */
export async function replaceExpense(expense: Expense): Promise<boolean> {
  const response = await send(expense._id, {
    method: "PUT",
    headers: { "content-type": "application/json" },
    body: JSON.stringify(toFields(expense)),
  });
  tellOtherTabs({ kind: "put", expense });
  return response.status !== 201;
}

/** DELETE. Resolves to whether it had been there; rejects with Refused, or with fetch's own error. */
export async function removeExpense(id: string): Promise<boolean> {
  const response = await send(id, { method: "DELETE" });
  tellOtherTabs({ kind: "removed", id });
  return response.status !== 404;
}

async function send(id: string, init: RequestInit): Promise<Response> {
  const url = `${EXPENSES_URL}/${encodeURIComponent(id)}`;
  // What was pressed is done, also when the page is left.
  const response = await fetch(url, { ...init, keepalive: true });
  const isGone = init.method === "DELETE" && response.status === 404;
  if (response.ok || isGone) return response;
  throw await refusal(`${init.method} ${url}`, response);
}
