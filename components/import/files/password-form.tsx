import {
  type SubmitEvent,
  useId,
  useLayoutEffect,
  useRef,
  useState,
} from "react";
import { buttonClass } from "@/components/ui/button-class";
import { CONTROL_CLASS } from "@/components/ui/control-class";
import { Button } from "@/components/ui/button";

/** Asks for the password of a file, which is neither stored nor sent. */
export function PasswordForm({
  messageId,
  isWrong,
  isOpening,
  onSubmit,
}: {
  /** The element with this id says what is wrong. */
  messageId: string;
  isWrong: boolean;
  /** Whether the file is being read with the last password. */
  isOpening: boolean;
  onSubmit: (password: string) => void;
}) {
  const id = useId();
  const input = useRef<HTMLInputElement>(null);
  const [password, setPassword] = useState("");
  const [isShown, setIsShown] = useState(false);
  // Before anything more can be typed, which the selection would replace.
  useLayoutEffect(() => {
    const form = input.current?.form;
    if (!isWrong || !form?.contains(document.activeElement)) return;
    input.current?.focus();
    input.current?.select();
  }, [isWrong]);
  const submit = (event: SubmitEvent) => {
    event.preventDefault();
    if (password !== "" && !isOpening) onSubmit(password);
  };
  return (
    <form
      autoComplete="off"
      aria-label="Password"
      onSubmit={submit}
      className="max-w-form pb-4"
    >
      <label htmlFor={id} className="mb-2 block text-sm font-medium">
        Password of the file
      </label>
      <div className="flex flex-wrap gap-3">
        <div className="relative min-w-52 grow">
          <input
            ref={input}
            id={id}
            type={isShown ? "text" : "password"}
            autoComplete="off"
            autoCapitalize="none"
            spellCheck={false}
            value={password}
            onChange={({ target }) => setPassword(target.value)}
            aria-invalid={isWrong}
            aria-describedby={`${isWrong ? `${messageId} ` : ""}${id}-hint`}
            className={`${CONTROL_CLASS} pr-20`}
          />
          <button
            type="button"
            aria-label={`${isShown ? "Hide" : "Show"} password`}
            onClick={() => setIsShown(!isShown)}
            className="absolute inset-y-0 right-1 min-w-16 rounded-xl px-3 text-sm text-muted transition-colors duration-150 hover:text-text"
          >
            {isShown ? "Hide" : "Show"}
          </button>
        </div>
        <Button
          type="submit"
          isDisabled={password === "" || isOpening}
          className={`${buttonClass("quiet")} max-sm:grow`}
        >
          {isOpening ? "Opening…" : "Open"}
        </Button>
      </div>
      <p id={`${id}-hint`} className="mt-2 text-sm text-pretty text-muted">
        For PhonePe it is your phone number; a bank says it in the mail with the
        file. It is used in this browser only, and not stored.
      </p>
    </form>
  );
}
