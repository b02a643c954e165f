import Link from "next/link";
import { type ReactNode, useMemo } from "react";
import { Amount } from "@/components/amount";
import { categoryColours } from "@/components/category-colours";
import { CategoryName } from "@/components/category-name";
import { useOptimisticExpenses } from "@/components/expense-changes/pending-changes";
import { SpendingDifference } from "@/components/spending-difference";
import { GHOST_BUTTON } from "@/components/ui/button-class";
import { useRupees } from "@/components/ui/use-rupees";
import { useToday } from "@/components/ui/use-today";
import { GONE } from "@/lib/browser/api/list-ref";
import type { LoadedExpenses } from "@/lib/browser/expenses/fetch-expenses";
import { useExpenses } from "@/lib/browser/expenses/use-expenses";
import { useUnsentExpenses } from "@/lib/browser/expenses/use-unsent-expenses";
import { dayLabel } from "@/lib/domain/expenses/day-label";
import { hasPaise } from "@/lib/domain/expenses/money";
import { overview } from "@/lib/domain/view/overview";
import { DEFAULT_VIEW } from "@/lib/domain/view/view";
import { summaryTitle } from "@/lib/domain/view/view-text";
import { LATEST_COUNT, LatestCard, LatestRow, MonthCard } from "./aside-layout";

/** A longer figure has a smaller size. */
const MAX_LARGE_CHARACTERS = 13;
const TEXT = "py-2.5 text-md text-muted";
const LINK = (
  <Link
    href="/show"
    className={`${GHOST_BUTTON} -mr-3 text-muted hover:text-text`}
  >
    View Expenses
  </Link>
);

/** What was spent in this month, and the first expenses of the list. */
export function MonthAndLatest({ skeleton }: { skeleton: ReactNode }) {
  const { state } = useExpenses();
  switch (state.status) {
    case "loading":
      return skeleton;
    case "failed":
      return (
        <LatestCard link={LINK}>
          <p className={TEXT}>Your expenses did not load.</p>
        </LatestCard>
      );
    case "ready":
      return state.list === GONE ? null : <Loaded loaded={state} />;
  }
}

function Loaded({ loaded }: { loaded: LoadedExpenses }) {
  const formatRupees = useRupees();
  const today = useToday();
  const { expenses, labels } = useUnsentExpenses(
    useOptimisticExpenses(loaded.expenses, loaded.list),
    loaded,
  );
  const month = useMemo(
    () => overview(expenses, DEFAULT_VIEW, today),
    [expenses, today],
  );
  const colours = useMemo(
    () => categoryColours(expenses.map(({ category }) => category)),
    [expenses],
  );
  const spent = formatRupees(month.spentPaise);
  const latest = expenses.slice(0, LATEST_COUNT);
  const withPaise = latest.some(({ amountPaise }) => hasPaise(amountPaise));
  return (
    <>
      <MonthCard
        title={summaryTitle(DEFAULT_VIEW, month.period, today)}
        figure={
          <span key={month.spentPaise} className="inline-block animate-value">
            {spent}
          </span>
        }
        isLong={spent.length > MAX_LARGE_CHARACTERS}
        difference={<SpendingDifference {...month} today={today} />}
      />
      <LatestCard link={LINK}>
        {latest.length === 0 ? (
          <p className={TEXT}>What you add appears here.</p>
        ) : (
          <ul className="mt-2.5">
            {latest.map(({ _id, description, category, date, amountPaise }) => (
              <LatestRow
                key={_id}
                description={<bdi title={description}>{description}</bdi>}
                details={
                  <>
                    <CategoryName
                      name={category}
                      colour={colours.get(category)}
                    />
                    <span className="text-muted">
                      {" "}
                      · {dayLabel(date, today)}
                    </span>
                    {labels.has(_id) && (
                      <span className="text-warning"> · {labels.get(_id)}</span>
                    )}
                  </>
                }
                amount={<Amount paise={amountPaise} withPaise={withPaise} />}
              />
            ))}
          </ul>
        )}
      </LatestCard>
    </>
  );
}
