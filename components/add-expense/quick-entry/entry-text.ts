import { formFaults } from "@/lib/domain/expenses/form-faults";
import type {
  ExpenseFormValues,
  FieldName,
} from "@/lib/domain/expenses/form-values";
import type { Entry, EntryValues, SeveralExpenses } from "./entry";

/** Says that the form has what the user typed, and not the entry; "" if it has none of it. */
export function typedText(entry: Entry, typed: readonly FieldName[]): string {
  if (typed.length === 0) return "";
  return entry.kind === "several"
    ? "The form keeps what you typed: press a line to use it instead."
    : "The form keeps what you typed.";
}

/** How many expenses a text has, and what to do with them. */
export function severalText(entry: SeveralExpenses): string {
  const { leftOut = [] } = entry;
  return leftOut.length === 0
    ? countText(entry)
    : `${countText(entry)} Left out as money coming in: ${leftOut.join(", ")}.`;
}

function countText({ lines, omitted }: SeveralExpenses): string {
  if (omitted.length > 0)
    return `The first ${lines.length} expenses; ${omitted.length} more follow.`;
  const incomplete = lines.filter(({ values }) => !isComplete(values)).length;
  return incomplete > 0
    ? `${lines.length} expenses, ${incomplete} incomplete. Check them, then add them.`
    : `${lines.length} expenses. Check them, then add all.`;
}

/** Whether nothing but the button has to be pressed. */
export function isComplete(values: EntryValues): values is ExpenseFormValues {
  return missingText(values) === "";
}

/** What the user has to add or correct first; "" if nothing. */
export function missingText(values: EntryValues): string {
  const { amount, description, category, date } = values;
  if (amount === undefined) return "No amount yet";
  if (description === undefined) return "Say what it was for";
  if (category === undefined) return "Choose a category";
  if (date === undefined) return "No date yet";
  const faults = formFaults({ amount, description, category, date });
  return Object.values(faults)[0] ?? "";
}
