import { z } from "zod";
import { noStoreJson } from "@/lib/server/http/no-store-json";
import { jsonResponse } from "@/lib/server/http/openapi-responses";
import { planToJson } from "@/lib/domain/plan/plan-json";
import type { StoredPlan } from "@/lib/server/store/port";
import * as HTTP from "@/lib/domain/wire/http-status";

const rupees = z.number().meta({ description: "In rupees." });
const schedule = { amount: rupees, every: z.enum(["month", "week"]) };

const planJsonSchema = z.object({
  allowance: z
    .object({
      ...schedule,
      startDay: z.int(),
      carryOver: z.boolean(),
      from: z.string().optional(),
      opening: rupees.optional(),
    })
    .nullable(),
  budgets: z.record(z.string(), rupees).meta({ description: "By category." }),
  recurring: z.array(
    z.object({
      ...schedule,
      id: z.string(),
      description: z.string(),
      category: z.string(),
      day: z.int(),
      from: z.string(),
      until: z.string().optional(),
      handled: z.string().optional(),
    }),
  ),
  people: z
    .array(z.object({ id: z.string(), name: z.string() }))
    .optional()
    .meta({ description: "Left out with `debts` if there are none." }),
  debts: z
    .array(
      z.object({
        id: z.string(),
        person: z.string().optional(),
        others: z.int().optional(),
        date: z.string(),
        amount: rupees,
        note: z.string(),
        expense: z.string().optional(),
      }),
    )
    .optional(),
});

/** The OpenAPI description of planResponse. */
export function planResponseOf(description: string) {
  return jsonResponse(description, planJsonSchema, {
    etag: {
      description: "The value of If-Match for the next PUT.",
      schema: { type: "string" },
    },
  });
}

export const NO_PLAN_PROBLEM = { 501: "An upstream host has no plan." };

export function planResponse({ plan, revision }: StoredPlan): Response {
  return noStoreJson(planToJson(plan), HTTP.OK, { etag: planTag(revision) });
}

/**
 * The ETag of a plan. It does not name the list: the tag of a visitor without a
 * list is also that of the list that the first expense makes.
 */
export function planTag(revision: string): string {
  return `"plan-${revision}"`;
}
