import type { Handler } from "@/lib/http/middleware/endpoint";
import { readExpenseBody } from "@/lib/http/middleware/expense-body";
import { idInPath } from "@/lib/http/middleware/expense-id";
import { RequestError } from "@/lib/http/middleware/problem";
import { toJson } from "@/lib/wire/expense-json";

/**
 * PUT /api/expenses/{id}: 200 when it was there, 201 when it is put back. With
 * `If-None-Match: *` it is only put back: 412 when it is there.
 */
export const putExpense: Handler = async (store, request) => {
  const _id = idInPath(request);
  const mustBeAbsent = requiresAbsence(request);
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

/** Throws a RequestError for a condition other than `*`, rather than ignore it. */
function requiresAbsence({ headers }: Request): boolean {
  const condition = headers.get("if-none-match");
  if (condition === null || condition === "*") return condition === "*";
  throw new RequestError("bad_request", "If-None-Match can only be *.");
}
