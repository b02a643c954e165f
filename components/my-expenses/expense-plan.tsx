import { lazy, Suspense } from "react";
import { PLAN_FAILURE } from "@/components/pocket-money/plan-failure";
import { PlanPlaceholder } from "@/components/pocket-money/plan-placeholder";
import { LoadBoundary } from "@/components/ui/load-boundary";
import { useShouldLoad } from "@/components/ui/use-should-load";
import type { ListRef } from "@/lib/browser/api/list-ref";
import type { Expense } from "@/lib/domain/expenses/expense";

const PocketMoney = lazy(() =>
  import("@/components/pocket-money/pocket-money").then(({ PocketMoney }) => ({
    default: PocketMoney,
  })),
);

/** The plan, loaded after the table. Its last height is reserved, or that without a plan. */
export function ExpensePlan(props: {
  expenses: readonly Expense[];
  list: ListRef;
  isOnServer: boolean;
  /** It cannot be changed, for the reason that the screen shows. */
  isReadOnly: boolean;
  colours: ReadonlyMap<string, string>;
}) {
  const [ref, shouldLoad] = useShouldLoad();
  return (
    <div ref={ref} className="flex min-h-11 flex-col">
      <LoadBoundary failure={PLAN_FAILURE}>
        <Suspense fallback={<PlanPlaceholder />}>
          {shouldLoad ? <PocketMoney {...props} /> : <PlanPlaceholder />}
        </Suspense>
      </LoadBoundary>
    </div>
  );
}
