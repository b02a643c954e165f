import { useId } from "react";
import { readAmount } from "@/components/expense-form/amount-input";
import { Field } from "@/components/expense-form/field";
import { nameFault } from "@/components/people/name-fault";
import { AmountField } from "@/components/expense-form/amount-field";
import { PlanDialog } from "@/components/pocket-money/dialogs/plan-dialog";
import { CONTROL_CLASS } from "@/components/ui/control-class";
import { Select } from "@/components/ui/select";
import {
  type CalendarDate,
  isCalendarDate,
  MAX_DATE,
  MIN_DATE,
  today,
} from "@/lib/domain/expenses/calendar-date";
import {
  descriptionFault,
  MAX_DESCRIPTION_LENGTH,
  normaliseDescription,
} from "@/lib/domain/expenses/description";
import { amountFault, asPaise, type Paise } from "@/lib/domain/expenses/money";
import { MAX_NAME_LENGTH } from "@/lib/domain/expenses/split";
import type { Person } from "@/lib/domain/plan/plan";

/** The fields of what somebody owes, or is owed, that is of no bill of the list. */
export function DebtDialog({
  people,
  onClose,
  onSave,
}: {
  people: readonly Person[];
  onClose: () => void;
  onSave: (entry: {
    name: string;
    date: CalendarDate;
    amountPaise: Paise;
    note: string;
  }) => Promise<void>;
}) {
  const id = useId();
  return (
    <PlanDialog
      title="Add someone"
      onClose={onClose}
      onSave={async (values) => {
        const text = (field: string) => String(values.get(field));
        const name = normaliseDescription(text("name"));
        const note = normaliseDescription(text("note"));
        const date = text("date");
        const paise = readAmount(text("amount"));
        const fault =
          nameFault(name) ??
          amountFault(paise) ??
          (note === "" ? "Enter what it is for." : descriptionFault(note));
        if (fault !== undefined || paise === undefined) return fault;
        if (!isCalendarDate(date)) return "Enter a date.";
        const amountPaise = asPaise(text("who") === "me" ? -paise : paise);
        await onSave({ name, date, amountPaise, note });
        return undefined;
      }}
    >
      <Field id={`${id}-name`} label="Name">
        <input
          id={`${id}-name`}
          name="name"
          required
          maxLength={MAX_NAME_LENGTH}
          list={`${id}-names`}
          dir="auto"
          className={CONTROL_CLASS}
        />
        <datalist id={`${id}-names`}>
          {people.map(({ id, name }) => (
            <option key={id} value={name} />
          ))}
        </datalist>
      </Field>
      <div className="grid gap-3 md:grid-cols-2 md:gap-4">
        <Field id={`${id}-who`} label="Who owes">
          <Select id={`${id}-who`} name="who" defaultValue="them">
            <option value="them">They owe me</option>
            <option value="me">I owe them</option>
          </Select>
        </Field>
        <AmountField label="Amount" name="amount" />
        <Field id={`${id}-note`} label="For what">
          <input
            id={`${id}-note`}
            name="note"
            required
            maxLength={MAX_DESCRIPTION_LENGTH}
            dir="auto"
            className={CONTROL_CLASS}
          />
        </Field>
        <Field id={`${id}-date`} label="Date">
          <input
            id={`${id}-date`}
            name="date"
            type="date"
            required
            min={MIN_DATE}
            max={MAX_DATE}
            defaultValue={today()}
            className={CONTROL_CLASS}
          />
        </Field>
      </div>
    </PlanDialog>
  );
}
