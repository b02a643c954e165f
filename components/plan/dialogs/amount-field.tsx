import { useId } from "react";
import { AmountInput } from "@/components/expense-form/amount-input";
import { Field } from "@/components/expense-form/field";
import { CONTROL_CLASS } from "@/components/ui/control-class";
import { type Paise, rupeesText } from "@/lib/expenses/money";

/** A field for rupees. */
export function AmountField({
  label,
  name,
  value,
  isRequired = true,
  min,
}: {
  label: string;
  name: string;
  value: Paise | undefined;
  isRequired?: boolean;
  /** In rupees, if it is not the least amount of an expense. */
  min?: number;
}) {
  const id = useId();
  return (
    <Field id={id} label={label} error={undefined}>
      <AmountInput
        id={id}
        name={name}
        defaultValue={value === undefined ? "" : rupeesText(value)}
        required={isRequired}
        {...(min !== undefined && { min })}
        className={CONTROL_CLASS}
      />
    </Field>
  );
}
