import {
  ALL_CATEGORIES,
  CATEGORIES,
  categoryLabel,
} from "@/lib/expenses/category";
import { Select } from "../ui/select";

export function CategoryFilter({
  value,
  onChange,
}: {
  value: string;
  onChange: (category: string) => void;
}) {
  return (
    <label className="flex items-center gap-3">
      <span className="text-sm text-muted">Category</span>
      <Select
        value={value}
        onChange={({ target }) => onChange(target.value)}
        className="sm:w-48"
      >
        <option>{ALL_CATEGORIES}</option>
        {CATEGORIES.map((category) => (
          <option key={category} value={category}>
            {categoryLabel(category)}
          </option>
        ))}
      </Select>
    </label>
  );
}
