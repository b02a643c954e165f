import { useCallback, useRef } from "react";
import type { LoadedExpenses } from "@/lib/browser/expenses/fetch-expenses";
import {
  learnPayees,
  readLearnedPayees,
} from "@/lib/browser/import/learned-payees";
import type { ListRef } from "@/lib/browser/api/list-ref";
import type { Category } from "@/lib/domain/expenses/category";
import {
  categoryHistory,
  proposeCategory,
} from "@/lib/domain/import/propose-category";
import type { ProposeCategory } from "./rows/preview-rows";

/** Only the newest expenses count: habits change, and reading more takes longer. */
const NEWEST_COUNTED = 5000;

/** Proposes categories, and learns those that the user chooses for a payee. */
export function useCategoryProposals({ list, expenses }: LoadedExpenses) {
  // It is used before the list is known, too: the first import may make the list.
  const learned = useRef(new Map<string, Category>());
  const learn = useCallback(
    (payee: string, category: Category) => {
      learned.current.set(payee, category);
      learnPayees(list, learned.current);
    },
    [list],
  );
  const storeLearned = useCallback(
    (list: ListRef) => learnPayees(list, learned.current),
    [],
  );
  const startProposals = useCallback((): ProposeCategory => {
    const known = {
      learned: new Map([...readLearnedPayees(list), ...learned.current]),
      history: categoryHistory(expenses.slice(0, NEWEST_COUNTED)),
    };
    return (row) => proposeCategory(row, known);
  }, [list, expenses]);
  return { startProposals, learn, storeLearned };
}
