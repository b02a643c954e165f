import type { FieldName } from "@/components/add/use-form-fill";
import type { ExpenseFormValues } from "@/lib/client/form-values";

export type EntryValues = Partial<ExpenseFormValues>;

/** Words of the text, as UTF-16 offsets, that were used for a field. */
export type EntryMark = { start: number; end: number; role: FieldName };

export type EntryLine = { text: string; values: EntryValues };

export type EntryPayment = {
  /** The idempotency key of the payment. */
  key: string;
  /** The name in the message, or "". */
  payee: string;
};

/** What was understood of the text in the box. */
export type Entry =
  | {
      kind: "expense";
      values: EntryValues;
      marks: readonly EntryMark[];
      /** Today is not in the text, but taken for it. */
      isDateAssumed: boolean;
      /** Only for a payment message. */
      payment?: EntryPayment;
    }
  | {
      kind: "several";
      lines: readonly EntryLine[];
      /** How many further lines were not read. */
      omitted: number;
    }
  /** A message that is no payment. The reason is a sentence. */
  | { kind: "refused"; reason: string }
  | { kind: "unknown" };
