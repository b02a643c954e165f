import type { FieldName } from "@/components/add-expense/add-form";
import type { EntryMark } from "./entry";

const COLOURS: Record<FieldName, string> = {
  amount: "text-teal",
  date: "text-purple",
  category: "text-warning",
  description: "text-text decoration-muted",
};

/**
 * The text as it is seen: the text area over it, which has the same line breaks, shows
 * only its caret and selection. It is as high as the text, and so gives the text area
 * its height.
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
      className="min-w-0 wrap-anywhere whitespace-pre-wrap select-none forced-colors:invisible"
    >
      {markedParts(text, marks).map(({ part, role }, index) =>
        role ? (
          <mark
            key={index}
            className={`bg-transparent underline decoration-2 underline-offset-6 ${COLOURS[role]}`}
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
