import type { MouseEvent, ReactNode } from "react";
import type { ExpenseFormValues } from "@/lib/domain/expenses/form-values";
import type { FieldErrors } from "@/lib/browser/api/api-error";
import {
  addDays,
  MAX_DATE,
  MIN_DATE,
  today,
} from "@/lib/domain/expenses/calendar-date";
import { CATEGORIES, categoryLabel } from "@/lib/domain/expenses/category";
import {
  DESCRIPTION_PATTERN,
  MAX_DESCRIPTION_LENGTH,
} from "@/lib/domain/expenses/description";
import type { Suggestion } from "@/lib/domain/expenses/suggestions";
import { CONTROL_CLASS } from "@/components/ui/control-class";
import { Select } from "@/components/ui/select";
import { AmountInput } from "./amount-input";
import { errorId, Field } from "./field";

type ChangeEvent = { currentTarget: { value: string } };

const DATALIST_ID = "known-descriptions";
const DAY_BUTTONS = [
  ["Today", 0],
  ["Yesterday", -1],
] as const;

/** The four fields of an expense form, validated by the browser: controlled with `onChange`, else uncontrolled. */
export function ExpenseFields({
  values,
  onChange,
  errors,
  suggestions,
  categoryHint,
}: {
  /** The values, or the initial ones. */
  values: ExpenseFormValues;
  onChange?: (name: keyof ExpenseFormValues, value: string) => void;
  errors: FieldErrors;
  suggestions: readonly Suggestion[];
  categoryHint?: ReactNode;
}) {
  const control = (name: keyof ExpenseFormValues) => ({
    id: name,
    name,
    required: true,
    ...(onChange
      ? {
          value: values[name],
          onChange: ({ currentTarget }: ChangeEvent) =>
            onChange(name, currentTarget.value),
        }
      : { defaultValue: values[name] }),
    className: CONTROL_CLASS,
    "aria-invalid": errors[name] !== undefined || undefined,
    "aria-describedby": errors[name] ? errorId(name) : undefined,
  });
  const field = (name: keyof ExpenseFormValues, label: string) => ({
    id: name,
    label,
    error: errors[name],
  });
  return (
    <>
      <Field {...field("date", "Date")}>
        <div className="flex flex-wrap gap-2">
          <div className="grow basis-40">
            <input
              type="date"
              min={MIN_DATE}
              max={MAX_DATE}
              {...control("date")}
            />
          </div>
          <div className="flex grow gap-2">
            {DAY_BUTTONS.map(([name, days]) => (
              <button
                key={name}
                type="button"
                onClick={(event) => {
                  const day = addDays(today(), days);
                  if (onChange) onChange("date", day);
                  else setDate(event, day);
                }}
                className="min-h-11 grow rounded-xl border border-line px-4 text-sm transition-colors duration-150 hover:bg-raised"
              >
                {name}
              </button>
            ))}
          </div>
        </div>
      </Field>
      <Field {...field("category", "Category")} beside={categoryHint}>
        <Select {...control("category")}>
          <option value="">Select Category</option>
          {CATEGORIES.map((category) => (
            <option key={category} value={category}>
              {categoryLabel(category)}
            </option>
          ))}
        </Select>
      </Field>
      <Field {...field("description", "Description")}>
        <input
          type="text"
          dir="auto"
          maxLength={MAX_DESCRIPTION_LENGTH}
          pattern={DESCRIPTION_PATTERN}
          title="A few words, not only spaces"
          list={DATALIST_ID}
          {...control("description")}
        />
        <datalist id={DATALIST_ID}>
          {suggestions.map(({ description }) => (
            <option key={description} value={description} />
          ))}
        </datalist>
      </Field>
      <Field {...field("amount", "Amount (₹)")}>
        <AmountInput {...control("amount")} />
      </Field>
    </>
  );
}

function setDate(
  { currentTarget }: MouseEvent<HTMLButtonElement>,
  day: string,
) {
  const input = currentTarget.form?.elements.namedItem("date");
  if (!(input instanceof HTMLInputElement)) return;
  input.value = day;
  // Setting a value from a script fires no event.
  input.dispatchEvent(new Event("input", { bubbles: true }));
}
