import type { CalendarDate } from "@/lib/domain/expenses/calendar-date";
import { type Category, isCategory } from "@/lib/domain/expenses/category";
import { rupeesText } from "@/lib/domain/expenses/money";
import { categoryOfWords } from "@/lib/domain/import/category-words";
import type { ExpenseLine } from "@/lib/domain/import/line/read-expense-line";
import type { PaymentMessage } from "@/lib/domain/import/message/read-payment-message";
import { messageDate } from "@/lib/domain/import/message/message-date";
import { readPastedText } from "@/lib/domain/import/pasted-text";
import {
  type Suggestion,
  usualCategory,
} from "@/lib/domain/expenses/suggestions";
import type { Entry, EntryDoubts, EntryPayment, EntryValues } from "./entry";
import { messageMarks } from "./message-marks";

export type EntryContext = {
  today: CalendarDate;
  suggestions: readonly Suggestion[];
  /** The user's own description of a payee; undefined if there is none. */
  wordingOf: (payee: string) => string | undefined;
};

/** Longer than a typed line: the text of a message must not become a description. */
const MAX_LINE_LENGTH = 120;

/** Reads one payment message, one expense, or one expense per line. */
export function readEntry(text: string, context: EntryContext): Entry {
  const { today, suggestions } = context;
  const read = readPastedText(text, {
    today,
    categoryOf: (description) => categoryOf(suggestions, description),
  });
  switch (read.kind) {
    case "refused":
    case "unknown":
      return read;
    case "payment":
      return paymentEntry(text, read, context);
    case "messages":
      return {
        kind: "several",
        lines: read.messages.map(({ text: message, message: payment }) => ({
          text: message,
          ...paymentValues(payment, context),
        })),
        omitted: [],
      };
    case "line":
      return lineEntry(text, read.line, context);
    case "lines":
      return read.lines.some((line) => line.text.length > MAX_LINE_LENGTH) ||
        read.lines.every(({ line }) => line.amountPaise === undefined)
        ? { kind: "unknown" }
        : {
            kind: "several",
            lines: read.lines.map(({ text: line, line: expense }) => ({
              text: line,
              // A line that becomes complete in the form is of today.
              values: { date: today, ...lineValues(expense, context) },
              ...doubtsOf(expense),
            })),
            leftOut: read.leftOut,
            omitted: read.omitted,
          };
  }
}

function lineEntry(
  text: string,
  line: ExpenseLine,
  context: EntryContext,
): Entry {
  const values = lineValues(line, context);
  if (text.length > MAX_LINE_LENGTH || Object.keys(values).length === 0)
    return { kind: "unknown" };
  return {
    kind: "expense",
    values,
    ...doubtsOf(line),
    marks: line.used.map(([start, end, role]) => ({ start, end, role })),
    isDateAssumed: line.date === undefined && values.date !== undefined,
  };
}

function paymentEntry(
  text: string,
  message: PaymentMessage,
  context: EntryContext,
): Entry {
  const { amountPaise, payee, date } = message;
  const found = messageDate(text, context.today);
  return {
    kind: "expense",
    ...paymentValues(message, context),
    marks: messageMarks(
      text,
      amountPaise,
      payee,
      found?.date === date ? found : undefined,
    ),
    isDateAssumed: date === undefined,
  };
}

function paymentValues(
  { amountPaise, payee, date, key }: PaymentMessage,
  { today, suggestions, wordingOf }: EntryContext,
): { values: EntryValues; payment: EntryPayment } {
  const description = wordingOf(payee) ?? payee;
  const category =
    categoryOf(suggestions, description) ??
    categoryOfWords(description) ??
    categoryOfWords(payee);
  const amount = rupeesText(amountPaise);
  return {
    values: {
      date: date ?? today,
      amount,
      ...(description !== "" && { description }),
      ...(category && { category }),
    },
    payment: { key, payee, amount, ...(date && { date }) },
  };
}

/** Without an amount the text is not an expense yet, and has no date of its own. */
function lineValues(
  { amountPaise, date, description, category }: ExpenseLine,
  { today }: EntryContext,
): EntryValues {
  const day = date ?? (amountPaise === undefined ? undefined : today);
  return {
    ...(day && { date: day }),
    ...(amountPaise !== undefined && { amount: rupeesText(amountPaise) }),
    ...(description !== "" && { description }),
    ...(category && { category }),
  };
}

function doubtsOf({ calculation, split, doubt }: ExpenseLine): EntryDoubts {
  return {
    ...(calculation && { calculation }),
    ...(split && { split }),
    ...(doubt && { doubt }),
  };
}

function categoryOf(
  suggestions: readonly Suggestion[],
  description: string,
): Category | undefined {
  const usual = usualCategory(suggestions, description);
  return usual !== undefined && isCategory(usual) ? usual : undefined;
}
