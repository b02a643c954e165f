import { categoryLabel } from "@/lib/domain/expenses/category";
import { CategoryDot } from "./category-dot";

/** The category with its dot: teal for food, else purple. */
export function CategoryName({
  name,
  colour,
}: {
  name: string;
  colour: string | undefined;
}) {
  return (
    <span
      className={`inline-flex items-center gap-2 ${name === "food" ? "text-teal" : "text-purple"}`}
    >
      <CategoryDot colour={colour} />
      <bdi>{categoryLabel(name)}</bdi>
    </span>
  );
}
