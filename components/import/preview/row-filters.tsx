import type { RowCounts, RowFilter } from "@/components/import/rows/row-states";
import { FILTER_LABELS } from "./state-texts";

const FILTERS: RowFilter[] = ["all", "new", "here", "left-out", "doubt"];

/** Selects which rows are shown. It does not change what is imported. */
export function RowFilters({
  filter,
  counts,
  onChange,
}: {
  filter: RowFilter;
  counts: RowCounts;
  onChange: (filter: RowFilter) => void;
}) {
  return (
    <div role="group" aria-label="Show" className="flex flex-wrap gap-2">
      {FILTERS.filter((name) => name === "all" || counts[name] > 0).map(
        (name) => (
          <button
            key={name}
            type="button"
            aria-pressed={filter === name}
            onClick={() => onChange(name)}
            className="min-h-11 rounded-full border border-hairline px-4 text-sm text-muted transition-colors duration-150 hover:bg-white/10 hover:text-text aria-pressed:border-purple/60 aria-pressed:bg-purple/20 aria-pressed:text-text"
          >
            {FILTER_LABELS[name]}{" "}
            <span className="tabular-nums">
              {counts[name].toLocaleString("en-IN")}
            </span>
          </button>
        ),
      )}
    </div>
  );
}
