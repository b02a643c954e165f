import { type ReactNode, type Ref, useId } from "react";
import { CONTROL_CLASS } from "@/components/ui/control-class";
import { type Paise, rupeesText } from "@/lib/domain/expenses/money";
import { AmountInput } from "./amount-input";
import { Field } from "./field";

/** A field for rupees, uncontrolled unless it has a `text`. */
export function AmountField({
  ref,
  label,
  name,
  value,
  text,
  onText,
  hint,
  placeholder,
  isRequired = true,
  isLarge = false,
  min,
}: {
  ref?: Ref<HTMLInputElement>;
  label: string;
  name?: string;
  value?: Paise | undefined;
  text?: string;
  onText?: (text: string) => void;
  hint?: ReactNode;
  placeholder?: string;
  isRequired?: boolean;
  isLarge?: boolean;
  /** In rupees, if it is not the least amount of an expense. */
  min?: number;
}) {
  const id = useId();
  const initial = value === undefined ? "" : rupeesText(value);
  return (
    <Field
      id={id}
      label={label}
      beside={
        !isRequired &&
        placeholder && (
          <span aria-hidden className="text-sm text-subtle">
            Optional
          </span>
        )
      }
    >
      <span className="relative block">
        <span
          aria-hidden
          className={`pointer-events-none absolute inset-y-0 start-4 flex items-center text-muted ${isLarge ? "text-total" : ""}`}
        >
          ₹
        </span>
        <AmountInput
          ref={ref}
          id={id}
          name={name}
          placeholder={placeholder}
          {...(text === undefined
            ? { defaultValue: initial }
            : { value: text })}
          onChange={({ currentTarget }) => onText?.(currentTarget.value)}
          required={isRequired}
          {...(min !== undefined && { min })}
          {...(hint !== undefined && { "aria-describedby": `${id}-hint` })}
          className={`${CONTROL_CLASS} ${isLarge ? "ps-10 text-total font-semibold" : "ps-8"}`}
        />
      </span>
      {hint !== undefined && (
        <p id={`${id}-hint`} className="mt-1.5 text-sm text-muted">
          {hint}
        </p>
      )}
    </Field>
  );
}
