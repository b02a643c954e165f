import { type SubmitEvent, useId, useState } from "react";
import { buttonClass } from "@/components/ui/button-class";
import { CONTROL_CLASS } from "@/components/ui/control-class";

/** Asks for the password of a file, which stays in this browser. */
export function PasswordForm({
  onSubmit,
}: {
  onSubmit: (password: string) => void;
}) {
  const id = useId();
  const [password, setPassword] = useState("");
  const submit = (event: SubmitEvent) => {
    event.preventDefault();
    if (password !== "") onSubmit(password);
  };
  return (
    <form
      onSubmit={submit}
      className="mt-2 flex max-w-form flex-wrap items-end gap-3"
    >
      <div className="grow">
        <label htmlFor={id} className="mb-2 block text-sm font-medium">
          Password of the file
        </label>
        <input
          id={id}
          type="password"
          autoComplete="off"
          value={password}
          onChange={({ target }) => setPassword(target.value)}
          className={CONTROL_CLASS}
        />
      </div>
      <button type="submit" className={buttonClass("outlined")}>
        Open
      </button>
    </form>
  );
}
