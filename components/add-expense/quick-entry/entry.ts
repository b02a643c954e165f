import type { FieldName } from "@/lib/domain/expenses/form-values";
import type { ExpenseLine } from "@/lib/domain/import/line/read-expense-line";

export type EntryValues = Partial<Record<FieldName, string>>;

/** Words of the text, as UTF-16 offsets, that were used for a field. */
export type EntryMark = { start: number; end: number; role: FieldName };

export type EntryPayment = {
  key: string;
  /** The name in the message, or "". */
  payee: string;
  amount: string;
  /** Absent if the message has no date. */
  date?: string;
};

/** How the amount of a typed line came about, and what the user should check. */
export type EntryDoubts = Pick<ExpenseLine, "calculation" | "split" | "doubt">;

export type EntryLine = EntryDoubts & {
  text: string;
  values: EntryValues;
  isCorrected?: boolean;
  payment?: EntryPayment;
};

export type SeveralExpenses = {
  kind: "several";
  lines: readonly EntryLine[];
  /** Lines of text that are money coming in. */
  leftOut?: readonly string[];
  /** Lines of text that were not read, because there are too many. */
  omitted: readonly string[];
};

/** What a text says. */
export type Entry =
  | (EntryDoubts & {
      kind: "expense";
      values: EntryValues;
      marks: readonly EntryMark[];
      /** Today is not in the text, but taken for it. */
      isDateAssumed: boolean;
      payment?: EntryPayment;
    })
  | SeveralExpenses
  /** A message that is no payment. The reason is a sentence. */
  | { kind: "refused"; reason: string }
  | { kind: "unknown" };

export type ReadText = Entry & {
  /** Sentences for the user; "" for an empty text and for an expense without open questions. */
  outcome: string;
};
