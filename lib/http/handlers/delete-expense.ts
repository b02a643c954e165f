import type { Handler } from "@/lib/http/middleware/endpoint";
import { idInPath } from "@/lib/http/middleware/expense-id";
import { RequestError } from "@/lib/http/middleware/problem";

/** DELETE /api/expenses/{id} */
export const deleteExpense: Handler = async (store, request) => {
  if (!(await store.remove(idInPath(request))))
    throw new RequestError("not_found", "There is no expense with this id.");
  return new Response(null, {
    status: 204,
    headers: { "cache-control": "no-store" },
  });
};
