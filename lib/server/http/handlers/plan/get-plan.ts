import { IF_LIST_PARAMETER } from "@/lib/server/http/list/if-list-parameter";
import type { ListHandler } from "@/lib/server/http/list/with-list";
import {
  problemResponses,
  READ_PROBLEMS,
} from "@/lib/server/http/openapi-responses";
import { NO_PLAN_PROBLEM, planResponse, planResponseOf } from "./plan-response";

export const getPlanOperation = {
  operationId: "showPlan",
  summary: "The allowance, the budgets and the recurring payments of the list.",
  parameters: [IF_LIST_PARAMETER],
  responses: {
    200: planResponseOf("The plan; empty at first."),
    ...problemResponses({ ...NO_PLAN_PROBLEM, ...READ_PROBLEMS }),
  },
};

/** GET /api/plan */
export const getPlan: ListHandler = async (store) =>
  planResponse(await store.readPlan());
