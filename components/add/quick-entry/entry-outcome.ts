import { formatDate, readDate } from "@/lib/expenses/calendar-date";
import { categoryLabel } from "@/lib/expenses/category";
import { formatRupees, parseRupees } from "@/lib/expenses/money";
import type { Entry, EntryValues } from "./entry";
import { missingText } from "./entry-text";

/** `₹120 · Chai · Food · 21 Nov 2026`, without what is missing. */
export function valuesText({
  amount = "",
  description = "",
  category = "",
  date = "",
}: EntryValues): string {
  const paise = parseRupees(amount);
  const day = readDate(date);
  return [
    paise === undefined ? "" : formatRupees(paise),
    description,
    categoryLabel(category),
    day === undefined ? "" : formatDate(day),
  ]
    .filter((part) => part !== "")
    .join(" · ");
}

/** What was understood of the text, as sentences for the user. */
export function entryText(entry: Entry): string {
  switch (entry.kind) {
    case "refused":
      return `${entry.reason} The form is left as it is.`;
    case "unknown":
      return "No expense was found in this text.";
    case "several":
      return entry.omitted.length > 0
        ? `The first ${entry.lines.length} expenses; ${entry.omitted.length} more follow.`
        : `${entry.lines.length} expenses, to check and add one after the other.`;
    case "expense":
      return (
        [valuesText(entry.values), ...openQuestions(entry)].join(". ") + "."
      );
  }
}

function openQuestions(entry: Entry & { kind: "expense" }): string[] {
  const { values, isDateAssumed, payment } = entry;
  const missing = missingText(values);
  return [
    ...(isDateAssumed && payment ? ["No date in the message: today"] : []),
    ...(missing === "" ? [] : [missing]),
  ];
}
