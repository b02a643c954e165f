import type { CalendarDate } from "@/lib/domain/expenses/calendar-date";
import { untagged } from "@/lib/domain/expenses/tags";
import { isFromPerson } from "./line/between-people";
import { isPrintedBill, lineRefusal } from "./line/line-refusal";
import {
  type ExpenseLine,
  type LineContext,
  lineParts,
  readExpenseLine,
} from "./line/read-expense-line";
import { datesWithin } from "./line/line-date";
import { lineTokens } from "./line/line-tokens";
import { splitLine } from "./line/split-line";
import { phrases } from "./phrases";
import {
  hasBankWords,
  type PaymentMessage,
  readPaymentMessage,
  refused,
  type RefusedMessage,
} from "./message/read-payment-message";
import { type Refusal, REFUSALS } from "./message/guards";
import { messageDate } from "./message/message-date";
import { MAX_TEXT_LENGTH } from "./text-limit";
import {
  readSeveralMessages,
  type TextOfPayment,
} from "./message/split-messages";

/** A typed or pasted text by its kind. */
export type PastedText =
  | PaymentMessage
  | RefusedMessage
  | { kind: "line"; line: ExpenseLine }
  /** Several expenses, one a line, in the order of the text. */
  | {
      kind: "lines";
      lines: { text: string; line: ExpenseLine }[];
      /** Those among them that are money coming in. */
      leftOut: string[];
      /** The lines after MAX_LINES, which were not read. */
      omitted: string[];
    }
  /** Several payment messages, in the order of the text. */
  | { kind: "messages"; messages: TextOfPayment[] }
  /** Neither a message nor an expense. */
  | { kind: "unknown" };

const UNKNOWN = { kind: "unknown" } as const;

/** The import reads longer lists, as files. */
export const MAX_LINES = 50;

const MAX_LIST_WORDS = 6;

const MESSAGE_WORDS = phrases(`
  bank, bal, balance, limit, lmt, avl, avail, available, charged, alert, dear, your, ending, statement, cashback
  next bill, due on
`);

const TIME = /(?<!\d)\d{1,2}:\d\d(?!\d)/;
const NEXT_SENTENCE = /[.!?] \p{Lu}/u;
const SENTENCE = /^\p{Lu}(?:\S* ){3}[^\n]*[.!?]$/u;

/**
 * Reads a text as one message first, then as several, then as expenses of one line
 * each. Lines without an amount are part of the list, for the user to complete.
 */
export function readPastedText(text: string, context: LineContext): PastedText {
  const message = readPaymentMessage(text, context.today);
  if (message?.kind === "refused" && message.reason === REFUSALS.password)
    return message;
  const several = readSeveralMessages(text, context.today);
  if (message?.kind === "payment" && isOneReceipt(message, several))
    return isFromPerson(text) ? refused("people") : message;
  if (several !== undefined)
    return Array.isArray(several)
      ? { kind: "messages", messages: several }
      : several;
  if (
    message !== undefined &&
    (message.kind === "refused" ||
      message.reference !== undefined ||
      hasBankWords(text))
  )
    return message;
  const asMessage = message && isFromPerson(text) ? refused("people") : message;
  const texts = text
    .split(/[\n\r\u2028\u2029]+/)
    .map((line) => line.trim())
    .filter((line) => line !== "");
  if (texts.some((one) => one.length > MAX_TEXT_LENGTH))
    return asMessage ?? UNKNOWN;
  const line = readExpenseLine(text, context);
  // "₹300 paid to Asha by UPI yesterday" was typed: no message says yesterday.
  const isTyped =
    message?.date === undefined &&
    line.date !== undefined &&
    !hasMessageWords(text) &&
    !NEXT_SENTENCE.test(text);
  const isMessage =
    texts.length < 2
      ? !isTyped
      : hasMessageWords(text) ||
        texts.slice(1).every((one) => isRemark(one, context.today));
  if (asMessage && isMessage) return asMessage;
  const found = texts
    .slice(0, MAX_LINES)
    .map((text) => partsOf(text, context.today));
  const refusals = found.flat().map(({ refusal }) => refusal);
  const isList = refusals.filter((one) => one === undefined).length > 1;
  const refusal = refusals.find(
    (one) => one !== undefined && !(isList && one === "income"),
  );
  if (refusal !== undefined)
    return refusal === "unclear" ? UNKNOWN : refused(refusal);
  if (isPrintedBill(texts)) return refused("order");
  const single = withHeadings(
    found.map((parts) => textsOf(parts, undefined)),
    context.today,
  );
  if (single.length < 2)
    return hasIdentifier(line) ? UNKNOWN : { kind: "line", line };
  const lines = single.map((one) => ({
    text: one,
    line: readExpenseLine(one, context),
  }));
  if (lines.some(({ line }) => hasIdentifier(line))) return UNKNOWN;
  const haveAmounts = lines.every(({ line }) => line.amountPaise !== undefined);
  if (asMessage && !haveAmounts) return asMessage;
  return {
    kind: "lines",
    lines,
    leftOut: textsOf(found.flat(), "income"),
    omitted: texts.slice(MAX_LINES),
  };
}

