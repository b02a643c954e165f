import {
  ALL_CATEGORIES,
  CATEGORIES,
  categoryLabel,
  isCategory,
} from "@/lib/domain/expenses/category";
import { Select } from "@/components/ui/select";

export function CategoryFilter({
  value,
  onChange,
}: {
  value: string;
  onChange: (category: string) => void;
}) {
  // A category of an external API can be selected in its chart.
  const isUnknownCategory = value !== ALL_CATEGORIES && !isCategory(value);
  return (
    <Select
      aria-label="Category"
      className="max-sm:pl-3"
      value={value}
      onChange={({ target }) => onChange(target.value)}
    >
      <option>{ALL_CATEGORIES}</option>
      {[...CATEGORIES, ...(isUnknownCategory ? [value] : [])].map(
        (category) => (
          <option key={category} value={category}>
            {categoryLabel(category)}
          </option>
        ),
      )}
    </Select>
  );
}
