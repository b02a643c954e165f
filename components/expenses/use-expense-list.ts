import { useEffect, useState } from "react";
import { preload } from "react-dom";
import { SHOW_URL } from "@/lib/client/urls";
import { fetchExpenses } from "@/lib/client/fetch-expenses";
import { onListEvent, publishListEvent } from "@/lib/client/list-events";
import { hasWritesFromPreviousPage } from "@/lib/client/writes-in-flight";
import { type Change, changed } from "@/lib/list/change";
import type { Expense } from "@/lib/expenses/expense";

const RELOAD_MS = 2000;

export type ReadyList = {
  expenses: readonly Expense[];
  /** How many rows could not be read and are left out. */
  unreadable: number;
  isEditable: boolean;
};

export type ExpenseList =
  | { status: "loading" }
  | { status: "failed" }
  | ({ status: "ready" } & ReadyList);

/**
 * The list as the server has it: fetched when the screen opens and once per
 * retry, and changed by what is confirmed meanwhile, here or in another tab.
 */
export function useExpenseList() {
  // In the page's HTML this starts the request while the script still loads;
  // the fetch below then takes that response.
  preload(SHOW_URL, { as: "fetch", crossOrigin: "anonymous" });
  const [list, setList] = useState<ExpenseList>({ status: "loading" });
  const [attempt, setAttempt] = useState(0);

  useEffect(() => {
    const leaving = new AbortController();
    let isFetching = true;
    let isStale = false;
    // The response may have been made before these changes were.
    const confirmed: Change[] = [];
    const reload = () => setAttempt((attempt) => attempt + 1);
    const stopListening = onListEvent((event) => {
      if (event.kind === "stale") {
        // A request that is under way is not restarted: its time limit holds.
        if (isFetching) isStale = true;
        else reload();
        return;
      }
      confirmed.push(event);
      setList((list) => applied(list, [event]));
    });
    fetchExpenses(leaving.signal)
      .then(
        (response) =>
          setList(applied({ status: "ready", ...response }, confirmed)),
        (error: unknown) => {
          if (leaving.signal.aborted) return;
          console.error("The expenses could not be loaded.", error);
          isStale = false;
          setList((list) =>
            list.status === "ready" ? list : { status: "failed" },
          );
        },
      )
      .finally(() => {
        isFetching = false;
        if (isStale && !leaving.signal.aborted) reload();
      });
    return () => {
      stopListening();
      leaving.abort();
    };
  }, [attempt]);

  // A write of the page before this one may still be under way, and nothing
  // reports its end.
  useEffect(() => {
    if (!hasWritesFromPreviousPage()) return;
    const timer = setInterval(() => {
      publishListEvent({ kind: "stale" });
      if (!hasWritesFromPreviousPage()) clearInterval(timer);
    }, RELOAD_MS);
    return () => clearInterval(timer);
  }, []);

  const retry = () => {
    setList({ status: "loading" });
    setAttempt((attempt) => attempt + 1);
  };
  return { list, retry };
}

function applied(list: ExpenseList, changes: readonly Change[]): ExpenseList {
  return list.status === "ready"
    ? { ...list, expenses: changed(list.expenses, changes) }
    : list;
}
