import type { Expense } from "@/lib/expenses/expense";
import { toFields } from "./form-values";
import { EXPENSES_URL } from "./urls";
import { publishListEvent } from "./list-events";
import { sendWrite } from "./send-write";

const NOT_FOUND = 404;
const CREATED = 201;
const PRECONDITION_FAILED = 412;

/** PUT. Resolves to whether it had been there; rejects as sendWrite does. */
export async function replaceExpense(expense: Expense): Promise<boolean> {
  const response = await put(expense);
  publishListEvent({ kind: "put", expense });
  return response.status !== CREATED;
}

/**
 * PUT of an expense that was removed. Resolves to false, and changes nothing,
 * when there is one under its id again; rejects as sendWrite does.
 */
export async function restoreExpense(expense: Expense): Promise<boolean> {
  const response = await put(expense, { "if-none-match": "*" });
  if (response.status === PRECONDITION_FAILED) {
    publishListEvent({ kind: "stale" });
    return false;
  }
  publishListEvent({ kind: "put", expense });
  return true;
}

/** DELETE. Resolves to whether it had been there; rejects as sendWrite does. */
export async function removeExpense(id: string): Promise<boolean> {
  const init = { method: "DELETE" };
  const response = await sendWrite(expenseUrl(id), init, NOT_FOUND);
  publishListEvent({ kind: "removed", id });
  return response.status !== NOT_FOUND;
}

function put(
  expense: Expense,
  headers: Record<string, string> = {},
): Promise<Response> {
  const init = {
    method: "PUT",
    headers: { "content-type": "application/json", ...headers },
    body: JSON.stringify(toFields(expense)),
  };
  return sendWrite(expenseUrl(expense._id), init, PRECONDITION_FAILED);
}

function expenseUrl(id: string): string {
  return `${EXPENSES_URL}/${encodeURIComponent(id)}`;
}
