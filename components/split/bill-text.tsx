import { useEffect, useState } from "react";
import { useRupees } from "@/components/ui/use-rupees";
import type { ListRef } from "@/lib/browser/api/list-ref";
import { lastPlan } from "@/lib/browser/plan/plan-calls";
import type { Expense } from "@/lib/domain/expenses/expense";
import type { Paise } from "@/lib/domain/expenses/money";
import { totalPaise } from "@/lib/domain/expenses/totals";
import { type Bill, billOf } from "@/lib/domain/plan/debts";

/** The bill that the expense is a share of, as the browser has read it last; undefined if there is none. */
export function useBill(expense: Expense, list: ListRef): Bill | undefined {
  const [bill, setBill] = useState<Bill>();
  useEffect(() => {
    let isMounted = true;
    lastPlan(list).then(
      (plan) => {
        if (plan && isMounted)
          setBill(billOf(plan, expense._id, expense.amountPaise));
      },
      (error: unknown) => console.error("The bill could not be loaded.", error),
    );
    return () => {
      isMounted = false;
    };
  }, [expense, list]);
  return bill;
}

/** `Your share of ₹1,200. The others: Asha ₹300, Ravi ₹300, others ₹300.` */
export function BillText({
  bill: { others },
  sharePaise,
}: {
  bill: Bill;
  /** As it is typed now: what the others have stays. */
  sharePaise: Paise;
}) {
  const formatRupees = useRupees();
  const parts = others.map(
    ({ name = "others", paise }) => `${name} ${formatRupees(paise)}`,
  );
  const owed = others.map(({ paise }) => ({ amountPaise: paise }));
  const total = totalPaise([...owed, { amountPaise: sharePaise }]);
  return (
    <p className="text-sm text-muted">
      Your share of {formatRupees(total)}. The others:{" "}
      <bdi>{parts.join(", ")}</bdi>.
    </p>
  );
}
