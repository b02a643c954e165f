import { useState } from "react";
import type { LastAddedExpense } from "@/components/add/submit/use-add-expense";
import type { KeptExpense } from "@/lib/offline/page/keep-expenses";

/** `count`: how many expenses the same press has kept on this device. */
type AddedOrKept =
  { added: LastAddedExpense } | { kept: KeptExpense; count: number };

/** What was added on this screen, and what was kept on this device. */
export function useAdded(onNoted: () => void) {
  const [all, setAll] = useState<AddedOrKept[]>([]);
  const note = (one: AddedOrKept) => {
    setAll((before) => [...before, one]);
    onNoted();
  };
  return {
    last: all.at(-1),
    addedCount: all.length,
    noteAdded: (added: LastAddedExpense) => note({ added }),
    noteKept: (kept: KeptExpense, count = 1) => note({ kept, count }),
  };
}
