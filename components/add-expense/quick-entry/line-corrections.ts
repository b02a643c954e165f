import type { ExpenseFormValues } from "@/lib/domain/expenses/form-values";
import type { Split } from "@/lib/domain/expenses/split";
import type { EntryLine, EntryValues, ReadText } from "./entry";

/** The lines with the values and the split that the user has given the one at the index. */
export function correctLine(
  lines: readonly EntryLine[],
  index: number,
  formValues: ExpenseFormValues,
  split?: Split,
): readonly EntryLine[] {
  const line = lines[index];
  if (line === undefined) return lines;
  const { text, payment } = line;
  const values: EntryValues = Object.fromEntries(
    Object.entries(formValues).filter(([, value]) => value.trim() !== ""),
  );
  return lines.with(index, {
    text,
    ...(payment && { payment }),
    ...(split && { split }),
    values,
    isCorrected: true,
  });
}

/** The entry with the corrections of lines that the entry before it had, too. */
export function keepCorrections(next: ReadText, before: ReadText): ReadText {
  if (next.kind !== "several" || before.kind !== "several") return next;
  const corrected = before.lines.filter(({ isCorrected }) => isCorrected);
  return {
    ...next,
    lines: next.lines.map((line) => {
      const at = corrected.findIndex(({ text }) => text === line.text);
      return corrected.splice(at, at === -1 ? 0 : 1)[0] ?? line;
    }),
  };
}
