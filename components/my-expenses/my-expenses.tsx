"use client";

import { type ReactNode, useDeferredValue, useEffect } from "react";
import { openEdit } from "@/components/expense-changes/expense-mutations";
import { LazyNotifications } from "@/components/notifications/lazy-notifications";
import { useScreenNo } from "@/components/list/use-screen-no";
import { EXPENSES_ID } from "@/components/undo/find-edit-button";
import { asPaise } from "@/lib/domain/expenses/money";
import { useRupees } from "@/components/ui/use-rupees";
import { useStore } from "@/lib/browser/storage/use-store";
import { useExpenses } from "@/lib/browser/expenses/use-expenses";
import { CurrentView, useView } from "./use-view";
import { VisibleExpenses } from "./visible-expenses";

export function MyExpenses({ heading }: { heading: ReactNode }) {
  const { view, changeView, typeSearch } = useView();
  const shownView = useDeferredValue(view);
  const { state, retry } = useExpenses();
  const screenNo = useScreenNo(
    state.status === "ready" ? state.list : undefined,
  );
  const edit = useStore(openEdit, undefined);
  useWarmFormatter();
  return (
    <>
      {heading}
      <noscript>
        <p className="mt-6">
          Your expenses are loaded by a script, and scripts are off in this
          browser.
        </p>
      </noscript>
      <div
        id={EXPENSES_ID}
        tabIndex={-1}
        aria-busy={state.status === "loading"}
        className="outline-none"
      >
        {state.status === "loading" && (
          <p role="status" className="sr-only">
            Loading your expenses…
          </p>
        )}
        <CurrentView value={view}>
          <VisibleExpenses
            // Dialogs belong to one list.
            key={screenNo}
            state={state}
            view={shownView}
            onViewChange={changeView}
            onSearchInput={typeSearch}
            onRetry={retry}
          />
        </CurrentView>
      </div>
      {state.status === "ready" && (
        <LazyNotifications
          list={state.list}
          isCovered={edit !== undefined && edit.list === state.list}
        />
      )}
    </>
  );
}

/** The first amount takes 15 to 20 ms, here while the list is fetched. */
function useWarmFormatter() {
  const formatRupees = useRupees();
  useEffect(() => {
    const timer = setTimeout(() => formatRupees(asPaise(0)));
    return () => clearTimeout(timer);
  }, [formatRupees]);
}
