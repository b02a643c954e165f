import { useRef } from "react";
import { isComplete } from "@/components/add-expense/quick-entry/entry-text";
import type { QuickEntry } from "@/components/add-expense/quick-entry/use-quick-entry";
import type { ExpenseToAdd } from "@/components/add-expense/use-add-all";

/** Takes the lines of the box that are complete, with their corrections. */
export function useLines(
  quickEntry: QuickEntry,
  {
    onFormAdded,
    onFormLeft,
    onAdded,
  }: {
    /** Called when the line in the form was added. */
    onFormAdded: () => void;
    /** Called when the line in the form could not be added. */
    onFormLeft: () => void;
    /** Called when any line was added. */
    onAdded: () => void;
  },
) {
  const sendsForm = useRef(false);
  return {
    /** Whether the form has one of them, and not what was typed besides. */
    haveForm: () => sendsForm.current,
    /** @param add resolves to how many of the first ones were added */
    addComplete: async (
      add: (all: readonly ExpenseToAdd[]) => Promise<number>,
    ) => {
      const { entry, active } = quickEntry;
      if (entry.kind !== "several") return;
      const lines = entry.lines.flatMap(({ values, payment }, index) =>
        isComplete(values) ? [{ values, key: payment?.key, index }] : [],
      );
      sendsForm.current = lines.some(({ index }) => index === active);
      const count = await add(lines);
      const indices = lines.slice(0, count).map(({ index }) => index);
      if (indices.includes(active)) onFormAdded();
      else if (sendsForm.current) onFormLeft();
      if (count === 0) return;
      onAdded();
      quickEntry.removeLines(indices);
    },
  };
}
