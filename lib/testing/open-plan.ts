import { expect } from "vitest";
import { toRupees } from "@/lib/domain/expenses/money";
import { planSchema } from "@/lib/domain/plan/plan-schema";
import { openBrowser } from "./open-browser";
import type { Visitor } from "./test-api";

/** The date of the browsers of `openPlan`. */
export const PLAN_TODAY = "2026-11-24";

/** A browser on PLAN_TODAY whose window has the whole plan in view, and another device with the same list. */
export async function openPlan(options?: Parameters<typeof openBrowser>[0]) {
  // The first import of a worker takes seconds, longer than a test waits for an element.
  await import("@/components/pocket-money/pocket-money");
  await import("@/components/pocket-money/dialogs/plan-editor");
  await import("@/components/pocket-money/dialogs/details-dialog");
  await import("@/components/pocket-money/plan-details");
  const browser = await openBrowser({
    now: `${PLAN_TODAY}T12:00:00`,
    width: 1920,
    isInView: isPlanArea,
    ...options,
  });
  const otherDevice = browser.api.newVisitor(browser.visitor.cookie);
  return {
    ...browser,
    otherDevice,
    /** Replaces the plan, from the other device. Parts that are left out are empty. */
    putPlan: (plan: object) => putPlan(otherDevice, plan),
    /** The plan of the list, as GET /plan sends it. */
    storedPlan: async () =>
      (await otherDevice.json("/plan")) as Record<
        "allowance" | "budgets" | "recurring",
        unknown
      >,
    /** What the plan has of others, in order: `["Asha", 300]`, with "" for those without a name. */
    owed: async () => {
      const plan = planSchema.parse(await otherDevice.json("/plan"));
      const names = new Map(plan.people.map(({ id, name }) => [id, name]));
      return plan.debts.map(({ person = "", amountPaise }) => [
        names.get(person) ?? "",
        toRupees(amountPaise),
      ]);
    },
    /** The plan cannot be reached until the network is restored with `stop`. */
    failPlan: () =>
      browser.respond(({ path }) => {
        if (path === "/plan") throw new TypeError("Failed to fetch");
        return undefined;
      }),
  };
}

async function putPlan(visitor: Visitor, plan: object) {
  const stored = await visitor.send("GET", "/plan");
  const response = await visitor.send("PUT", "/plan", {
    body: { allowance: null, budgets: {}, recurring: [], ...plan },
    headers: { "if-match": stored.headers.get("etag") ?? "" },
  });
  expect(response.status).toBe(200);
}

/** Whether the element holds the placeholder of the plan, which has no content. */
function isPlanArea({ childElementCount, firstElementChild }: Element) {
  return (
    childElementCount === 1 &&
    firstElementChild?.getAttribute("aria-hidden") === "true" &&
    firstElementChild.childElementCount === 0
  );
}
