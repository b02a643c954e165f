import { noContent } from "@/lib/server/http/no-store-json";
import { IF_LIST_PARAMETER } from "@/lib/server/http/list/if-list-parameter";
import type { ListHandler } from "@/lib/server/http/list/with-list";
import {
  EXPENSE_ID_PARAMETER,
  readExpenseId,
} from "@/lib/server/http/request/expense-id";
import { RequestError } from "@/lib/server/http/problem";
import {
  EDIT_PROBLEMS,
  emptyResponse,
  problemResponses,
} from "@/lib/server/http/openapi-responses";

export const deleteExpenseOperation = {
  operationId: "removeExpense",
  summary: "Removes an expense.",
  parameters: [EXPENSE_ID_PARAMETER, IF_LIST_PARAMETER],
  responses: {
    204: emptyResponse("The expense is removed."),
    ...problemResponses(EDIT_PROBLEMS),
  },
};

/** DELETE /api/expenses/{id} */
export const deleteExpense: ListHandler = async (store, request) => {
  if (!(await store.remove(readExpenseId(request))))
    throw new RequestError("not_found", "There is no expense with this id.");
  return noContent();
};
