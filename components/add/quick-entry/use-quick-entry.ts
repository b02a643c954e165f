import { useEffect, useEffectEvent, useRef, useState } from "react";
import type { ExpenseFormValues } from "@/lib/client/form-values";
import type { ListRef } from "@/lib/client/list/list-ref";
import {
  payeeWording,
  storePayeeWording,
} from "@/lib/client/storage/payee-wordings";
import { today } from "@/lib/expenses/calendar-date";
import type { Suggestion } from "@/lib/list/suggestions";
import type { Entry, EntryLine, EntryPayment, EntryValues } from "./entry";
import { useEntryReader } from "./use-entry-reader";

const LINE_BREAKS = /[\n\r\u2028\u2029]+/;
const NOTHING: Entry = { kind: "unknown" };

/**
 * The text of the box, and what was understood of it, which fills the form as it is
 * typed. The text is neither stored nor sent.
 */
export function useQuickEntry({
  suggestions,
  list,
  onFill,
  onTakeBack,
}: {
  suggestions: readonly Suggestion[];
  /** The list whose wordings of payees are used. */
  list: ListRef;
  /** Called with the values of the form, and with the payment of a message. */
  onFill: (values: EntryValues, payment: EntryPayment | undefined) => void;
  onTakeBack: () => void;
}) {
  const [text, setText] = useState("");
  const [entry, setEntry] = useState<Entry>(NOTHING);
  /** The line in the form, of several. */
  const [active, setActive] = useState(0);
  const { state, reader, load } = useEntryReader();
  const latest = useRef("");

  function fillLine(line: EntryLine | undefined, index: number) {
    setActive(index);
    onFill(line?.values ?? {}, undefined);
  }

  function read(index = 0) {
    const isEmpty = latest.current.trim() === "";
    if (!isEmpty && !reader.current) return;
    const next =
      (!isEmpty &&
        reader.current?.(latest.current, {
          today: today(),
          suggestions,
          wordingOf: (payee) => payeeWording(list, payee),
        })) ||
      NOTHING;
    setEntry(next);
    if (next.kind === "expense") onFill(next.values, next.payment);
    else if (next.kind === "several") fillLine(next.lines[index], index);
    else onTakeBack();
  }

  // The first text can be typed before they are known.
  const readAgain = useEffectEvent(() => {
    if (latest.current !== "") read(active);
  });
  useEffect(() => readAgain(), [suggestions, list]);

  function change(next: string) {
    latest.current = next;
    setText(next);
    void load(read);
    read();
  }

  /** Empties the box, and leaves the form as it is. */
  function clear() {
    latest.current = "";
    setText("");
    setEntry(NOTHING);
  }

  return {
    text,
    /** `unknown` also for an empty text. */
    entry,
    active,
    readerState: state,
    change,
    clear,
    load: () => void load(read),
    fillLine: (index: number) => {
      if (entry.kind === "several") fillLine(entry.lines[index], index);
    },
    /** Removes lines that were added, and fills the form with the first of the others. */
    removeLines: (indices: readonly number[]) => {
      if (entry.kind !== "several") return clear();
      change(
        latest.current
          .split(LINE_BREAKS)
          .filter((line) => line.trim() !== "")
          .filter((_, index) => !indices.includes(index))
          .join("\n"),
      );
    },
    /** Remembers how the user describes the payee. */
    learn: ({ description }: ExpenseFormValues, addedTo: ListRef) => {
      if (entry.kind === "expense" && entry.payment)
        storePayeeWording(addedTo, entry.payment.payee, description.trim());
    },
  };
}

export type QuickEntry = ReturnType<typeof useQuickEntry>;
