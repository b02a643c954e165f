"use client";

import { LazyNotifications } from "@/components/notifications/lazy-notifications";
import { LostList } from "@/components/my-expenses/lost-list";
import { LoadFailure } from "@/components/list/list-notices";
import { useScreenNo } from "@/components/list/use-screen-no";
import { ReadOnlyNotice } from "@/components/device/read-only-notice";
import { GONE } from "@/lib/browser/api/list-ref";
import { useExpenses } from "@/lib/browser/expenses/use-expenses";
import { useIsOffline } from "@/lib/browser/outbox/use-is-offline";
import { PeopleOfList } from "./people-of-list";
import { PeopleSkeleton } from "./people-skeleton";

export function People() {
  const { state, retry } = useExpenses();
  const isOffline = useIsOffline();
  const screenNo = useScreenNo(
    state.status === "ready" ? state.list : undefined,
  );
  return (
    <div
      tabIndex={-1}
      aria-busy={state.status === "loading"}
      className="mt-3.5 flex flex-col gap-3.5 outline-none md:mt-5 md:gap-4"
    >
      <noscript>
        <p>This page needs scripts, and they are off in this browser.</p>
      </noscript>
      {state.status === "loading" && <PeopleSkeleton />}
      {state.status === "failed" && <LoadFailure onRetry={retry} />}
      {state.status === "ready" &&
        (state.list === GONE ? (
          <LostList />
        ) : (
          <>
            <ReadOnlyNotice
              isReader={state.isReader}
              isOffline={isOffline}
              asOf={state.asOf}
            >
              You can look, and show a QR code. Changes need the network.
            </ReadOnlyNotice>
            <PeopleOfList
              // Dialogs belong to one list.
              key={screenNo}
              loaded={state}
            />
          </>
        ))}
      {state.status === "ready" && (
        <LazyNotifications list={state.list} isCovered={false} />
      )}
    </div>
  );
}
