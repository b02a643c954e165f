import { useId } from "react";
import { readAmount } from "@/components/expense-form/amount-input";
import { Field } from "@/components/expense-form/field";
import { CONTROL_CLASS } from "@/components/ui/control-class";
import { Select } from "@/components/ui/select";
import { randomKey } from "@/lib/browser/storage/random-key";
import { today } from "@/lib/domain/expenses/calendar-date";
import {
  CATEGORIES,
  categoryLabel,
  isCategory,
} from "@/lib/domain/expenses/category";
import {
  descriptionFault,
  MAX_DESCRIPTION_LENGTH,
  normaliseDescription,
} from "@/lib/domain/expenses/description";
import { amountFault } from "@/lib/domain/expenses/money";
import type { RecurringPayment } from "@/lib/domain/plan/plan";
import { AmountField } from "@/components/expense-form/amount-field";
import { PlanDialog } from "./plan-dialog";
import { RemindButton } from "./remind-button";
import { readSchedule, ScheduleFields } from "./schedule-fields";

export function PaymentDialog({
  payment,
  onClose,
  onSave,
}: {
  /** Undefined for a new one. */
  payment?: RecurringPayment;
  onClose: () => void;
  onSave: (payment: RecurringPayment) => Promise<void>;
}) {
  const id = useId();
  const read = (
    values: FormData,
  ): { entered?: RecurringPayment; fault?: string | undefined } => {
    const description = normaliseDescription(String(values.get("description")));
    const category = String(values.get("category"));
    const amountPaise = readAmount(String(values.get("amount")));
    const fault = descriptionFault(description) ?? amountFault(amountPaise);
    if (fault !== undefined || amountPaise === undefined) return { fault };
    if (!isCategory(category)) return { fault: "Select a category." };
    return {
      entered: {
        ...(payment ?? { id: randomKey(), from: today() }),
        ...readSchedule(values),
        description,
        category,
        amountPaise,
      },
    };
  };
  return (
    <PlanDialog
      title="Bill"
      // A new one has no id yet, by which calendars know its event.
      side={payment && <RemindButton read={(values) => read(values).entered} />}
      onClose={onClose}
      onSave={async (values) => {
        const { entered, fault } = read(values);
        if (entered) await onSave(entered);
        return fault;
      }}
    >
      <Field id={`${id}-text`} label="Description">
        <input
          id={`${id}-text`}
          name="description"
          required
          maxLength={MAX_DESCRIPTION_LENGTH}
          defaultValue={payment?.description}
          dir="auto"
          className={CONTROL_CLASS}
        />
      </Field>
      <Field id={`${id}-category`} label="Category">
        <Select
          id={`${id}-category`}
          name="category"
          required
          defaultValue={payment?.category ?? ""}
        >
          <option value="" disabled>
            Select Category
          </option>
          {CATEGORIES.map((category) => (
            <option key={category} value={category}>
              {categoryLabel(category)}
            </option>
          ))}
        </Select>
      </Field>
      <AmountField label="Amount" name="amount" value={payment?.amountPaise} />
      <ScheduleFields
        value={payment ?? { every: "month", day: Number(today().slice(-2)) }}
        dayLabel="Due on"
      />
    </PlanDialog>
  );
}
