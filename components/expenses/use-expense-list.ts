import { useEffect, useState } from "react";
import { preload } from "react-dom";
import { SHOW_URL } from "@/lib/api/host";
import { fetchExpenses } from "@/lib/api/list-expenses";
import type { ReadExpenses } from "@/lib/expenses/read-expenses";

export type ExpenseList =
  | { status: "loading" }
  | { status: "failed" }
  | ({ status: "ready" } & ReadExpenses);

/** The list, asked for once when the screen opens and once more per retry. */
export function useExpenseList(): { list: ExpenseList; retry: () => void } {
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
  return { list, retry };
}
