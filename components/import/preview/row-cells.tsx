import { CategoryDot } from "@/components/category-dot";
import { categoryColours } from "@/components/category-colours";
import {
  CATEGORIES,
  type Category,
  categoryLabel,
  isCategory,
} from "@/lib/domain/expenses/category";
import { MAX_DESCRIPTION_LENGTH } from "@/lib/domain/expenses/description";

const COLOURS = categoryColours([]);
const QUIET_CONTROL =
  "min-h-11 w-full roomy:scroll-mt-14 tall:scroll-mb-32 rounded-lg border border-transparent bg-transparent px-2 transition-colors duration-150 hover:border-line focus:border-line focus:bg-raised aria-invalid:border-danger forced-colors:border-[ButtonBorder]";

function categoryTextClass(category: string): string {
  return category === "food" ? "text-teal" : "text-purple";
}

export function CategoryText({ category }: { category: Category }) {
  return (
    <span
      className={`flex min-h-11 items-center gap-2 px-2 ${categoryTextClass(category)}`}
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
    <span className="relative block">
      <CategoryDot
        colour={COLOURS.get(category)}
        className="pointer-events-none absolute top-1/2 left-2 -translate-y-1/2"
      />
      <select
        aria-label={label}
        value={category}
        onChange={({ target }) => {
          if (isCategory(target.value)) onChange(target.value);
        }}
        className={`${QUIET_CONTROL} pl-5! ${categoryTextClass(category)}`}
      >
        {CATEGORIES.map((name) => (
          <option key={name} value={name} className="bg-raised text-text">
            {categoryLabel(name)}
          </option>
        ))}
      </select>
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
        className={`${QUIET_CONTROL} text-ellipsis`}
      />
      {fault && (
        <p id={faultId} className="px-2 pb-1 text-sm text-danger">
          {fault}
        </p>
      )}
    </>
  );
}
