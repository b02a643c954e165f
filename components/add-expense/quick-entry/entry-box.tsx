import type { ComponentProps } from "react";
import type { EntryMark } from "./entry";
import { MarkedText } from "./marked-text";
import { MAX_TEXT_LENGTH } from "@/lib/domain/import/text-limit";

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
