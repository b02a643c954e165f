import { useCallback, useEffect, useState } from "react";
import { preload } from "react-dom";
import { SHOW_URL } from "@/lib/api/host";
import { fetchExpenses } from "@/lib/api/list-expenses";
import { hearOtherTabs } from "@/lib/api/other-tabs";
import { type Change, changed } from "@/lib/expenses/change";
import type { Expense } from "@/lib/expenses/expense";

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

/** The list, asked for once when the screen opens and once more per retry. */
export function useExpenseList() {
  // In the page's HTML this starts the request while the script still loads;
  // the fetch below then takes that answer.
  preload(SHOW_URL, { as: "fetch", crossOrigin: "anonymous" });
  const [list, setList] = useState<ExpenseList>({ status: "loading" });
  const [attempt, setAttempt] = useState(0);

  useEffect(() => {
    const leaving = new AbortController();
    fetchExpenses(leaving.signal).then(
      (answer) => setList({ status: "ready", ...answer }),
      (error: unknown) => {
        if (leaving.signal.aborted) return;
        console.error("The expenses could not be loaded.", error);
        setList({ status: "failed" });
      },
    );
    return () => leaving.abort();
  }, [attempt]);

  const retry = () => {
    setList({ status: "loading" });
    setAttempt(attempt + 1);
  };
  /** Takes over what the host has done to its list, here or for another tab. */
  const keep = useCallback(
    (change: Change) =>
      setList((list) =>
        list.status === "ready"
          ? { ...list, expenses: changed(list.expenses, [change]) }
          : list,
      ),
    [],
  );
  useEffect(() => hearOtherTabs(keep), [keep]);
  return { list, retry, keep };
}
