import type { ComponentProps } from "react";
import {
  PLAN_FAILURE,
  PlanPlaceholder,
} from "@/components/pocket-money/plan-placeholder";
import type { PocketMoney } from "@/components/pocket-money/pocket-money";
import { LoadBoundary, PartFailure } from "@/components/ui/load-boundary";
import { useLateContent } from "@/lib/browser/late-loading/use-late-load";

const loadPlan = () => import("@/components/pocket-money/pocket-money");

export function ExpensePlan(props: ComponentProps<typeof PocketMoney>) {
  const { ref, loaded, hasFailed } = useLateContent("plan", loadPlan);
  return (
    <div ref={ref} className="min-h-11.5 lg:h-full">
      <LoadBoundary failure={PLAN_FAILURE}>
        {hasFailed ? (
          <PartFailure failure={PLAN_FAILURE} />
        ) : loaded ? (
          <loaded.PocketMoney {...props} />
        ) : (
          <PlanPlaceholder />
        )}
      </LoadBoundary>
    </div>
  );
}
