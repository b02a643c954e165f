import type { View } from "@/lib/domain/view/view";
import { CONTROL_CLASS } from "@/components/ui/control-class";
import { CategoryFilter } from "./category-filter";
import { PeriodFilter } from "./period-filter";
import type { ChangeView } from "@/components/my-expenses/use-view";

/** The filters of the list: category, period and search. */
export function Toolbar({
  view,
  onViewChange,
  onSearchInput,
}: {
  view: View;
  onViewChange: ChangeView;
  onSearchInput: (search: string) => void;
}) {
  return (
    <search className="mt-4 flex flex-wrap items-start gap-2 sm:gap-3">
      <div className="grow basis-38 sm:basis-41">
        <CategoryFilter
          value={view.category}
          onChange={(category) => onViewChange({ category })}
        />
      </div>
      <PeriodFilter
        period={view.period}
        onChange={(period, how) => onViewChange({ period }, how)}
      />
      <input
        type="search"
        aria-label="Search"
        placeholder="Search"
        dir="auto"
        enterKeyHint="search"
        autoComplete="off"
        value={view.search}
        onChange={({ target }) => onSearchInput(target.value)}
        className={`${CONTROL_CLASS} w-auto! grow-[3] basis-56`}
      />
    </search>
  );
}
