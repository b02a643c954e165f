import { useMemo } from "react";
import { CategoryName } from "@/components/category-name";
import { SpendingDifference } from "@/components/spending-difference";
import { useLater } from "@/components/ui/use-later";
import { useToday } from "@/components/ui/use-today";
import { ALL_CATEGORIES, categoryLabel } from "@/lib/domain/expenses/category";
import type { Expense } from "@/lib/domain/expenses/expense";
import { useRupees } from "@/components/ui/use-rupees";
import { shortDate } from "@/lib/domain/expenses/day-label";
import { overview } from "@/lib/domain/view/overview";
import { isReversed } from "@/lib/domain/view/period";
import type { View } from "@/lib/domain/view/view";
import { summaryTitle } from "@/lib/domain/view/view-text";
import { SummaryLayout } from "./summary-layout";
import { Trend } from "./trend";

/** A longer figure has a smaller size on phones. */
const MAX_LARGE_CHARACTERS = 10;

/** What was spent in the period of the view, or in this month, computed after the table is updated. */
export function Summary({
  expenses,
  view,
  colours,
}: {
  /** The whole list. */
  expenses: readonly Expense[];
  view: View;
  colours: ReadonlyMap<string, string>;
}) {
  const formatRupees = useRupees();
  const today = useToday();
  const all = useLater(expenses);
  const shown = useLater(view);
  const figures = useMemo(
    () => overview(all, shown, today),
    [all, shown, today],
  );
  if (isReversed(view.period)) return null;
  const { period, spentPaise, upcomingPaise, perDayPaise } = figures;
  const { largest, biggestDay, line } = figures;
  const spent = formatRupees(spentPaise);
  const isOfOneCategory = shown.category !== ALL_CATEGORIES;
  return (
    <SummaryLayout
      title={<bdi>{summaryTitle(shown, period, today)}</bdi>}
      figure={
        <span key={spentPaise} className="inline-block animate-value">
          {spent}
        </span>
      }
      isLong={spent.length > MAX_LARGE_CHARACTERS}
      difference={<SpendingDifference {...figures} today={today} />}
      rate={
        <>
          {formatRupees(perDayPaise)} a day
          {upcomingPaise > 0 ? (
            `, and ${formatRupees(upcomingPaise)} upcoming`
          ) : (
            <span className="max-md:hidden">
              {largest &&
                !isOfOneCategory &&
                `, most on ${categoryLabel(largest.name).toLowerCase()}`}
            </span>
          )}
        </>
      }
      stats={[
        upcomingPaise > 0 && ["Upcoming", formatRupees(upcomingPaise)],
        ["A day on average", formatRupees(perDayPaise)],
        largest !== undefined &&
          !isOfOneCategory && [
            "Most on",
            <span key="largest" className="flex items-center gap-2">
              <span className="font-normal">
                <CategoryName
                  name={largest.name}
                  colour={colours.get(largest.name)}
                />
              </span>
              {formatRupees(largest.value)}
            </span>,
          ],
        biggestDay !== undefined && [
          "Biggest day",
          `${shortDate(biggestDay.date, today)}, ${formatRupees(biggestDay.amount)}`,
        ],
      ]}
      trend={line && <Trend line={line} period={period} today={today} />}
    />
  );
}
