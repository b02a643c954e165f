import { ArrowUpDown } from "lucide-react";
import {
  DEFAULT_VIEW,
  readSort,
  type Sort,
  sortText,
} from "@/lib/domain/view/view";
import { FilterChip } from "./filter-chip";

const LABELS: Record<string, string> = {
  "-date": "Newest first",
  date: "Oldest first",
  "-amount": "Largest first",
  amount: "Smallest first",
  description: "Description A to Z",
  "-description": "Description Z to A",
  category: "Category A to Z",
  "-category": "Category Z to A",
};

/** The order of the list, on phones, where no header of a column can be pressed. */
export function SortChip({
  sort,
  onChange,
}: {
  sort: Sort;
  onChange: (sort: Sort) => void;
}) {
  return (
    <FilterChip
      label="Order"
      value={sortText(sort)}
      isSet={sortText(sort) !== sortText(DEFAULT_VIEW.sort)}
      clearLabel="Show the newest first"
      icon={<ArrowUpDown aria-hidden size={20} strokeWidth={1.75} />}
      onChange={(text) => onChange(readSort(text))}
      onClear={() => onChange(DEFAULT_VIEW.sort)}
    >
      {Object.entries(LABELS).map(([text, label]) => (
        <option key={text} value={text}>
          {label}
        </option>
      ))}
    </FilterChip>
  );
}
