import type { FieldName } from "@/components/add-expense/add-form";
import type { EntryMark } from "./entry";

const COLOURS: Record<FieldName, string> = {
  amount: "bg-teal/25 decoration-teal",
  date: "bg-purple/30 decoration-purple",
  category: "bg-warning/25 decoration-warning",
  description: "bg-track decoration-muted",
};

/**
 * A copy of the text behind the text area, with the same line breaks. It is as high
 * as the text, and so gives the text area its height.
 */
export function MarkedText({
  text,
  marks,
}: {
  text: string;
  marks: readonly EntryMark[];
}) {
  return (
    <div
      aria-hidden
      dir="auto"
      className="min-h-11 min-w-0 border border-transparent px-4 py-2 wrap-anywhere whitespace-pre-wrap text-transparent select-none forced-colors:invisible"
    >
      {markedParts(text, marks).map(({ part, role }, index) =>
        role ? (
          <mark
            key={index}
            className={`rounded-sm text-transparent underline decoration-2 underline-offset-4 ${COLOURS[role]}`}
          >
            {part}
          </mark>
        ) : (
          part
        ),
      )}
      {/* A line break at the end has no height of its own. */}
      {"\u200b"}
    </div>
  );
}

type Part = { part: string; role?: FieldName };

/** The text in parts, each with the role of its mark. Leaves out marks that overlap an earlier one. */
export function markedParts(text: string, marks: readonly EntryMark[]): Part[] {
  const parts: Part[] = [];
  let at = 0;
  for (const { start, end, role } of marks.toSorted(
    (a, b) => a.start - b.start,
  )) {
    if (start < at || end > text.length || start >= end) continue;
    if (start > at) parts.push({ part: text.slice(at, start) });
    parts.push({ part: text.slice(start, end), role });
    at = end;
  }
  if (at < text.length) parts.push({ part: text.slice(at) });
  return parts;
}
