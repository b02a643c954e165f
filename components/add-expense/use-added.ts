import { useRef, useState } from "react";
import type { AddedExpense } from "@/components/add-expense/use-add-expense";
import type { ExpenseToSend } from "@/lib/browser/outbox/post-expense";

type Press = { pressNo: number };
/** What one press has added, in order. */
export type AddedPress = Press & { added: readonly AddedExpense[] };
/** What one press has stored on this device. */
type UnsentPress = Press & { unsent: readonly ExpenseToSend[] };

/** Of presses for several expenses, beside the last press. */
const MAX_SHOWN = 3;

/**
 * What the last press has added, or stored on this device, and what the last presses
 * that were for several expenses have added, until they are taken back.
 */
export function useAdded(onNoted: () => void) {
  const [last, setLast] = useState<AddedPress | UnsentPress>();
  const [several, setSeveral] = useState<readonly AddedPress[]>([]);
  const removed = useRef(new Set<AddedPress>());
  const pressNo = (last?.pressNo ?? 0) + 1;
  function note(press: AddedPress | UnsentPress) {
    setLast(press);
    const others = several.filter((one) => !removed.current.has(one));
    setSeveral(
      "added" in press && press.added.length > 1
        ? [press, ...others].slice(0, MAX_SHOWN)
        : others,
    );
    onNoted();
  }
  return {
    last,
    /** Newest first. */
    shown: [...new Set(last ? [last, ...several] : [])],
    noteAdded: (added: readonly AddedExpense[]) => note({ pressNo, added }),
    noteUnsent: (unsent: readonly ExpenseToSend[]) => note({ pressNo, unsent }),
    /** The press stays until the next one, for its outcome to be read. */
    noteRemoved: (press: AddedPress) => {
      removed.current.add(press);
    },
  };
}
