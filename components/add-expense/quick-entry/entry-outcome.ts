import { formatDate, readDate } from "@/lib/domain/expenses/calendar-date";
import { categoryLabel } from "@/lib/domain/expenses/category";
import { formatRupees, parseRupees } from "@/lib/domain/expenses/money";
import type { Entry, EntryDoubts, EntryValues } from "./entry";
import { missingText, severalText } from "./entry-text";

/** `₹450 ÷ 3 = ₹150 · Pizza · Food · 21 Nov 2026`, without what is missing. */
export function valuesText(
  { amount = "", description = "", category = "", date = "" }: EntryValues,
  { division }: EntryDoubts = {},
): string {
  const paise = parseRupees(amount);
  const day = readDate(date);
  const whole = division
    ? `${formatRupees(division.totalPaise)} ÷ ${division.parts} = `
    : "";
  return [
    paise === undefined ? "" : whole + formatRupees(paise),
    description,
    categoryLabel(category),
    day === undefined ? "" : formatDate(day),
  ]
    .filter((part) => part !== "")
    .join(" · ");
}

/** Said of a text that has another number or day, which may be meant. */
export function doubtText(doubt: NonNullable<EntryDoubts["doubt"]>): string {
  return `Check the ${doubt}`;
}

/** What was understood of the text, as sentences for the user. */
export function entryText(entry: Entry): string {
  switch (entry.kind) {
    case "refused":
      return `${entry.reason} The form is left as it is.`;
    case "unknown":
      return "No expense was found in this text.";
    case "several":
      return severalText(entry);
    case "expense":
      return (
        [valuesText(entry.values, entry), ...openQuestions(entry)].join(". ") +
        "."
      );
  }
}

function openQuestions(entry: Entry & { kind: "expense" }): string[] {
  const { values, isDateAssumed, doubt, payment } = entry;
  const missing = missingText(values);
  return [
    ...(isDateAssumed && payment ? ["No date in the message: today"] : []),
    ...(doubt ? [doubtText(doubt)] : []),
    ...(missing === "" ? [] : [missing]),
  ];
}
