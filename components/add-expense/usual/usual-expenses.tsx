import { useMemo } from "react";
import { CategoryDot } from "@/components/category-dot";
import { categoryColours } from "@/components/category-colours";
import { useToday } from "@/components/ui/use-today";
import { CATEGORIES } from "@/lib/domain/expenses/category";
import { likelyExpenses } from "@/lib/domain/expenses/likely-expenses";
import { useRupees } from "@/components/ui/use-rupees";
import type { Suggestion } from "@/lib/domain/expenses/suggestions";

const MAX_LIKELY = 6;
const COLOURS = categoryColours(CATEGORIES);

/** Buttons of the most likely expenses, in one row, which scrolls sideways. */
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
      className="-mx-(--gutter) -my-1 flex min-h-13 items-center gap-2 overflow-x-auto mask-[linear-gradient(to_right,transparent,#000_14px,#000_calc(100%-36px),transparent)] px-(--gutter) py-1 [scrollbar-width:none] md:mx-0 md:mask-[linear-gradient(to_right,#000_calc(100%-36px),transparent)] md:px-1"
    >
      {likely?.length === 0 && (
        <p className="text-sm text-muted">Your usual ones will appear here</p>
      )}
      {likely?.map((suggestion) => {
        const { description, category, amountPaise } = suggestion;
        return (
          <button
            key={description}
            type="button"
            title={description}
            onClick={() => onChoose(suggestion)}
            className="flex min-h-11 max-w-52 shrink-0 scroll-mx-9 items-center gap-2 rounded-full bg-surface px-3.5 text-md ring-1 ring-line transition-colors duration-150 ring-inset hover:bg-raised md:max-w-112 forced-colors:border"
          >
            <CategoryDot colour={COLOURS.get(category)} />
            <bdi className="truncate">{description}</bdi>{" "}
            <span className="whitespace-nowrap text-muted tabular-nums">
              {formatRupees(amountPaise)}
            </span>
          </button>
        );
      })}
    </div>
  );
}