type Part = { text: string; refusal: Refusal | undefined };

/** The expenses of a line, each with its own refusal if they are short. */
function partsOf(line: string, today: CalendarDate): Part[] {
  const texts = splitLine(line, today);
  // A notice has longer parts.
  const isEach =
    texts.length > 1 &&
    texts.every((one) => one.split(" ").length <= MAX_LIST_WORDS);
  return texts.map((text) => ({
    text,
    // A tag such as #received says nothing about the payment.
    refusal: lineRefusal(untagged(isEach ? text : line)),
  }));
}

function textsOf(parts: readonly Part[], refusal: Part["refusal"]): string[] {
  return parts.flatMap((part) => (part.refusal === refusal ? part.text : []));
}

/** The expenses with the day of the line above them that is a day only: `kal`, then `chai 20`. */
function withHeadings(
  lines: readonly (readonly string[])[],
  today: CalendarDate,
): string[] {
  let heading = "";
  return lines.flatMap((expenses, index) => {
    const [only = ""] = expenses;
    if (isDay(only, today) && index < lines.length - 1) {
      heading = only;
      return [];
    }
    return expenses.map((one) =>
      heading === "" || lineParts(one, today).date ? one : `${one} ${heading}`,
    );
  });
}

function isDay(line: string, today: CalendarDate): boolean {
  const words = lineTokens(line);
  return datesWithin(words, today)[0]?.count === words.length;
}

/** Whether a text is one receipt, and not several of the same amount. */
function isOneReceipt(
  { isReceipt, amountPaise }: PaymentMessage,
  several: ReturnType<typeof readSeveralMessages>,
): boolean {
  const areEqual =
    Array.isArray(several) &&
    several.every(({ message }) => message.amountPaise === amountPaise);
  return isReceipt === true && !areEqual;
}

/** Whether a line after a payment is no expense: it has no number but its day and time, is an offer or a sentence. */
function isRemark(line: string, today: CalendarDate): boolean {
  const day = messageDate(line, today);
  const rest = day ? line.slice(0, day.start) + line.slice(day.end) : line;
  return (
    !/\p{Nd}/u.test(rest.replace(TIME, "")) ||
    SENTENCE.test(line) ||
    lineRefusal(line) === "offer"
  );
}

/** Five digits beside the amount, or a masked account: notes have none. */
const IDENTIFIER = /\p{Nd}{5}|(?=\p{Nd}{2})(?<=(?<![\p{L}\p{N}])[x*]{2,})/iu;

/** Whether the rest of a line has a phone number, a password, a reference or an account. */
function hasIdentifier({ description }: ExpenseLine): boolean {
  return IDENTIFIER.test(description);
}

/** Whether the text has words of messages that lists of expenses do not have. */
function hasMessageWords(text: string): boolean {
  return hasBankWords(text) || MESSAGE_WORDS.test(text);
}
