import { z } from "zod";
import {
  MAX_SUGGESTIONS,
  NEWEST_COUNTED,
  suggestions,
} from "@/lib/list/suggestions";
import type { Handler } from "@/lib/http/middleware/endpoint";
import {
  expenseSchema,
  jsonResponse,
  problemResponses,
  STORE_PROBLEMS,
} from "@/lib/http/openapi/openapi-responses";
import { toJson } from "@/lib/wire/expense-json";

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
  responses: {
    200: jsonResponse(
      "Empty with an upstream host.",
      z.array(suggestionSchema).max(MAX_SUGGESTIONS),
    ),
    ...problemResponses(STORE_PROBLEMS),
  },
};

/** GET /api/suggestions. With an upstream host it is empty, without a request to it. */
export const getSuggestions: Handler = async (store) => {
  const newest = store.editable ? await store.newest(NEWEST_COUNTED) : [];
  return Response.json(suggestions(newest).map(toJson), {
    headers: { "cache-control": "no-store" },
  });
};
