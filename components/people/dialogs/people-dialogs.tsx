import { balanceText } from "@/components/pocket-money/people-text";
import { ConflictDialog } from "@/components/pocket-money/dialogs/conflict-dialog";
import type {
  PlanConflict,
  SavePlan,
} from "@/components/pocket-money/use-plan";
import { DialogButtons } from "@/components/ui/dialog-buttons";
import { QuestionDialog } from "@/components/ui/question-dialog";
import { useRupees } from "@/components/ui/use-rupees";
import type { ListRef } from "@/lib/browser/api/list-ref";
import { balances } from "@/lib/domain/plan/debts";
import type { Person, Plan } from "@/lib/domain/plan/plan";
import type { PeopleActions } from "@/components/people/people-actions";
import { DebtDialog } from "./debt-dialog";
import { NameDialog } from "./name-dialog";
import { QrDialog } from "./qr-dialog";
import { SettlementDialog } from "./settlement-dialog";

export type PeopleEditor =
  | { kind: "add" }
  | { kind: "settle"; person: Person; isMine: boolean }
  | { kind: "qr" | "rename" | "remove"; person: Person };

/** The open dialog about a person, or the question about a conflict. */
export function PeopleDialogs({
  plan,
  list,
  editor,
  actions,
  conflict,
  save,
  resolve,
  onClose,
}: {
  plan: Plan;
  list: ListRef;
  editor: PeopleEditor | undefined;
  actions: PeopleActions;
  conflict: PlanConflict | undefined;
  save: SavePlan;
  resolve: (choice: "mine" | "other") => Promise<boolean>;
  onClose: () => void;
}) {
  const formatRupees = useRupees();
  if (!editor)
    return (
      conflict && <ConflictDialog {...{ conflict, list, save, resolve }} />
    );
  if (editor.kind === "add")
    return (
      <DebtDialog people={plan.people} onClose={onClose} onSave={actions.add} />
    );
  const { person } = editor;
  const balance = balances(plan).find((one) => one.person.id === person.id);
  // Another device has removed the person meanwhile.
  if (!balance) return null;
  switch (editor.kind) {
    case "settle":
      return (
        <SettlementDialog
          {...{ balance, onClose }}
          isMine={editor.isMine}
          onSave={(entry) => actions.settle(person, entry)}
        />
      );
    case "rename":
      return (
        <NameDialog
          {...{ person, plan, onClose }}
          onSave={(name) => actions.rename(person, name)}
        />
      );
    case "qr":
      return <QrDialog {...{ balance, onClose }} />;
    case "remove":
      return (
        <QuestionDialog
          isOpen
          title={`Remove ${person.name}?`}
          description={`${balanceText(balance, formatRupees)}. This removes the entries, too: nothing is paid by it.`}
          onClose={onClose}
        >
          <DialogButtons
            confirmLabel="Remove"
            variant="danger"
            onConfirm={() => {
              onClose();
              void actions.removePerson(person);
            }}
          />
        </QuestionDialog>
      );
  }
}
