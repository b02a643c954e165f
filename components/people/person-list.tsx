import { Button } from "@/components/ui/button";
import { TEXT_BUTTON } from "@/components/ui/button-class";
import { Card } from "@/components/ui/card";
import type { Expense } from "@/lib/domain/expenses/expense";
import type { Balance } from "@/lib/domain/plan/debts";
import type { Plan } from "@/lib/domain/plan/plan";
import type { PeopleEditor } from "./dialogs/people-dialogs";
import type { PeopleActions } from "./people-actions";
import { PersonRow } from "./person-row";

/** Everybody with a balance, the largest first, and at the end those who are settled up. */
export function PersonList({
  all,
  actions,
  readOnlyReasonId,
  ...props
}: {
  plan: Plan;
  all: readonly Balance[];
  expenses: readonly Expense[];
  actions: PeopleActions;
  /** This browser has a link that only reads: it is not the one who is owed. */
  isReader: boolean;
  /** Nothing can be changed, for the reason of the element with this id. */
  readOnlyReasonId: string | undefined;
  onEdit: (editor: PeopleEditor) => void;
}) {
  const open = all
    .filter(({ paise }) => paise !== 0)
    .sort((a, b) => Math.abs(b.paise) - Math.abs(a.paise));
  const settled = all.filter(({ paise }) => paise === 0);
  const row = (balance: Balance) => (
    <PersonRow
      key={balance.person.id}
      {...props}
      {...{ balance, actions, readOnlyReasonId }}
    />
  );
  return (
    <>
      {open.length > 0 && (
        <Card aria-label="People">
          <ul className="divide-y divide-hairline">{open.map(row)}</ul>
        </Card>
      )}
      {settled.length > 0 && (
        <Card aria-label="Settled up">
          <details>
            <summary className="flex min-h-11.5 cursor-pointer items-center gap-2 px-4 text-md text-muted -outline-offset-2 before:content-['▸'] hover:text-text md:px-5 in-open:before:rotate-90">
              {settled.length} settled up
            </summary>
            <ul className="divide-y divide-hairline border-t border-hairline">
              {settled.map(row)}
            </ul>
            {settled.some(({ debts }) => debts.length > 0) && (
              <div className="border-t border-hairline px-4 md:px-5">
                <Button
                  reasonId={readOnlyReasonId}
                  onClick={() => void actions.clearSettled()}
                  className={TEXT_BUTTON}
                >
                  Clear settled entries
                </Button>
              </div>
            )}
          </details>
        </Card>
      )}
    </>
  );
}
