"use client";

import { useJoinOutcome } from "@/components/your-data/join/use-join-outcome";
import { useJoinLink } from "@/components/your-data/join/use-join-link";
import { LoadFailure } from "@/components/list/list-notices";
import { useExpenses } from "@/lib/browser/expenses/use-expenses";
import { ReadOnlyNotice } from "@/components/device/read-only-notice";
import { UnsentOfUnknownList } from "@/components/device/unsent/unsent-of-unknown-list";
import { useLateLoad } from "@/lib/browser/late-loading/use-late-load";
import { useIsOffline } from "@/lib/browser/outbox/use-is-offline";
import { CARD_PADDING, COLUMN, COLUMNS } from "./data-section";
import { ListData } from "./list-data";
import { ThemeSection } from "./theme-section";
import { type Outcome, OutcomeNotice } from "./outcome-notice";
import { Card } from "@/components/ui/card";

/** The heights of the sections, by column. */
const PLACEHOLDERS = [
  ["h-36", "h-53", "h-38"],
  ["h-38", "h-38", "h-38"],
];

const loadJoinDialog = async () =>
  (await import("@/components/your-data/join/join-dialog")).JoinDialog;

export function YourData() {
  // First, so that the address is clean before the effects that send requests. The
  // preloaded list is requested before; a fragment is in no request.
  const [link, clearLink] = useJoinLink();
  const { state, retry } = useExpenses();
  const isOffline = useIsOffline();
  const { outcome, setOutcome, isAsking } = useJoinOutcome(
    link,
    clearLink,
    state,
  );
  // `lazy` would not load again, and after a reload the link is gone.
  const { loaded: JoinDialog, hasFailed } = useLateLoad(
    isAsking ? "dialogs" : undefined,
    loadJoinDialog,
    { isAsked: isAsking },
  );
  const endJoin = (outcome?: Outcome) => {
    clearLink();
    setOutcome(outcome);
    if (outcome === "joined") retry();
  };
  return (
    <div
      tabIndex={-1}
      aria-busy={state.status === "loading"}
      className="mt-3.5 flex flex-col gap-3.5 outline-none md:mt-5 md:gap-4"
    >
      <noscript>
        <p>This page needs scripts, and they are off in this browser.</p>
      </noscript>
      {state.status === "loading" && <DataSkeleton />}
      {state.status === "failed" &&
        (outcome === "erased" ? (
          // LoadFailure would say that nothing is lost.
          <OutcomeNotice outcome={outcome} count={0} />
        ) : (
          <>
            <LoadFailure onRetry={retry} />
            <UnsentOfUnknownList />
          </>
        ))}
      {state.status === "failed" && <ThemeSection />}
      {state.status === "ready" && (
        <>
          <ReadOnlyNotice isOffline={isOffline} asOf={state.asOf}>
            You can download it. Everything else here needs the network.
          </ReadOnlyNotice>
          {isAsking && hasFailed && (
            <p role="alert" className="text-danger">
              The link could not be opened. Check your connection, or open the
              link again.
            </p>
          )}
          <OutcomeNotice outcome={outcome} count={state.expenses.length} />
          <ListData
            key={state.list}
            loaded={state}
            onStarted={() => setOutcome("started")}
            onErased={() => {
              setOutcome("erased");
              // The screen stops showing the erased expenses, even if the list cannot be loaded now.
              retry();
            }}
            onSwitched={() => setOutcome("switched")}
          />
          {link !== undefined && isAsking && JoinDialog && (
            <JoinDialog link={link} loaded={state} onEnd={endJoin} />
          )}
        </>
      )}
    </div>
  );
}

function DataSkeleton() {
  return (
    <>
      <p role="status" className="sr-only">
        Loading your data…
      </p>
      <div aria-hidden className={COLUMNS}>
        {PLACEHOLDERS.map((heights, column) => (
          <div key={column} className={COLUMN}>
            {heights.map((height, index) => (
              <Card key={index} className={`${height} ${CARD_PADDING}`}>
                <div className="h-5 w-40 max-w-full rounded-full bg-track" />
                <div className="mt-3 h-4 rounded-full bg-track" />
                <div className="mt-5 h-11 w-44 max-w-full rounded-full bg-track" />
              </Card>
            ))}
          </div>
        ))}
      </div>
    </>
  );
}
