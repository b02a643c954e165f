import { X } from "lucide-react";
import { ALL_CATEGORIES, categoryLabel } from "@/lib/domain/expenses/category";
import { periodLabel } from "@/lib/domain/view/period";
import type { View } from "@/lib/domain/view/view";

/** Names the filters of the list at every scroll position, and removes them; nothing if there are none. */
export function ClearFilters({
  view: { category, period, search },
  onClear,
}: {
  view: View;
  onClear: () => void;
}) {
  const filters = [
    ...(category === ALL_CATEGORIES ? [] : [categoryLabel(category)]),
    ...(period ? [periodLabel(period)] : []),
    ...(search.trim() === "" ? [] : [`“${search.trim()}”`]),
  ];
  const [first] = filters;
  if (first === undefined) return null;
  const all = filters.join(", ");
  return (
    <button
      type="button"
      aria-label={`Clear filters: ${all}`}
      title={all}
      onClick={onClear}
      className="pointer-events-auto me-auto flex min-h-11 min-w-0 items-center gap-1.5 rounded-full border border-purple/60 bg-raised ps-3 pe-2 text-sm sm:gap-2 sm:ps-4 sm:pe-3 transition-colors duration-150 hover:border-purple"
    >
      <bdi className="truncate">{first}</bdi>
      {filters.length > 1 && <span>+{filters.length - 1}</span>}
      <X aria-hidden size={16} strokeWidth={2.4} className="shrink-0" />
    </button>
  );
}
