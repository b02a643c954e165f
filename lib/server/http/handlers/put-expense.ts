import { noStoreJson } from "@/lib/server/http/no-store-json";
import { IF_LIST_PARAMETER } from "@/lib/server/http/list/if-list-parameter";
import type { ListHandler } from "@/lib/server/http/list/with-list";
import {
  EXPENSE_REQUEST_BODY,
  readExpenseBody,
} from "@/lib/server/http/request/expense-body";
import {
  EXPENSE_ID_PARAMETER,
  readExpenseId,
} from "@/lib/server/http/request/expense-id";
import { RequestError } from "@/lib/server/http/problem";
import {
  BODY_PROBLEMS,
  EDIT_PROBLEMS,
  expenseSchema,
  jsonResponse,
  problemResponses,
} from "@/lib/server/http/openapi-responses";
import { toJson } from "@/lib/domain/wire/expense-json";
import * as HTTP from "@/lib/domain/wire/http-status";

export const putExpenseOperation = {
  operationId: "replaceExpense",
  summary: "Replaces an expense, or restores it under its id.",
  parameters: [
    EXPENSE_ID_PARAMETER,
    IF_LIST_PARAMETER,
    {
      name: "If-None-Match",
      in: "header",
      required: false,
      description:
        "`*`: restore only, and leave an existing expense unchanged.",
      schema: { const: "*" },
    },
  ],
  requestBody: EXPENSE_REQUEST_BODY,
  responses: {
    200: jsonResponse("The replaced expense.", expenseSchema),
    201: jsonResponse("The restored expense.", expenseSchema),
    ...problemResponses({
      ...BODY_PROBLEMS,
      ...EDIT_PROBLEMS,
      412: "With If-None-Match: there is an expense with this id.",
    }),
  },
};

/**
 * PUT /api/expenses/{id}: 200 if the expense existed, 201 if it is restored. With
 * `If-None-Match: *` it restores only: 412 if the expense exists.
 */
export const putExpense: ListHandler = async (store, request) => {
  const _id = readExpenseId(request);
  const onlyRestore = isRestoreOnly(request);
  const expense = await readExpenseBody(request);
  const outcome = onlyRestore
    ? await restore()
    : await store.replace(_id, expense);
  return noStoreJson(
    toJson({ _id, ...expense }),
    outcome === "created" ? HTTP.CREATED : HTTP.OK,
  );

  async function restore() {
    if (await store.restore(_id, expense)) return "created";
    throw new RequestError(
      "precondition_failed",
      "There is an expense with this id.",
    );
  }
};

/** Whether If-None-Match is `*`. Throws a RequestError for any other value, which must not be ignored. */
function isRestoreOnly({ headers }: Request): boolean {
  const condition = headers.get("if-none-match");
  if (condition === null || condition === "*") return condition === "*";
  throw new RequestError("bad_request", "If-None-Match can only be *.");
}
