import { lazy, useState } from "react";
import { READ_ONLY_REASON } from "@/components/device/read-only-notice";
import { Button } from "@/components/ui/button";
import { sumsText } from "@/components/pocket-money/people-text";
import { useFocusAfterRemoval } from "@/components/pocket-money/use-focus-after-removal";
import { usePlan } from "@/components/pocket-money/use-plan";
import {
  buttonClass,
  QUIET_LINK,
  TEXT_BUTTON,
} from "@/components/ui/button-class";
import { Card } from "@/components/ui/card";
import { LazyPart } from "@/components/ui/load-boundary";
import { useRupees } from "@/components/ui/use-rupees";
import type { LoadedExpenses } from "@/lib/browser/expenses/fetch-expenses";
import { useIsOffline } from "@/lib/browser/outbox/use-is-offline";
import { balances } from "@/lib/domain/plan/debts";
import type { PeopleEditor } from "./dialogs/people-dialogs";
import { peopleActions } from "./people-actions";
import { PeopleSkeleton } from "./people-skeleton";
import { PersonList } from "./person-list";
import { PersonRow } from "./person-row";

const PeopleDialogs = lazy(() =>
  import("./dialogs/people-dialogs").then(({ PeopleDialogs }) => ({
    default: PeopleDialogs,
  })),
);

/** The balances of the plan of a list, with what changes them. */
export function PeopleOfList({
  loaded: { list, expenses, isEditable, isReader = false, asOf },
}: {
  loaded: LoadedExpenses;
}) {
  const formatRupees = useRupees();
  const isOffline = useIsOffline();
  const area = useFocusAfterRemoval();
  const [editor, setEditor] = useState<PeopleEditor>();
  // Otherwise the plan is in this browser, and needs no network.
  const isOnServer = isEditable || isReader;
  const { state, conflict, retry, save, resolve } = usePlan(list, {
    isOnServer,
    isEditing: editor !== undefined,
  });
  if (state.status === "loading") return <PeopleSkeleton />;
  const reload = (
    <button type="button" onClick={retry} className={QUIET_LINK}>
      Load them again
    </button>
  );
  if (state.status === "failed")
    return (
      <Card className="p-4 text-md text-muted md:px-5">
        {isOffline ? (
          <p role="status">Connect to see who owes whom.</p>
        ) : (
          <p role="alert">
            Who owes whom could not be loaded. Nothing is lost. {reload}
          </p>
        )}
      </Card>
    );
  const { plan, isCopy = false } = state;
  const isListReadOnly = isOffline || asOf !== undefined || isReader;
  const isReadOnly = isOnServer && (isListReadOnly || isCopy);
  const readOnlyReasonId = isReadOnly ? READ_ONLY_REASON : undefined;
  const all = balances(plan);
  const actions = peopleActions(save, list);
  return (
    <>
      {isCopy && !isListReadOnly && (
        <p role="status" className="text-sm text-muted">
          <span id={READ_ONLY_REASON}>
            Who owes whom could not be loaded: this is an earlier copy.
          </span>{" "}
          {reload}
        </p>
      )}
      <div {...area} className="flex flex-col gap-3.5 md:gap-4">
        <Card className="flex flex-wrap items-center justify-between gap-x-6 gap-y-3.5 p-4 md:px-5">
          <div className="min-w-0">
            <h2
              tabIndex={-1}
              className="text-lg/6.5 font-semibold text-balance"
            >
              {all.length === 0
                ? "Nobody owes anything"
                : sumsText(all, formatRupees)}
            </h2>
            {all.length === 0 && (
              <p className="mt-0.5 text-md text-muted">
                Split a bill when you add it, or add someone here.
              </p>
            )}
          </div>
          <Button
            aria-haspopup="dialog"
            reasonId={readOnlyReasonId}
            onClick={() => setEditor({ kind: "add" })}
            className={`${buttonClass("filled")} max-md:w-full`}
          >
            Add someone
          </Button>
        </Card>
        {all.length > 0 && (
          <PersonList
            all={all}
            row={(balance) => (
              <PersonRow
                key={balance.person.id}
                {...{ balance, plan, expenses, actions }}
                {...{ isReader, readOnlyReasonId }}
                onEdit={setEditor}
              />
            )}
            clearSettled={
              <Button
                reasonId={readOnlyReasonId}
                onClick={() => void actions.clearSettled()}
                className={TEXT_BUTTON}
              >
                Clear settled entries
              </Button>
            }
          />
        )}
      </div>
      {(editor ?? conflict) && (
        <LazyPart failure="This dialog could not be loaded.">
          <PeopleDialogs
            {...{ plan, list, editor, actions, conflict, save, resolve }}
            onClose={() => setEditor(undefined)}
          />
        </LazyPart>
      )}
    </>
  );
}
