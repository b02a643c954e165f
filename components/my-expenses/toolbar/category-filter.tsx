import {
  ALL_CATEGORIES,
  CATEGORIES,
  categoryLabel,
  isCategory,
} from "@/lib/domain/expenses/category";
import { CategoryDot } from "@/components/category-dot";
import { FilterChip } from "./filter-chip";

export function CategoryFilter({
  value,
  colour,
  onChange,
}: {
  value: string;
  colour: string | undefined;
  onChange: (category: string) => void;
}) {
  const isSet = value !== ALL_CATEGORIES;
  // A category of an external API can be selected in its chart.
  const isUnknownCategory = isSet && !isCategory(value);
  return (
    <FilterChip
      label="Category"
      value={value}
      isSet={isSet}
      clearLabel="Show all categories"
      dot={isSet && <CategoryDot colour={colour} />}
      onChange={onChange}
      onClear={() => onChange(ALL_CATEGORIES)}
    >
      <option>{ALL_CATEGORIES}</option>
      {[...CATEGORIES, ...(isUnknownCategory ? [value] : [])].map(
        (category) => (
          <option key={category} value={category}>
            {categoryLabel(category)}
          </option>
        ),
      )}
    </FilterChip>
  );
}
