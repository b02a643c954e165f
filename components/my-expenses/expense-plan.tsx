import {
  PLAN_FAILURE,
  PlanPlaceholder,
} from "@/components/pocket-money/plan-placeholder";
import { LoadBoundary, PartFailure } from "@/components/ui/load-boundary";
import { useLateContent } from "@/lib/browser/late-loading/use-late-load";
import type { ListRef } from "@/lib/browser/api/list-ref";
import type { Expense } from "@/lib/domain/expenses/expense";

const loadPlan = () => import("@/components/pocket-money/pocket-money");

/** The plan, loaded after the table. */
export function ExpensePlan(props: {
  expenses: readonly Expense[];
  list: ListRef;
  isOnServer: boolean;
  /** It cannot be changed, for the reason that the screen shows. */
  isReadOnly: boolean;
  isReader: boolean;
  colours: ReadonlyMap<string, string>;
}) {
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
