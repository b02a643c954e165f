import { Fragment } from "react";
import {
  categoryColours,
  categoryTextClass,
} from "@/components/category-colours";
import { CategoryDot } from "@/components/category-dot";
import { CATEGORIES } from "@/lib/domain/expenses/category";
import type { ValuePart } from "./value-parts";

const COLOURS = categoryColours(CATEGORIES);

/** `₹120 · Chai · Food · Mon, 23 Nov` */
export function ReadValues({
  parts,
  category = "",
}: {
  parts: readonly ValuePart[];
  category: string | undefined;
}) {
  return (
    <bdi>
      {parts.map(({ name, text }, index) => (
        <Fragment key={name}>
          {index > 0 && <span className="text-subtle"> · </span>}
          {name === "category" ? (
            <span className={categoryTextClass(category)}>
              <CategoryDot
                colour={COLOURS.get(category)}
                className="mr-1.5 inline-block align-baseline"
              />
              {text}
            </span>
          ) : (
            <bdi className="font-medium text-text">{text}</bdi>
          )}
        </Fragment>
      ))}
    </bdi>
  );
}
