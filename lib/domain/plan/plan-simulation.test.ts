import fc from "fast-check";
import { expect, it } from "vitest";
import { planSituations } from "@/lib/testing/plan-situations";
import { propertyRuns } from "@/lib/testing/property-runs";
import { simulatePlan } from "@/lib/testing/simulate-plan";
import { allowanceStatus } from "./allowance-status";
import { forecast } from "./forecast";

it("what is left, and when it ends, are those of a simulation day by day", () => {
  let dates = 0;
  fc.assert(
    fc.property(planSituations, ({ plan, expenses, today }) => {
      const status = allowanceStatus(plan, expenses, today);
      const future = forecast(plan, expenses, today, status);
      const { leftPaise, hasDate, ...ends } = simulatePlan(
        plan,
        expenses,
        today,
      );
      expect(status?.leftPaise).toBe(leftPaise);
      expect(future?.status === "known").toBe(hasDate);
      if (future?.status !== "known") return;
      const { end, earliest, latest } = future;
      expect({ end, earliest, latest }).toEqual(ends);
      if (end !== undefined) dates += 1;
    }),
    { numRuns: propertyRuns(30_000) },
  );
  expect(dates).toBeGreaterThan(0);
}, 300_000);
