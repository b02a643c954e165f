import {
  descriptionFault,
  MAX_DESCRIPTION_LENGTH,
  normaliseDescription,
} from "@/lib/domain/expenses/description";

const UNWANTED = /(?:\p{Cc}|\p{Zl}|\p{Zp}|\p{Bidi_Control}|\s)+/gu;
const HIGH_SURROGATE_AT_END = /[\ud800-\udbff]$/;

/** The text on one line, without control characters, at most as long as a description. */
export function plainText(text: string): string {
  return normaliseDescription(
    normaliseDescription(text.toWellFormed().replace(UNWANTED, " "))
      .slice(0, MAX_DESCRIPTION_LENGTH)
      .replace(HIGH_SURROGATE_AT_END, ""),
  );
}

/** Describes a row without a readable description. */
export const NO_DESCRIPTION = "Expense";

/** The text as it is if it is valid, else without what makes it invalid; "" if nothing is left. */
export function ownDescription(text: string): string {
  return firstDescription([normaliseDescription(text), plainText(text)], "");
}

/** The first of the texts that is a valid description. */
export function firstDescription(
  texts: readonly string[],
  fallback: string,
): string {
  return texts.find((text) => descriptionFault(text) === undefined) ?? fallback;
}
