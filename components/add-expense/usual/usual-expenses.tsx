import { useMemo } from "react";
import { CategoryDot } from "@/components/category-dot";
import { categoryColours } from "@/components/category-colours";
import { useToday } from "@/components/ui/use-today";
import { CATEGORIES } from "@/lib/domain/expenses/category";
import { likelyExpenses } from "@/lib/domain/expenses/likely-expenses";
import { useRupees } from "@/components/ui/use-rupees";
import type { Suggestion } from "@/lib/domain/expenses/suggestions";

const MAX_LIKELY = 5;
const COLOURS = categoryColours(CATEGORIES);

/** Buttons of the most likely expenses, in one row of a fixed height. */
export function UsualExpenses({
  known: { isLoaded, suggestions },
  onChoose,
}: {
  known: { isLoaded: boolean; suggestions: readonly Suggestion[] };
  onChoose: (chosen: Suggestion) => void;
}) {
  const formatRupees = useRupees();
  const date = useToday();
  const likely = useMemo(
    () =>
      isLoaded ? likelyExpenses(date, suggestions, MAX_LIKELY) : undefined,
    [isLoaded, suggestions, date],
  );
  return (
    <div
      role="group"
      aria-label="Usual expenses"
      className="-mx-4 flex min-h-15 items-center gap-2 overflow-x-auto px-4 [scrollbar-width:none] sm:mx-0 sm:grid sm:min-h-18 sm:grid-cols-5 sm:px-0"
    >
      {likely?.length === 0 && (
        <p className="text-sm text-muted sm:col-span-full">
          What you add most often will be here, one press away.
        </p>
      )}
      {likely?.map((suggestion) => {
        const { description, category, amountPaise } = suggestion;
        return (
          <button
            key={description}
            type="button"
            title={description}
            onClick={() => onChoose(suggestion)}
            className="flex min-h-11 max-w-52 shrink-0 items-center gap-2 rounded-full border border-line bg-surface px-4 text-sm transition-colors duration-150 hover:bg-raised sm:min-h-14 sm:flex-col sm:items-stretch sm:justify-center sm:gap-0 sm:rounded-xl sm:px-3"
          >
            <span className="flex min-w-0 items-center gap-2">
              <CategoryDot
                colour={COLOURS.get(category)}
                className="sm:hidden"
              />
              <bdi className="truncate">{description}</bdi>
            </span>{" "}
            <span className="flex items-center gap-2 whitespace-nowrap text-muted tabular-nums">
              <CategoryDot
                colour={COLOURS.get(category)}
                className="max-sm:hidden"
              />
              {formatRupees(amountPaise)}
            </span>
          </button>
        );
      })}
    </div>
  );
}
