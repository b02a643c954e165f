import { ChevronDown } from "lucide-react";
import { type ReactNode, useId, useState } from "react";
import { Button } from "@/components/ui/button";
import { buttonClass, TEXT_BUTTON } from "@/components/ui/button-class";
import { useAmountsHidden, useRupees } from "@/components/ui/use-rupees";
import type { Expense } from "@/lib/domain/expenses/expense";
import { asPaise } from "@/lib/domain/expenses/money";
import type { Balance } from "@/lib/domain/plan/debts";
import type { Plan } from "@/lib/domain/plan/plan";
import { EntryRow } from "./entry-row";
import type { PeopleEditor } from "./dialogs/people-dialogs";
import type { PeopleActions } from "./people-actions";

/** A person, who opens to what the balance is made of and what can be done about it. */
export function PersonRow({
  balance: { person, paise, debts },
  plan,
  expenses,
  actions,
  isReader,
  readOnlyReasonId,
  onEdit,
}: {
  balance: Balance;
  plan: Plan;
  expenses: readonly Expense[];
  actions: PeopleActions;
  /** This browser has a link that only reads: it is not the one who is owed. */
  isReader: boolean;
  /** Nothing can be changed, for the reason of the element with this id. */
  readOnlyReasonId: string | undefined;
  onEdit: (editor: PeopleEditor) => void;
}) {
  const formatRupees = useRupees();
  const areHidden = useAmountsHidden();
  const [isOpen, setIsOpen] = useState(false);
  const id = useId();
  const hiddenReasonId = areHidden ? `${id}-hidden` : undefined;
  const button = (
    label: string,
    editor: PeopleEditor,
    reasonId: string | undefined,
    className = `${buttonClass("quiet")} px-4!`,
  ): ReactNode => (
    <Button
      aria-haspopup="dialog"
      reasonId={reasonId}
      onClick={() => onEdit(editor)}
      className={className}
    >
      {label}
    </Button>
  );
  return (
    <li>
      <button
        type="button"
        aria-expanded={isOpen}
        aria-controls={isOpen ? id : undefined}
        onClick={() => setIsOpen(!isOpen)}
        className="group flex min-h-14 w-full items-center gap-3 px-4 py-2 text-start -outline-offset-2 md:px-5"
      >
        <bdi className="min-w-0 grow font-medium wrap-anywhere">
          {person.name}
        </bdi>{" "}
        <span className="shrink-0 text-end leading-5">
          {paise === 0 ? (
            <span className="text-sm text-muted">settled up</span>
          ) : (
            <>
              <span className="block text-sm text-muted">
                {paise > 0 ? "owes you" : "you owe"}
              </span>{" "}
              <span
                className={`font-semibold ${paise > 0 ? "text-teal" : "text-warning"}`}
              >
                {formatRupees(asPaise(Math.abs(paise)))}
              </span>
            </>
          )}
        </span>
        <ChevronDown
          aria-hidden
          size={18}
          className="shrink-0 text-muted transition-[rotate] duration-150 group-aria-expanded:rotate-180"
        />
      </button>
      {isOpen && (
        <div id={id} className="px-4 pb-3 md:px-5">
          <div className="flex flex-wrap items-center gap-2">
            {button(
              "Paid me",
              { kind: "settle", person, isMine: false },
              readOnlyReasonId,
            )}
            {button(
              "I paid",
              { kind: "settle", person, isMine: true },
              readOnlyReasonId,
            )}
            {paise > 0 &&
              !isReader &&
              button("Show QR", { kind: "qr", person }, hiddenReasonId)}
          </div>
          {areHidden && (
            <p id={hiddenReasonId} className="mt-2 text-sm text-muted">
              Amounts are hidden. A QR code or a shared bill would show them.
            </p>
          )}
          {debts.length > 0 && (
            <ul
              aria-label={`Entries of ${person.name}`}
              className="mt-3 divide-y divide-hairline border-t border-hairline"
            >
              {debts.map((debt) => (
                <EntryRow
                  key={debt.id}
                  name={person.name}
                  expense={expenses.find(({ _id }) => _id === debt.expense)}
                  {...{
                    debt,
                    plan,
                    isReader,
                    hiddenReasonId,
                    readOnlyReasonId,
                  }}
                  onRemove={(title) => void actions.removeDebt(debt, title)}
                />
              ))}
            </ul>
          )}
          <div className="-mb-2 flex gap-5 border-t border-hairline pt-1">
            {button(
              "Rename",
              { kind: "rename", person },
              readOnlyReasonId,
              TEXT_BUTTON,
            )}
            <Button
              reasonId={readOnlyReasonId}
              onClick={() =>
                paise === 0
                  ? void actions.removePerson(person)
                  : onEdit({ kind: "remove", person })
              }
              className={TEXT_BUTTON}
            >
              Remove
            </Button>
          </div>
        </div>
      )}
    </li>
  );
}
