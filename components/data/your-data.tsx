"use client";

import { lazy, Suspense, useState } from "react";
import { useExpenseList } from "@/components/expenses/use-expense-list";
import { LoadFailure } from "@/components/expenses/list-notices";
import { isToken } from "@/lib/client/private-list/join-link";
import { isKnownList, isPrivateList } from "@/lib/client/list-ref";
import { DataSkeleton } from "./data-skeleton";
import { ListData } from "./list-data";
import { type Outcome, OutcomeNotice } from "./outcome-notice";
import { useJoinToken } from "@/components/data/join/use-join-token";

const JoinDialog = lazy(() =>
  import("@/components/data/join/join-dialog").then(({ JoinDialog }) => ({
    default: JoinDialog,
  })),
);

/** The content of the screen Your data. */
export function YourData() {
  // First, so that the address is clean before the effects that send requests. The
  // preloaded list is requested before; a fragment is in no request.
  const [token, clearToken] = useJoinToken();
  const { list, retry } = useExpenseList();
  const [outcome, setOutcome] = useState<Outcome>();
  const joinOutcome = (outcome?: Outcome) => {
    clearToken();
    setOutcome(outcome);
    if (outcome === "joined") retry();
  };
  return (
    <div
      aria-busy={list.status === "loading"}
      className="mt-6 flex flex-col gap-6"
    >
      <noscript>
        <p>This page needs scripts, and they are off in this browser.</p>
      </noscript>
      {list.status === "loading" && <DataSkeleton />}
      {list.status === "failed" && <LoadFailure onRetry={retry} />}
      {list.status === "ready" && (
        <>
          <OutcomeNotice
            outcome={unusableLink(token, list.list) ?? outcome}
            count={list.expenses.length}
          />
          <ListData
            key={list.list}
            list={list}
            onErased={() => setOutcome("erased")}
          />
          {token !== undefined && !unusableLink(token, list.list) && (
            <Suspense>
              <JoinDialog token={token} list={list} onEnd={joinOutcome} />
            </Suspense>
          )}
        </>
      )}
    </div>
  );
}

/** Why the link is not worth a question. */
function unusableLink(
  token: string | undefined,
  list: string | undefined,
): Outcome | undefined {
  if (token === undefined) return undefined;
  if (isKnownList(list) && !isPrivateList(list)) return "one-list";
  if (list === undefined) return "one-list";
  return isToken(token) ? undefined : "dead-link";
}
