import { useEffect, useEffectEvent, useRef, useState } from "react";
import type { ExpenseFormValues } from "@/lib/domain/expenses/form-values";
import type { ListRef } from "@/lib/browser/api/list-ref";
import {
  payeeWording,
  storePayeeWording,
} from "@/lib/browser/import/payee-wordings";
import { today } from "@/lib/domain/expenses/calendar-date";
import type { Suggestion } from "@/lib/domain/expenses/suggestions";
import type { FieldName } from "@/components/add-expense/use-form-fill";
import type {
  Entry,
  EntryLine,
  EntryPayment,
  EntryValues,
  ReadText,
  SeveralExpenses,
} from "./entry";
import { severalText } from "./entry-text";
import { correctLine, keepCorrections } from "./line-corrections";
import { useEntryReader } from "./use-entry-reader";

const NOTHING: ReadText = { kind: "unknown", outcome: "" };
/** No line of the text is in the form. */
const NONE_ACTIVE = -1;

/**
 * The text of the box, and what was understood of it, which fills the form as it is
 * typed. The text is neither stored nor sent.
 */
export function useQuickEntry({
  suggestions,
  list,
  typedFields,
  onFill,
  onReplace,
  onTakeBack,
}: {
  suggestions: readonly Suggestion[];
  /** The list whose wordings of payees are used. */
  list: ListRef;
  /**
   * The fields for which the user has typed other values than these. Corrections of
   * these values are among them only on request.
   */
  typedFields: (
    values: EntryValues,
    hasCorrections: boolean,
  ) => readonly FieldName[];
  /** Called with the values of the form, and with the payment of a message. */
  onFill: Fill;
  /** As `onFill`, for values that replace also what the user has typed. */
  onReplace: Fill;
  onTakeBack: () => void;
}) {
  const [text, setText] = useState("");
  const [entry, setEntry] = useState(NOTHING);
  /** The line in the form, of several. */
  const [active, setActive] = useState(NONE_ACTIVE);
  const [typed, setTyped] = useState<readonly FieldName[]>([]);
  const { state, reader, load } = useEntryReader();
  const latest = useRef("");
  const latestEntry = useRef(NOTHING);

  function showEntry(
    next: ReadText,
    typed: readonly FieldName[],
    index: number,
  ) {
    latestEntry.current = next;
    setEntry(next);
    setTyped(typed);
    setActive(index);
  }

  /** Fills the form, unless it has another expense that the user has typed. */
  function fillFrom(next: ReadText, index: number) {
    const { values, payment } = partOf(next, index);
    const typed = values ? typedFields(values, next.kind === "several") : [];
    const isOther = values !== undefined && isOtherExpense(next, typed);
    showEntry(next, typed, values && !isOther ? index : NONE_ACTIVE);
    if (values && !isOther) onFill(values, payment);
    else onTakeBack();
  }

  /** Fills the form whatever it has. */
  function replaceFrom(next: ReadText, index: number) {
    const { values = {}, payment } = partOf(next, index);
    showEntry(next, [], index);
    onReplace(values, payment);
  }

  function read(index = 0) {
    const isEmpty = latest.current.trim() === "";
    if (!isEmpty && !reader.current) return;
    const before = latestEntry.current;
    const next = keepCorrections(
      (!isEmpty &&
        reader.current?.(latest.current, {
          today: today(),
          suggestions,
          wordingOf: (payee) => payeeWording(list, payee),
        })) ||
        NOTHING,
      before,
    );
    // The form has a line of the text, and the user's corrections of it.
    const isLineInForm = before.kind === "several" && active !== NONE_ACTIVE;
    if (next.kind === "several" && isLineInForm) replaceFrom(next, index);
    else fillFrom(next, index);
  }

  // The first text can be typed before they are known.
  const readAgain = useEffectEvent(() => {
    if (latest.current !== "") read(Math.max(active, 0));
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
    showEntry(NOTHING, [], NONE_ACTIVE);
  }

  return {
    text,
    /** `unknown` also for an empty text. */
    entry,
    /** The index of the line in the form, 0 for a single expense; -1 if none is. */
    active,
    /** The fields that have what the user typed, and not what the text says. */
    typed,
    readerState: state,
    change,
    clear,
    load: () => void load(read),
    /** Fills the form with this line or with the only expense, whatever the form has. */
    fillLine: (index: number) => replaceFrom(entry, index),
    /** For an input event of the form: the line in the form has these values now. */
    correct: (values: ExpenseFormValues) => {
      if (entry.kind !== "several" || active === NONE_ACTIVE) return;
      const lines = correctLine(entry.lines, active, values);
      latestEntry.current = withLines(entry, lines);
      setEntry(latestEntry.current);
    },
    /** Removes lines that were added, and fills the form with the first of the others. */
    removeLines: (indices: readonly number[]) => {
      if (entry.kind !== "several") {
        if (indices.includes(0)) clear();
        else read();
        return;
      }
      const { lines, leftOut = [], omitted } = entry;
      const left = lines.filter((_, index) => !indices.includes(index));
      const next = [
        ...left.map(({ text: line }) => line),
        ...leftOut,
        ...omitted,
      ].join(lines.some(({ payment }) => payment) ? "\n\n" : "\n");
      if (left.length > 1 && omitted.length === 0) {
        latest.current = next;
        setText(next);
        const list = withLines(entry, left);
        if (active === NONE_ACTIVE) fillFrom(list, 0);
        else replaceFrom(list, 0);
        return;
      }
      change(next);
      // It is no list any more, which has the corrections.
      const [only] = left;
      if (only?.isCorrected && left.length === 1 && active !== NONE_ACTIVE)
        onReplace(only.values, only.payment);
    },
    /** Remembers how the user describes the payee of the message in the form. */
    learn: ({ description }: ExpenseFormValues, addedTo: ListRef) => {
      const { payment } = partOf(entry, active);
      if (payment && !typed.includes("description"))
        storePayeeWording(addedTo, payment.payee, description.trim());
    },
  };
}

function withLines(
  entry: SeveralExpenses,
  lines: readonly EntryLine[],
): ReadText {
  const next = { ...entry, lines };
  return { ...next, outcome: severalText(next) };
}

export type QuickEntry = ReturnType<typeof useQuickEntry>;

type Fill = (values: EntryValues, payment: EntryPayment | undefined) => void;

/** The values and the payment of a line, or of the only expense. */
function partOf(
  entry: Entry,
  index: number,
): { values?: EntryValues; payment?: EntryPayment | undefined } {
  if (entry.kind === "several") return entry.lines[index] ?? {};
  return entry.kind === "expense" && index !== NONE_ACTIVE ? entry : {};
}

/** Whether the fields that the user has typed are another expense than the text. */
function isOtherExpense(entry: Entry, typed: readonly FieldName[]): boolean {
  if (entry.kind === "several") return typed.length > 0;
  return (
    typed.includes("amount") ||
    (typed.includes("date") && entry.kind === "expense" && !entry.isDateAssumed)
  );
}
