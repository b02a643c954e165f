import { toJson } from "@/lib/expenses/expense";
import type { Handler } from "./endpoint";
import { readExpenseBody } from "./expense-body";
import { idInPath } from "./expense-id";
import { RequestError } from "./problem";

/** PUT /api/expenses/{id}: 200 when it was there, 201 when it is put back. */
export const replaceExpense: Handler = async (store, request) => {
  const _id = idInPath(request);
  const expense = await readExpenseBody(request);
  const outcome = await store.replace(_id, expense);
  return Response.json(toJson({ _id, ...expense }), {
    status: outcome === "created" ? 201 : 200,
    headers: { "cache-control": "no-store" },
  });
};

/** DELETE /api/expenses/{id} */
export const removeExpense: Handler = async (store, request) => {
  if (!(await store.remove(idInPath(request))))
    throw new RequestError("not_found", "There is no expense with this id.");
  return new Response(null, {
    status: 204,
    headers: { "cache-control": "no-store" },
  });
};
