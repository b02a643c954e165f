import { ChevronDown } from "lucide-react";
import { CategoryDot } from "@/components/category-dot";
import {
  categoryColours,
  categoryTextClass,
} from "@/components/category-colours";
import {
  CATEGORIES,
  type Category,
  categoryLabel,
  isCategory,
} from "@/lib/domain/expenses/category";
import { MAX_DESCRIPTION_LENGTH } from "@/lib/domain/expenses/description";

const COLOURS = categoryColours([]);
const QUIET_CONTROL =
  "min-h-11 roomy:scroll-mt-14 tall:scroll-mb-32 rounded-lg border border-transparent bg-transparent transition-colors duration-150 hover:border-line focus:border-line focus:bg-raised aria-invalid:border-danger forced-colors:border-[ButtonBorder]";

export function CategoryText({ category }: { category: Category }) {
  return (
    <span
      className={`flex min-h-11 items-center gap-1.75 ${categoryTextClass(category)}`}
    >
      <CategoryDot colour={COLOURS.get(category)} />
      {categoryLabel(category)}
    </span>
  );
}

export function CategorySelect({
  label,
  category,
  onChange,
}: {
  label: string;
  category: Category;
  onChange: (category: Category) => void;
}) {
  return (
    <span className="relative inline-flex items-center">
      <CategoryDot
        colour={COLOURS.get(category)}
        className="pointer-events-none absolute left-0"
      />
      <select
        aria-label={label}
        value={category}
        onChange={({ target }) => {
          if (isCategory(target.value)) onChange(target.value);
        }}
        className={`field-sizing-content min-h-11 max-w-full cursor-pointer appearance-none rounded-lg bg-transparent pr-5 pl-3.75 roomy:scroll-mt-14 tall:scroll-mb-32 forced-colors:border ${categoryTextClass(category)}`}
      >
        {CATEGORIES.map((name) => (
          <option key={name} value={name} className="bg-overlay text-text">
            {categoryLabel(name)}
          </option>
        ))}
      </select>
      <ChevronDown
        size={14}
        strokeWidth={1.8}
        className="pointer-events-none absolute right-0 text-muted"
      />
    </span>
  );
}

export function DescriptionInput({
  label,
  value,
  fault,
  faultId,
  onChange,
}: {
  label: string;
  value: string;
  fault: string | undefined;
  faultId: string;
  onChange: (value: string) => void;
}) {
  return (
    <>
      <input
        aria-label={label}
        aria-invalid={fault !== undefined}
        aria-describedby={fault && faultId}
        dir="auto"
        autoComplete="off"
        maxLength={MAX_DESCRIPTION_LENGTH}
        value={value}
        onChange={({ target }) => onChange(target.value)}
        className={`${QUIET_CONTROL} -ml-1.5 w-[calc(100%+0.375rem)] px-1.25 text-ellipsis`}
      />
      {fault && (
        <p id={faultId} className="pb-1 text-sm text-danger">
          {fault}
        </p>
      )}
    </>
  );
}
