import {
  ALL_CATEGORIES,
  CATEGORIES,
  categoryLabel,
} from "@/lib/expenses/category";
import { Select } from "@/components/ui/select";

export function CategoryFilter({
  value,
  onChange,
}: {
  value: string;
  onChange: (category: string) => void;
}) {
  const builtIn: readonly string[] = CATEGORIES;
  // A category of an external API can be selected in its chart.
  const isForeign = value !== ALL_CATEGORIES && !builtIn.includes(value);
  return (
    <Select
      aria-label="Category"
      value={value}
      onChange={({ target }) => onChange(target.value)}
    >
      <option>{ALL_CATEGORIES}</option>
      {[...builtIn, ...(isForeign ? [value] : [])].map((category) => (
        <option key={category} value={category}>
          {categoryLabel(category)}
        </option>
      ))}
    </Select>
  );
}
