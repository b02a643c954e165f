import type { ComponentProps } from "react";
import type { FieldName } from "@/lib/domain/expenses/form-values";
import type { EntryMark } from "./entry";
import { MAX_TEXT_LENGTH } from "@/lib/domain/import/text-limit";

const COLOURS: Record<FieldName, string> = {
  amount: "text-teal",
  date: "text-purple",
  category: "text-warning",
  description: "text-text decoration-muted",
};

/** A text area of one line that grows with its text to seven lines, and marks the words that were understood. */
export function EntryBox({
  text,
  marks,
  onText,
  ...rest
}: {
  text: string;
  marks: readonly EntryMark[];
  onText: (text: string) => void;
} & ComponentProps<"textarea">) {
  return (
    // The padding is outside of what scrolls, which shows whole lines only.
    <div className="min-w-0 grow py-3.5 md:py-4.5">
      <div className="relative grid max-h-[7lh] overflow-x-clip overflow-y-auto text-[1.0625rem]/6.5 *:[grid-area:1/1] md:text-xl/7 [@media(height<30rem)]:max-h-[3lh]">
        <MarkedText text={text} marks={marks} />
        <textarea
          rows={1}
          dir="auto"
          maxLength={MAX_TEXT_LENGTH}
          autoComplete="off"
          spellCheck={false}
          enterKeyHint="next"
          value={text}
          onChange={({ target }) => onText(target.value)}
          className="block w-full min-w-0 resize-none overflow-hidden bg-transparent p-0 wrap-anywhere text-transparent caret-teal outline-none placeholder:text-muted"
          {...rest}
        />
      </div>
    </div>
  );
}

/**
 * The text as it is seen: the text area over it, which has the same line breaks, shows
 * only its caret and selection. It is as high as the text, and so gives the text area
 * its height.
 */
function MarkedText({
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
