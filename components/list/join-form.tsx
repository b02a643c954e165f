import { type SubmitEvent, useId, useRef, useState } from "react";
import { Button } from "@/components/ui/button";
import { buttonClass } from "@/components/ui/button-class";
import { CONTROL_CLASS } from "@/components/ui/control-class";
import { joinHref } from "@/lib/browser/switch-list/join-link";
import {
  type JoinText,
  readJoinText,
} from "@/lib/browser/switch-list/read-join-text";

/** The whole message that has the link can be pasted. */
const MAX_INPUT_LENGTH = 2000;

/** A field for the link of a list, or its code. It asks the same as the link does when it is opened. */
export function JoinForm({ className = "" }: { className?: string }) {
  const id = useId();
  const input = useRef<HTMLInputElement>(null);
  const [text, setText] = useState("");
  const [failure, setFailure] = useState<string>();
  const submit = (event: SubmitEvent) => {
    event.preventDefault();
    const read = readJoinText(text, location.host);
    if (read.kind !== "link") {
      setFailure(failureText(read));
      input.current?.focus();
      return;
    }
    setText("");
    location.assign(joinHref(read.link));
  };
  return (
    <form
      method="post"
      autoComplete="off"
      aria-label="I have a list already"
      onSubmit={submit}
      className={`w-full max-w-form text-start ${className}`}
    >
      <label htmlFor={id} className="mb-2 block text-sm font-medium">
        Link or code of your list
      </label>
      <div className="flex gap-2">
        <input
          ref={input}
          id={id}
          autoCapitalize="none"
          autoCorrect="off"
          spellCheck={false}
          enterKeyHint="go"
          maxLength={MAX_INPUT_LENGTH}
          value={text}
          onChange={({ target }) => {
            setText(target.value);
            setFailure(undefined);
          }}
          aria-invalid={failure !== undefined}
          aria-describedby={`${id}-failure ${id}-hint`}
          className={CONTROL_CLASS}
        />
        <Button
          type="submit"
          isDisabled={text.trim() === ""}
          className={buttonClass("quiet")}
        >
          Open
        </Button>
      </div>
      {failure !== undefined && (
        <p
          id={`${id}-failure`}
          role="alert"
          className="mt-2 text-sm text-danger wrap-anywhere"
        >
          {failure}
        </p>
      )}
      <p id={`${id}-hint`} className="mt-2 text-sm text-pretty text-muted">
        Both are on Your data of a device that has the list.
      </p>
    </form>
  );
}

function failureText(text: Exclude<JoinText, { kind: "link" }>): string {
  switch (text.kind) {
    case "unknown":
      return "This is no link or code of a list.";
    case "other-site":
      return `This link is of another site, ${text.host}. It was not opened.`;
    case "damaged":
      return "A part of this link or code is missing or wrong. Copy all of the link, or compare each letter of the code.";
  }
}
