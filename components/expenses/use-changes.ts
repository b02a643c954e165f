import { useCallback, useMemo, useRef, useState } from "react";
import { type Change, changed } from "@/lib/expenses/change";
import type { Expense } from "@/lib/expenses/expense";

const LEAVING_MS = 500;

/**
 * The list with the changes that are under way, and a way to make one. A change
 * shows at once; when the host refuses it, it goes away again.
 *
 * @param keep takes over what the host has done
 */
export function useChanges(
  expenses: readonly Expense[],
  keep: (change: Change) => void,
) {
  const [underWay, setUnderWay] = useState<readonly Change[]>([]);
  const last = useRef<Promise<unknown>>(Promise.resolve());

  const make = useCallback(
    async <T>(change: Change, send: () => Promise<T>): Promise<T> => {
      setUnderWay((changes) => [...changes, change]);
      // One after another, so that an undo cannot overtake what it undoes.
      const sent = last.current.then(send, send).catch(unlessPageIsLeft);
      last.current = sent;
      try {
        const answer = await sent;
        keep(change);
        return answer;
      } finally {
        setUnderWay((changes) => changes.filter((other) => other !== change));
      }
    },
    [keep],
  );

  const current = useMemo(
    () => changed(expenses, underWay),
    [expenses, underWay],
  );
  return { expenses: current, make };
}

/**
 * When a page is left its requests fail, although the host may yet do what they
 * ask. A moment later there is no page any more that would draw conclusions.
 */
async function unlessPageIsLeft(error: unknown): Promise<never> {
  if (error instanceof TypeError)
    await new Promise((resolve) => setTimeout(resolve, LEAVING_MS));
  throw error;
}
