import { matchesEntityTag } from "@/lib/server/http/body/entity-tag";
import { IF_LIST_PARAMETER } from "@/lib/server/http/list/if-list-parameter";
import type { ListHandler } from "@/lib/server/http/list/with-list";
import {
  BODY_PROBLEMS,
  problemResponses,
  WRITE_PROBLEMS,
} from "@/lib/server/http/openapi-responses";
import { RequestError } from "@/lib/server/http/problem";
import { jsonRequestBody, readBody } from "@/lib/server/http/request/json-body";
import type { Plan } from "@/lib/domain/plan/plan";
import { MAX_PLAN_BYTES, planSchema } from "@/lib/domain/plan/plan-schema";
import {
  NO_PLAN_PROBLEM,
  planResponse,
  planResponseOf,
  planTag,
} from "./plan-response";

const EXAMPLES = {
  student: {
    summary: "A monthly allowance with one budget and one payment.",
    value: {
      allowance: {
        amount: 8000,
        every: "month",
        startDay: 1,
        carryOver: true,
        from: "2026-01-05",
        opening: "5400.50",
      },
      budgets: { food: 3000 },
      recurring: [
        {
          id: "phone",
          description: "Phone recharge",
          category: "others",
          amount: 239,
          every: "month",
          day: 31,
          from: "2026-01-05",
        },
      ],
    },
  },
  people: {
    summary: "A bill of ₹1,200, of which Asha owes ₹300.",
    value: {
      allowance: null,
      budgets: {},
      recurring: [],
      people: [{ id: "asha", name: "Asha" }],
      debts: [
        {
          id: "dominos",
          person: "asha",
          date: "2026-01-05",
          amount: 300,
          note: "Dominos",
        },
      ],
    },
  },
  none: {
    summary: "No plan.",
    value: { allowance: null, budgets: {}, recurring: [] },
  },
};

export const putPlanOperation = {
  operationId: "replacePlan",
  summary: "Replaces the plan that the client has read.",
  parameters: [
    IF_LIST_PARAMETER,
    {
      name: "If-Match",
      in: "header",
      required: true,
      description: "The ETag of the plan to replace; not `*`.",
      schema: { type: "string" },
    },
  ],
  requestBody: jsonRequestBody(planSchema, { examples: EXAMPLES }),
  responses: {
    200: planResponseOf("The stored plan."),
    ...problemResponses({
      ...BODY_PROBLEMS,
      ...NO_PLAN_PROBLEM,
      ...WRITE_PROBLEMS,
      412: "The plan was changed since the client read it, and is another one than that sent.",
      413: `More than ${MAX_PLAN_BYTES / 1024} KiB.`,
      428: "Without If-Match.",
    }),
  },
};

/**
 * PUT /api/plan. A plan that is stored already is a success whatever If-Match is,
 * so that a retry after a lost response is no conflict (RFC 9110, 13.1.1).
 */
export const putPlan: ListHandler = async (store, request) => {
  const plan = await readBody(request, planSchema, {
    maxBytes: MAX_PLAN_BYTES,
    detail: "The plan was not accepted.",
  });
  const ifMatch = readIfMatch(request);
  const current = await store.readPlan();
  if (isSame(current.plan, plan)) return planResponse(current);
  if (!matchesEntityTag(ifMatch, planTag(current.revision))) throw changed();
  const revision = await store.writePlan(plan, current.revision);
  if (revision === undefined) throw changed();
  return planResponse({ plan, revision });
};

function readIfMatch({ headers }: Request): string {
  const ifMatch = headers.get("if-match");
  if (ifMatch === null)
    throw new RequestError(
      "precondition_required",
      "Send the ETag of the plan as If-Match.",
    );
  if (ifMatch.includes("*"))
    throw new RequestError("bad_request", "If-Match cannot be *.");
  return ifMatch;
}

function changed(): RequestError {
  return new RequestError(
    "precondition_failed",
    "The plan was changed elsewhere.",
  );
}

/** planSchema puts the fields of all plans in one order. */
function isSame(a: Plan, b: Plan): boolean {
  return JSON.stringify(a) === JSON.stringify(b);
}
