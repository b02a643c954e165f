import { z } from "zod";
import { noStoreJson } from "@/lib/server/http/no-store-json";
import { IF_LIST_PARAMETER } from "@/lib/server/http/list/if-list-parameter";
import type { ListHandler } from "@/lib/server/http/list/with-list";
import {
  BATCH_PROBLEMS,
  jsonResponse,
  problemResponses,
} from "@/lib/server/http/openapi-responses";
import {
  jsonRequestBody,
  MAX_BATCH_BYTES,
  readBody,
} from "@/lib/server/http/request/json-body";
import { expenseIdSchema } from "@/lib/server/http/request/expense-id";

const MAX_IDS = 500;

const removalsSchema = z.strictObject({
  ids: z.array(expenseIdSchema).min(1).max(MAX_IDS),
});

export const postExpenseRemovalsOperation = {
  operationId: "removeExpenses",
  summary: "Removes the expenses with these ids. Unknown ids are ignored.",
  parameters: [IF_LIST_PARAMETER],
  requestBody: jsonRequestBody(removalsSchema),
  responses: {
    200: jsonResponse(
      "The number of removed expenses.",
      z.object({ deleted: z.int() }),
    ),
    ...problemResponses(BATCH_PROBLEMS),
  },
};

/** POST /api/expenses/delete */
export const postExpenseRemovals: ListHandler = async (store, request) => {
  const { ids } = await readBody(request, removalsSchema, {
    maxBytes: MAX_BATCH_BYTES,
    detail: "The ids were not accepted.",
  });
  return noStoreJson({ deleted: await store.removeBatch([...new Set(ids)]) });
};
