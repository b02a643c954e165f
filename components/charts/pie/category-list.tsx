import { CategoryDot } from "@/components/category-dot";
import { categoryLabel } from "@/lib/domain/expenses/category";
import { useRupees } from "@/components/ui/use-rupees";
import type { CategoryTotal } from "@/lib/domain/expenses/totals";
import { partPercentage } from "./percentage";

/** The legend: each category with its amount and percentage. A click selects it. */
export function CategoryList({
  totals,
  sum,
  colours,
  selected,
  onSelect,
}: {
  totals: readonly CategoryTotal[];
  /** The sum of the positive totals, in paise. */
  sum: number;
  colours: ReadonlyMap<string, string>;
  selected: string;
  onSelect: (name: string) => void;
}) {
  const formatRupees = useRupees();
  return (
    <ul className="mt-1.5 @min-[32rem]:mt-0">
      {totals.map(({ name, value }) => (
        <li key={name}>
          <button
            type="button"
            aria-pressed={selected === name}
            onClick={() => onSelect(name)}
            className="-mx-2 grid min-h-11 w-[calc(100%+1rem)] grid-cols-[0.5rem_minmax(0,1fr)_2.5rem_minmax(4.5rem,auto)] items-center gap-x-3 rounded-[0.625rem] px-2 text-start text-md/5 transition-colors duration-150 hover:bg-raised aria-pressed:bg-raised max-[24rem]:gap-x-2 md:min-h-9 column:min-h-8"
          >
            <CategoryDot colour={colours.get(name)} />
            <bdi className="wrap-anywhere">{categoryLabel(name)}</bdi>{" "}
            <span className="text-end text-muted">
              {value > 0 && partPercentage(value, sum)}
            </span>
            <span className="text-end font-medium whitespace-nowrap tabular-nums">
              {formatRupees(value)}
            </span>
          </button>
        </li>
      ))}
    </ul>
  );
}
