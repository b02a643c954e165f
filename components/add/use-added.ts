import { useRef, useState } from "react";
import type { AddedExpense } from "@/components/add/submit/use-add-expense";
import type { KeptExpense } from "@/lib/offline/page/keep-expenses";

type Press = { pressNo: number };
/** What one press has added, in order. */
export type AddedPress = Press & { added: readonly AddedExpense[] };
/** `count`: how many expenses the press has kept on this device. */
type KeptPress = Press & { kept: KeptExpense; count: number };

/**
 * What the last press has added, or kept on this device, and what the last press that
 * was for several expenses has added, until that is taken back.
 */
export function useAdded(onNoted: () => void) {
  const [last, setLast] = useState<AddedPress | KeptPress>();
  const [several, setSeveral] = useState<AddedPress>();
  const removed = useRef<AddedPress>(undefined);
  const pressNo = (last?.pressNo ?? 0) + 1;
  function note(press: AddedPress | KeptPress) {
    setLast(press);
    if ("added" in press && press.added.length > 1) setSeveral(press);
    else if (several === removed.current) setSeveral(undefined);
    onNoted();
  }
  return {
    last,
    /** Newest first. */
    shown: [...new Set([last, several])].filter((press) => press !== undefined),
    noteAdded: (added: readonly AddedExpense[]) => note({ pressNo, added }),
    noteKept: (kept: KeptExpense, count = 1) => note({ pressNo, kept, count }),
    /** The press stays until the next one, for its outcome to be read. */
    noteRemoved: (press: AddedPress) => {
      removed.current = press;
    },
  };
}
