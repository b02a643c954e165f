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
    <ul className="flex flex-col text-sm @min-[22rem]:max-w-3/5 @min-[22rem]:min-w-44">
      {totals.map(({ name, value }) => (
        <li key={name}>
          <button
            type="button"
            aria-pressed={selected === name}
            onClick={() => onSelect(name)}
            className="flex w-full items-start gap-2 rounded-lg px-2 py-1.5 text-start transition-colors duration-150 hover:bg-raised aria-pressed:bg-raised"
          >
            <CategoryDot colour={colours.get(name)} className="mt-1.5" />
            <span className="grow">
              <bdi>{categoryLabel(name)}</bdi>{" "}
              {value > 0 && (
                <span className="text-muted">{partPercentage(value, sum)}</span>
              )}
            </span>
            <span className="whitespace-nowrap tabular-nums">
              {formatRupees(value)}
            </span>
          </button>
        </li>
      ))}
    </ul>
  );
}
