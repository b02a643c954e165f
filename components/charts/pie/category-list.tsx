import { categoryLabel } from "@/lib/expenses/category";
import { formatRupees } from "@/lib/expenses/money";
import type { CategoryTotal } from "@/lib/expenses/totals";
import { partPercentage } from "./percentage";

/** Every category with its amount and its share of the pie; a press filters as a slice does. */
export function CategoryList({
  totals,
  sum,
  colours,
  chosen,
  onChoose,
}: {
  totals: readonly CategoryTotal[];
  /** The pie's total in paise: without the categories at or below zero. */
  sum: number;
  colours: ReadonlyMap<string, string>;
  chosen: string;
  onChoose: (name: string) => void;
}) {
  return (
    <ul className="flex flex-col text-sm sm:max-w-3/5 sm:min-w-44">
      {totals.map(({ name, value }) => (
        <li key={name}>
          <button
            type="button"
            aria-pressed={chosen === name}
            onClick={() => onChoose(name)}
            className="flex w-full items-start gap-2 rounded-lg px-2 py-1.5 text-start transition-colors duration-150 hover:bg-raised aria-pressed:bg-raised"
          >
            <svg
              aria-hidden
              viewBox="0 0 8 8"
              className="mt-1.5 size-2 shrink-0"
            >
              <circle cx="4" cy="4" r="4" fill={colours.get(name)} />
            </svg>
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
