import { noStoreJson } from "@/lib/server/http/no-store-json";
import { IF_LIST_PARAMETER } from "@/lib/server/http/list/if-list-parameter";
import type { ListHandler } from "@/lib/server/http/list/with-list";
import {
  EXPENSE_REQUEST_BODY,
  readExpenseBody,
} from "@/lib/server/http/request/expense-body";
import { expensePath } from "@/lib/server/http/request/expense-id";
import {
  IDEMPOTENCY_KEY_PARAMETER,
  idempotencyKey,
} from "@/lib/server/http/request/idempotency-key";
import {
  BODY_PROBLEMS,
  expenseSchema,
  jsonResponse,
  problemResponses,
  WRITE_PROBLEMS,
} from "@/lib/server/http/openapi-responses";
import { toJson } from "@/lib/domain/wire/expense-json";
import { IDEMPOTENT_REPLAYED_HEADER } from "@/lib/domain/wire/headers";
import * as HTTP from "@/lib/domain/wire/http-status";

const ID_OF_RESPONSE = { id: "$response.body#/_id" };

export const postExpenseOperation = {
  operationId: "addExpense",
  summary: "Stores one expense.",
  parameters: [IDEMPOTENCY_KEY_PARAMETER, IF_LIST_PARAMETER],
  requestBody: EXPENSE_REQUEST_BODY,
  responses: {
    201: {
      ...jsonResponse(
        "The stored expense; Location is its URL if it can be edited.",
        expenseSchema,
        {
          [IDEMPOTENT_REPLAYED_HEADER]: {
            description:
              "`true` if the key was used before: nothing was stored, and this is the expense of the first response. With an upstream host, only if it says so.",
            schema: { const: "true" },
          },
        },
      ),
      links: {
        replaceIt: {
          operationId: "replaceExpense",
          parameters: ID_OF_RESPONSE,
        },
        removeIt: { operationId: "removeExpense", parameters: ID_OF_RESPONSE },
      },
    },
    ...problemResponses({
      ...BODY_PROBLEMS,
      ...WRITE_PROBLEMS,
      422: "The key was used for another expense.",
    }),
  },
};

/** POST /api/add */
export const postExpense: ListHandler = async (store, request) => {
  const key = idempotencyKey(request);
  const { expense, isReplay } = await store.add(
    await readExpenseBody(request),
    key,
  );
  const { _id } = expense;
  return noStoreJson(toJson(expense), HTTP.CREATED, {
    ...(store.editable && _id && { location: expensePath(_id) }),
    ...(isReplay && { [IDEMPOTENT_REPLAYED_HEADER]: "true" }),
  });
};
