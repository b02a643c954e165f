import { categoryLabel } from "@/lib/domain/expenses/category";
import { categoryTextClass } from "./category-colours";
import { CategoryDot } from "./category-dot";

export function CategoryName({
  name,
  colour,
}: {
  name: string;
  colour: string | undefined;
}) {
  return (
    <span
      className={`inline-flex items-center gap-2 ${categoryTextClass(name)}`}
    >
      <CategoryDot colour={colour} />
      <bdi>{categoryLabel(name)}</bdi>
    </span>
  );
}
