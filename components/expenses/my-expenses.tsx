"use client";

import {
  lazy,
  memo,
  Suspense,
  type ReactNode,
  useDeferredValue,
  useMemo,
  useRef,
  useState,
} from "react";
import { ALL_CATEGORIES, inCategory } from "@/lib/expenses/category";
import type { ReadExpenses } from "@/lib/expenses/read-expenses";
import { AnalyticsBoundary } from "../charts/analytics-boundary";
import { AnalyticsSkeleton } from "../charts/analytics-skeleton";
import { categoryColours } from "../charts/palette";
import { useIsDue } from "../ui/use-is-due";
import { CategoryFilter } from "./category-filter";
import { ExpenseTable } from "./expense-table";
import { ExpenseTableSkeleton } from "./expense-table-skeleton";
import { LoadFailure, NoExpenses, UnreadableNotice } from "./list-messages";
import { useExpenseList } from "./use-expense-list";

const Analytics = memo(
  lazy(() =>
    import("../charts/analytics").then(({ Analytics }) => ({
      default: Analytics,
    })),
  ),
);

/** The My Expenses screen below its heading, and the filter beside it. */
export function MyExpenses({ heading }: { heading: ReactNode }) {
  const [category, setCategory] = useState<string>(ALL_CATEGORIES);
  const { list, retry } = useExpenseList();
  const content = useRef<HTMLDivElement>(null);
  return (
    <>
      <div className="flex flex-col gap-4 sm:flex-row sm:items-end sm:justify-between">
        {heading}
        <CategoryFilter value={category} onChange={setCategory} />
      </div>
      <noscript>
        <p className="mt-6">
          Your expenses are loaded by a script, and scripts are off in this
          browser.
        </p>
      </noscript>
      <div
        ref={content}
        tabIndex={-1}
        aria-busy={list.status === "loading"}
        className="mt-6 flex flex-col gap-6 outline-none"
      >
        {list.status === "loading" && (
          <>
            <p role="status" className="sr-only">
              Loading your expenses…
            </p>
            <ExpenseTableSkeleton />
          </>
        )}
        {list.status === "failed" && (
          <LoadFailure
            onRetry={() => {
              // The button is about to go: keep the keyboard's place.
              content.current?.focus();
              retry();
            }}
          />
        )}
        {list.status === "ready" && (
          <VisibleExpenses list={list} category={category} />
        )}
      </div>
    </>
  );
}

function VisibleExpenses({
  list: { expenses, unreadable },
  category,
}: {
  list: ReadExpenses;
  category: string;
}) {
  const visible = useMemo(
    () => inCategory(expenses, category),
    [expenses, category],
  );
  // The table answers first, and the charts follow.
  const charted = useDeferredValue(visible);
  // The charts are asked for once the table is there to be used.
  const [analytics, areChartsDue] = useIsDue();
  const colours = useMemo(
    () => categoryColours(expenses.map((expense) => expense.category)),
    [expenses],
  );
  return (
    <>
      <UnreadableNotice count={unreadable} />
      <p role="status" className="sr-only">
        {visible.length} {visible.length === 1 ? "expense" : "expenses"} shown.
      </p>
      {visible.length === 0 ? (
        <NoExpenses />
      ) : (
        <>
          <ExpenseTable expenses={visible} colours={colours} />
          <div ref={analytics}>
            <AnalyticsBoundary>
              <Suspense fallback={<AnalyticsSkeleton />}>
                {areChartsDue && charted.length > 0 ? (
                  <Analytics expenses={charted} colours={colours} />
                ) : (
                  <AnalyticsSkeleton />
                )}
              </Suspense>
            </AnalyticsBoundary>
          </div>
        </>
      )}
    </>
  );
}
