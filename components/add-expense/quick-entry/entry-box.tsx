import { type ComponentProps, useId } from "react";
import { CONTROL_CLASS } from "@/components/ui/control-class";
import type { EntryMark } from "./entry";
import { MarkedText } from "./marked-text";
import { MAX_TEXT_LENGTH } from "@/lib/domain/import/text-limit";

/** A text area of one line that grows with its text, and marks the words that were understood. */
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
  const id = useId();
  return (
    <div>
      <label htmlFor={id} className="mb-2 block text-sm font-medium">
        Type &apos;120 chai yesterday&apos; or paste a payment message
      </label>
      <div className="grid max-h-[33svh] overflow-y-auto rounded-xl bg-raised *:[grid-area:1/1]">
        <MarkedText text={text} marks={marks} />
        <textarea
          id={id}
          rows={1}
          dir="auto"
          maxLength={MAX_TEXT_LENGTH}
          autoComplete="off"
          spellCheck={false}
          enterKeyHint="next"
          value={text}
          onChange={({ target }) => onText(target.value)}
          className={`${CONTROL_CLASS} resize-none overflow-hidden bg-transparent! -outline-offset-2 wrap-anywhere`}
          {...rest}
        />
      </div>
    </div>
  );
}
