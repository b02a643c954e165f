"use client";

import { lazy, Suspense } from "react";
import { useJoinOutcome } from "@/components/your-data/join/use-join-outcome";
import { useJoinToken } from "@/components/your-data/join/use-join-token";
import { LoadFailure } from "@/components/list/list-notices";
import { useExpenseList } from "@/lib/browser/expenses/use-expenses";
import { ReadOnlyNotice } from "@/components/device/unsent/read-only-notice";
import { UnsentOfUnknownList } from "@/components/device/unsent/unsent-of-unknown-list";
import { useIsOffline } from "@/lib/browser/outbox/use-is-offline";
import { DataSkeleton } from "./data-skeleton";
import { ListData } from "./list-data";
import { type Outcome, OutcomeNotice } from "./outcome-notice";

const JoinDialog = lazy(() =>
  import("@/components/your-data/join/join-dialog").then(({ JoinDialog }) => ({
    default: JoinDialog,
  })),
);

/** The content of the screen Your data. */
export function YourData() {
  // First, so that the address is clean before the effects that send requests. The
  // preloaded list is requested before; a fragment is in no request.
  const [token, clearToken] = useJoinToken();
  const { list, retry } = useExpenseList();
  const isOffline = useIsOffline();
  const { outcome, setOutcome, isAsking } = useJoinOutcome(
    token,
    clearToken,
    list,
  );
  const endJoin = (outcome?: Outcome) => {
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
      {list.status === "failed" &&
        (outcome === "erased" ? (
          // LoadFailure would say that nothing is lost.
          <OutcomeNotice outcome={outcome} count={0} />
        ) : (
          <>
            <LoadFailure onRetry={retry} />
            <UnsentOfUnknownList />
          </>
        ))}
      {list.status === "ready" && (
        <>
          <ReadOnlyNotice isOffline={isOffline} asOf={list.asOf}>
            You can download it. Everything else here needs the network.
          </ReadOnlyNotice>
          <OutcomeNotice outcome={outcome} count={list.expenses.length} />
          <ListData
            key={list.list}
            list={list}
            onErased={() => {
              setOutcome("erased");
              // Not the erased expenses, also if the list cannot be loaded now.
              retry();
            }}
            onSwitched={() => setOutcome("switched")}
          />
          {token !== undefined && isAsking && (
            <Suspense>
              <JoinDialog token={token} list={list} onEnd={endJoin} />
            </Suspense>
          )}
        </>
      )}
    </div>
  );
}
