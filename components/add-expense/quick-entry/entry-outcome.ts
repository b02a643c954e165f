import type { Entry, EntryDoubts } from "./entry";
import { missingText, severalText } from "./entry-text";

/** The text has another number or day, which may be the one that is meant. */
export function doubtText(doubt: NonNullable<EntryDoubts["doubt"]>): string {
  return `Check the ${doubt}`;
}

/** What the user should know of the text besides the values, as sentences. */
export function entryOutcome(entry: Entry): string {
  switch (entry.kind) {
    case "refused":
      return `${entry.reason} The form is left as it is.`;
    case "unknown":
      return "No expense was found in this text.";
    case "several":
      return severalText(entry);
    case "expense":
      return openQuestions(entry);
  }
}

function openQuestions(entry: Entry & { kind: "expense" }): string {
  const { values, isDateAssumed, doubt, payment } = entry;
  return [
    isDateAssumed && payment && "No date in the message: today",
    doubt && doubtText(doubt),
    missingText(values),
  ]
    .filter(Boolean)
    .map((question) => `${question}.`)
    .join(" ");
}
