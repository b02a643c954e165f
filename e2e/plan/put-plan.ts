import { type BrowserContext, expect } from "@playwright/test";
import { ON_IDLE_CONNECTION } from "../fixtures";

/** Replaces the plan of the browser's list through the API. Parts that are left out are empty. */
export async function putPlan(context: BrowserContext, plan: object) {
  const stored = await context.request.get("/api/plan", ON_IDLE_CONNECTION);
  const response = await context.request.put("/api/plan", {
    ...ON_IDLE_CONNECTION,
    data: { allowance: null, budgets: {}, recurring: [], ...plan },
    headers: { "if-match": stored.headers()["etag"] ?? "" },
  });
  expect(response.status()).toBe(200);
}

/** The plan of the visitor's list, as GET /api/plan returns it. */
export async function storedPlan(context: BrowserContext) {
  return (await context.request.get("/api/plan", ON_IDLE_CONNECTION)).json();
}
