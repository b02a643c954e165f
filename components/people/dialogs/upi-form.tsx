import { type SubmitEvent, useId, useState } from "react";
import { errorId, Field } from "@/components/expense-form/field";
import { nameFault } from "@/components/people/name-fault";
import { GHOST_BUTTON } from "@/components/ui/button-class";
import { CONTROL_CLASS } from "@/components/ui/control-class";
import { DialogFoot } from "@/components/ui/dialog-foot";
import { type OwnUpi, setOwnUpi } from "@/lib/browser/storage/own-upi";
import { normaliseDescription } from "@/lib/domain/expenses/description";
import { MAX_NAME_LENGTH } from "@/lib/domain/expenses/split";
import { isUpiId } from "@/lib/domain/upi";

/** Where the user is paid, stored in this browser only. */
export function UpiForm({
  upi,
  onCancel,
  onSaved,
}: {
  /** Undefined until it was entered. */
  upi: OwnUpi | undefined;
  onCancel: () => void;
  /** Called when it is saved, or removed. */
  onSaved: () => void;
}) {
  const id = useId();
  const [faults, setFaults] = useState<Partial<OwnUpi>>({});
  const submit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    const values = new FormData(event.currentTarget);
    const entered = {
      id: String(values.get("id")).trim(),
      name: normaliseDescription(String(values.get("name"))),
    };
    const nameError = nameFault(entered.name);
    const faults = {
      ...(!isUpiId(entered.id) && {
        id: "A UPI id has letters or digits on both sides of one @, such as name@bank.",
      }),
      ...(nameError !== undefined && { name: nameError }),
    };
    setFaults(faults);
    const [wrong] = Object.keys(faults);
    if (wrong !== undefined)
      return event.currentTarget
        .querySelector<HTMLInputElement>(`[name="${wrong}"]`)
        ?.focus();
    setOwnUpi(entered);
    onSaved();
  };
  const input = (name: keyof OwnUpi) => ({
    id: `${id}-${name}`,
    name,
    required: true,
    defaultValue: upi?.[name],
    "aria-invalid": faults[name] !== undefined || undefined,
    "aria-describedby": faults[name] ? errorId(`${id}-${name}`) : undefined,
    className: CONTROL_CLASS,
  });
  return (
    <form
      method="post"
      autoComplete="off"
      onSubmit={submit}
      className="flex flex-col gap-3 md:gap-4"
    >
      <p className="text-sm text-muted">
        It stays in this browser: it is not sent to the server, and not in a
        backup. Whoever scans your code sees it.
      </p>
      <Field id={`${id}-id`} label="UPI id" error={faults.id}>
        <input
          {...input("id")}
          inputMode="email"
          autoCapitalize="none"
          spellCheck={false}
          maxLength={320}
          placeholder="name@bank"
        />
      </Field>
      <Field id={`${id}-name`} label="Your name" error={faults.name}>
        <input {...input("name")} maxLength={MAX_NAME_LENGTH} dir="auto" />
      </Field>
      <DialogFoot
        label="Show QR"
        onCancel={onCancel}
        side={
          upi && (
            <button
              type="button"
              onClick={() => {
                setOwnUpi(undefined);
                onSaved();
              }}
              className={`${GHOST_BUTTON} text-danger`}
            >
              Remove it
            </button>
          )
        }
      />
    </form>
  );
}
