import type { Handler } from "@/lib/http/middleware/endpoint";
import {
  EXPENSE_ID_PARAMETER,
  readExpenseId,
} from "@/lib/http/request/expense-id";
import { RequestError } from "@/lib/http/problem";
import {
  EDIT_PROBLEMS,
  emptyResponse,
  problemResponses,
  STORE_PROBLEMS,
  WRITE_PROBLEMS,
} from "@/lib/http/openapi/openapi-responses";

export const deleteExpenseOperation = {
  operationId: "removeExpense",
  summary: "Removes an expense.",
  parameters: [EXPENSE_ID_PARAMETER],
  responses: {
    204: emptyResponse("The expense is removed."),
    ...problemResponses({
      ...WRITE_PROBLEMS,
      ...EDIT_PROBLEMS,
      ...STORE_PROBLEMS,
    }),
  },
};

/** DELETE /api/expenses/{id} */
export const deleteExpense: Handler = async (store, request) => {
  if (!(await store.remove(readExpenseId(request))))
    throw new RequestError("not_found", "There is no expense with this id.");
  return new Response(null, {
    status: 204,
    headers: { "cache-control": "no-store" },
  });
};
