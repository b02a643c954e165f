import type { Expense } from "@/lib/domain/expenses/expense";
import { toFormValues } from "@/lib/domain/expenses/form-values";
import { EXPENSES_URL } from "@/lib/browser/api/urls";
import { publishListEvent } from "@/lib/browser/list/list-events";
import type { ListRef } from "@/lib/browser/api/list-ref";
import { sendWrite } from "@/lib/browser/list/send-write";
import { removeUnsentExpenses } from "@/lib/browser/outbox/marked-outbox";
import * as HTTP from "@/lib/domain/wire/http-status";

/**
 * PUT. Resolves to false when the expense did not exist and was created;
 * rejects as sendWrite does.
 */
export async function replaceExpense(
  expense: Expense,
  list: ListRef,
): Promise<boolean> {
  const response = await put(expense, list);
  publishListEvent({ kind: "put", expense, list });
  return response.status !== HTTP.CREATED;
}

/**
 * PUT of a deleted expense. Resolves to false, without a change, when an expense
 * with this id exists again; rejects as sendWrite does.
 */
export async function restoreExpense(
  expense: Expense,
  list: ListRef,
): Promise<boolean> {
  const response = await put(expense, list, { "if-none-match": "*" });
  if (response.status === HTTP.PRECONDITION_FAILED) {
    publishListEvent({ kind: "stale" });
    return false;
  }
  publishListEvent({ kind: "put", expense, list });
  return true;
}

/** DELETE. Resolves to false when the expense did not exist; rejects as sendWrite does. */
export async function removeExpense(
  id: string,
  list: ListRef,
): Promise<boolean> {
  const init = { method: "DELETE" };
  await removeUnsentExpenses(list, [id]);
  const response = await sendWrite(expenseUrl(id), init, list, {
    acceptedStatus: HTTP.NOT_FOUND,
  });
  publishListEvent({ kind: "removed", id, list });
  return response.status !== HTTP.NOT_FOUND;
}

function put(
  expense: Expense,
  list: ListRef,
  headers: Record<string, string> = {},
): Promise<Response> {
  const init = {
    method: "PUT",
    headers: { "content-type": "application/json", ...headers },
    body: JSON.stringify(toFormValues(expense)),
  };
  return sendWrite(expenseUrl(expense._id), init, list, {
    acceptedStatus: HTTP.PRECONDITION_FAILED,
  });
}

function expenseUrl(id: string): string {
  return `${EXPENSES_URL}/${encodeURIComponent(id)}`;
}
