import { z } from "zod";
import { noStoreJson } from "@/lib/server/http/no-store-json";
import {
  MAX_SUGGESTIONS,
  NEWEST_COUNTED,
  suggestions,
} from "@/lib/domain/expenses/suggestions";
import { IF_LIST_PARAMETER } from "@/lib/server/http/list/if-list-parameter";
import type { ListHandler } from "@/lib/server/http/list/with-list";
import {
  expenseSchema,
  jsonResponse,
  problemResponses,
  READ_PROBLEMS,
} from "@/lib/server/http/openapi-responses";
import { toJson } from "@/lib/domain/wire/expense-json";
import { EDITABLE_HEADER } from "@/lib/domain/wire/headers";
import * as HTTP from "@/lib/domain/wire/http-status";

const suggestionSchema = expenseSchema
  .pick({ description: true, category: true, amount: true })
  .extend({
    count: z.int().meta({ description: "How often it was used." }),
    weekdays: z.array(z.int()).length(7).meta({
      description: "How often it was used on each weekday, Monday first.",
    }),
  });

export const getSuggestionsOperation = {
  operationId: "listSuggestions",
  summary:
    "Descriptions used before, most used first, with their usual category and amount.",
  parameters: [IF_LIST_PARAMETER],
  responses: {
    200: jsonResponse(
      "Empty with an upstream host.",
      z.array(suggestionSchema).max(MAX_SUGGESTIONS),
    ),
    ...problemResponses(READ_PROBLEMS),
  },
};

/** GET /api/suggestions. With an upstream host it is empty, without a request to it. */
export const getSuggestions: ListHandler = async (
  store,
  _request,
  { isEditable },
) => {
  const newest = store.editable ? await store.newest(NEWEST_COUNTED) : [];
  return noStoreJson(suggestions(newest).map(toJson), HTTP.OK, {
    [EDITABLE_HEADER]: `${isEditable}`,
  });
};
