import { toJson } from "@/lib/expenses/expense";
import type { Handler } from "./endpoint";
import { readExpenseBody } from "./expense-body";
import { idInPath } from "./expense-id";
import { RequestError } from "./problem";

/**
 * PUT /api/expenses/{id}: 200 when it was there, 201 when it is put back. With
 * `If-None-Match: *` it is only put back: 412 when it is there.
 */
export const replaceExpense: Handler = async (store, request) => {
  const _id = idInPath(request);
  const mustBeAbsent = request.headers.get("if-none-match") === "*";
  const expense = await readExpenseBody(request);
  const outcome = mustBeAbsent
    ? await restore()
    : await store.replace(_id, expense);
  return Response.json(toJson({ _id, ...expense }), {
    status: outcome === "created" ? 201 : 200,
    headers: { "cache-control": "no-store" },
  });

  async function restore() {
    if (await store.restore(_id, expense)) return "created";
    throw new RequestError(
      "precondition_failed",
      "There is an expense with this id.",
    );
  }
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
