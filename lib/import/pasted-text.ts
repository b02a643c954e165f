import {
  type ExpenseLine,
  type LineContext,
  readExpenseLine,
} from "./line/read-expense-line";
import {
  hasBankWords,
  type PaymentMessage,
  readPaymentMessage,
  type RefusedMessage,
} from "./message/read-payment-message";

/** What a typed or pasted text is. */
export type PastedText =
  | PaymentMessage
  | RefusedMessage
  | { kind: "line"; line: ExpenseLine }
  /** Several expenses, one a line, in the order of the text. */
  | {
      kind: "lines";
      lines: { text: string; line: ExpenseLine }[];
      /** How many lines after MAX_LINES were not read. */
      omitted: number;
    };

/** The import reads longer lists, as files. */
export const MAX_LINES = 50;

/**
 * Reads a text as one message first, then as expenses of one line each. Lines
 * without an amount are part of the list, for the user to complete.
 */
export function readPastedText(text: string, context: LineContext): PastedText {
  const message = readPaymentMessage(text, context.today);
  if (
    message !== undefined &&
    (message.kind === "refused" || hasBankWords(text))
  )
    return message;
  const texts = text
    .split(/[\n\r\u2028\u2029]+/)
    .map((line) => line.trim())
    .filter((line) => line !== "");
  if (texts.length < 2) {
    const line = readExpenseLine(text, context);
    // "₹300 paid to Asha by UPI yesterday" was typed: no message says yesterday.
    const isTyped = message?.date === undefined && line.date !== undefined;
    return message === undefined || isTyped ? { kind: "line", line } : message;
  }
  const lines = texts
    .slice(0, MAX_LINES)
    .map((one) => ({ text: one, line: readExpenseLine(one, context) }));
  const isList = lines.every(({ line }) => line.amountPaise !== undefined);
  if (message !== undefined && !isList) return message;
  return { kind: "lines", lines, omitted: texts.length - lines.length };
}
