import { useId } from "react";
import { Field } from "@/components/expense-form/field";
import { nameFault } from "@/components/people/name-fault";
import { PlanDialog } from "@/components/pocket-money/dialogs/plan-dialog";
import { CONTROL_CLASS } from "@/components/ui/control-class";
import { normaliseDescription } from "@/lib/domain/expenses/description";
import { MAX_NAME_LENGTH } from "@/lib/domain/expenses/split";
import { personNamed } from "@/lib/domain/plan/debts";
import type { Person, Plan } from "@/lib/domain/plan/plan";

/** The name of a person, which nobody else may have. */
export function NameDialog({
  person,
  plan,
  onClose,
  onSave,
}: {
  person: Person;
  plan: Plan;
  onClose: () => void;
  onSave: (name: string) => Promise<void>;
}) {
  const id = useId();
  return (
    <PlanDialog
      title={`Rename ${person.name}`}
      onClose={onClose}
      onSave={async (values) => {
        const name = normaliseDescription(String(values.get("name")));
        const fault = nameFault(name);
        if (fault !== undefined) return fault;
        const other = personNamed(plan, name);
        if (other && other.id !== person.id)
          return `There is a ${other.name} already. Choose another name.`;
        if (name !== person.name) await onSave(name);
        return undefined;
      }}
    >
      <Field id={id} label="Name">
        <input
          id={id}
          name="name"
          required
          maxLength={MAX_NAME_LENGTH}
          defaultValue={person.name}
          dir="auto"
          className={CONTROL_CLASS}
        />
      </Field>
    </PlanDialog>
  );
}
