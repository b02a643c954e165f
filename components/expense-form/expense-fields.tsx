import { ChevronDown } from "lucide-react";
import { type ReactNode, useRef } from "react";
import { categoryColours } from "@/components/category-colours";
import { CategoryDot } from "@/components/category-dot";
import { LateTagOffers } from "@/components/tags/late-tag-offers";
import type { FieldErrors } from "@/lib/browser/api/api-error";
import {
  addDays,
  MAX_DATE,
  MIN_DATE,
  today,
} from "@/lib/domain/expenses/calendar-date";
import { CATEGORIES, categoryLabel } from "@/lib/domain/expenses/category";
import type { Expense } from "@/lib/domain/expenses/expense";
import {
  DESCRIPTION_PATTERN,
  MAX_DESCRIPTION_LENGTH,
} from "@/lib/domain/expenses/description";
import type { ExpenseFormValues } from "@/lib/domain/expenses/form-values";
import type { Suggestion } from "@/lib/domain/expenses/suggestions";
import { AmountInput } from "./amount-input";
import { ControlFrame, FRAMED_CONTROL } from "./control-frame";
import { errorId, Field } from "./field";

type ChangeEvent = { currentTarget: { value: string } };

const COLOURS = categoryColours(CATEGORIES);
const DATALIST_ID = "known-descriptions";
const DAY_BUTTONS = [
  ["Today", 0],
  ["Yesterday", -1],
] as const;

/** The four fields of an expense form, validated by the browser. */
export function ExpenseFields({
  values,
  filled = {},
  onChange,
  errors,
  suggestions,
  expenses,
  categoryHint,
  amountAction,
}: {
  values: ExpenseFormValues;
  /** The values that were not typed. */
  filled?: Partial<ExpenseFormValues>;
  onChange: (name: keyof ExpenseFormValues, value: string) => void;
  errors: FieldErrors;
  suggestions: readonly Suggestion[];
  /** The whole list, if the screen has it. */
  expenses?: readonly Expense[];
  categoryHint?: ReactNode;
  /** A button that stands beside the label, and comes after the field for the keyboard. */
  amountAction?: ReactNode;
}) {
  const description = useRef<HTMLInputElement>(null);
  const control = (name: keyof ExpenseFormValues) => ({
    id: name,
    name,
    required: true,
    value: values[name],
    onChange: ({ currentTarget }: ChangeEvent) =>
      onChange(name, currentTarget.value),
    "aria-invalid": errors[name] !== undefined || undefined,
    "aria-describedby": errors[name] ? errorId(name) : undefined,
  });
  const field = (name: keyof ExpenseFormValues, label: string) => ({
    id: name,
    label,
    error: errors[name],
  });
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-3 md:grid-cols-[minmax(0,1.2fr)_minmax(0,1fr)] md:gap-x-4 md:gap-y-4.5">
      <Field {...field("date", "Date")}>
        <ControlFrame
          filled={filled.date}
          className="min-h-11.5 flex-wrap md:min-h-12"
        >
          <input
            type="date"
            min={MIN_DATE}
            max={MAX_DATE}
            {...control("date")}
            // Without the icon, all three fit at 320 px.
            className={`${FRAMED_CONTROL} min-w-0 basis-31.5 pr-2 pl-3.5 max-[24.3125rem]:basis-25 max-[24.3125rem]:pr-1 max-[24.3125rem]:pl-2.5 [&::-webkit-calendar-picker-indicator]:ml-0 max-[22.4375rem]:[&::-webkit-calendar-picker-indicator]:hidden`}
          />
          <div className="flex self-stretch">
            {DAY_BUTTONS.map(([name, days]) => (
              <button
                key={name}
                type="button"
                aria-pressed={
                  // The server has another day, and no value.
                  values.date !== "" && values.date === addDays(today(), days)
                }
                onClick={() => onChange("date", addDays(today(), days))}
                className="min-h-11 border-l border-line px-2.75 text-md text-muted -outline-offset-2 transition-colors duration-150 last:rounded-r-xl hover:text-text aria-pressed:font-medium aria-pressed:text-teal max-[24.3125rem]:px-2 max-[22.4375rem]:text-sm"
              >
                {name}
              </button>
            ))}
          </div>
        </ControlFrame>
      </Field>
      <Field {...field("category", "Category")} beside={categoryHint}>
        <ControlFrame filled={filled.category}>
          {values.category && (
            <CategoryDot
              colour={COLOURS.get(values.category)}
              className="pointer-events-none absolute left-3.5"
            />
          )}
          <select
            {...control("category")}
            className={`${FRAMED_CONTROL} min-w-0 appearance-none pr-9 text-ellipsis ${values.category ? "pl-8" : "pl-3.5"}`}
          >
            <option value="">Select Category</option>
            {CATEGORIES.map((category) => (
              <option key={category} value={category}>
                {categoryLabel(category)}
              </option>
            ))}
          </select>
          <ChevronDown
            size={16}
            className="pointer-events-none absolute right-3.5 text-muted forced-colors:text-[CanvasText]"
          />
        </ControlFrame>
      </Field>
      <Field {...field("description", "Description")}>
        <ControlFrame filled={filled.description}>
          <input
            ref={description}
            type="text"
            dir="auto"
            maxLength={MAX_DESCRIPTION_LENGTH}
            pattern={DESCRIPTION_PATTERN}
            title="A few words, not only spaces"
            // Its list would cover the tags.
            list={values.description.includes("#") ? undefined : DATALIST_ID}
            {...control("description")}
            className={`${FRAMED_CONTROL} min-w-0 px-3.5`}
          />
          <LateTagOffers
            field={description}
            text={values.description}
            onText={(text) => onChange("description", text)}
            expenses={expenses}
            className="inset-x-0"
          />
        </ControlFrame>
        <datalist id={DATALIST_ID}>
          {suggestions.map(({ description }) => (
            <option key={description} value={description} />
          ))}
        </datalist>
      </Field>
      <Field {...field("amount", "Amount")}>
        <ControlFrame filled={filled.amount} className="min-h-13.5 md:min-h-12">
          <span className="pointer-events-none absolute left-3.5 text-total text-muted">
            ₹
          </span>
          <AmountInput
            {...control("amount")}
            className={`${FRAMED_CONTROL} min-w-0 pr-3.5 pl-9 text-total font-semibold tracking-tight`}
          />
        </ControlFrame>
        {amountAction}
      </Field>
    </div>
  );
}
