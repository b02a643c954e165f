import type { CalendarDate } from "@/lib/domain/expenses/calendar-date";
import { REFUSALS } from "./guards";
import { paymentClause } from "./payment-clause";
import { messageAmounts } from "./message-amounts";
import { normaliseMessage } from "./normalise-message";
import {
  hasBankWords,
  type PaymentMessage,
  readPaymentMessage,
  refused,
  type RefusedMessage,
} from "./read-payment-message";

export type TextOfPayment = { text: string; message: PaymentMessage };

/** Bounds the time for texts that are no messages. */
const MAX_PARTS = 100;

/** A paragraph of a message that is refused for these says nothing about another payment. */
const REMARKS: readonly string[] = [
  REFUSALS.balance,
  REFUSALS.offer,
  REFUSALS.unclear,
];

/**
 * Several payment messages in one text, with blank lines between them or each
 * starting a line. A refused one among them, or beside one payment, refuses all.
 * Undefined for one message and for any other text.
 */
export function readSeveralMessages(
  text: string,
  today: CalendarDate,
): TextOfPayment[] | RefusedMessage | undefined {
  const paragraphs = text
    .split(/(?:\r\n?|\n)[^\S\r\n]*(?:\r\n?|\n)\s*/)
    .filter((part) => part.trim() !== "");
  return (
    readBlocks(paragraphs, today, true) ??
    readBlocks(blocksOfLines(text), today, false)
  );
}

function readBlocks(
  parts: readonly string[],
  today: CalendarDate,
  areParagraphs: boolean,
): TextOfPayment[] | RefusedMessage | undefined {
  if (parts.length < 2 || parts.length > MAX_PARTS) return undefined;
  const blocks: string[] = [];
  for (const text of parts) {
    const message = readPaymentMessage(text, today);
    const isRemark =
      message === undefined ||
      (message.kind === "refused" &&
        REMARKS.includes(message.reason) &&
        !isOtherNotice(text, message));
    const before = isRemark ? blocks.pop() : undefined;
    blocks.push(before === undefined ? text : `${before}\n${text}`);
  }
  const payments: TextOfPayment[] = [];
  let refusal: RefusedMessage | undefined;
  for (const text of blocks) {
    const message = readPaymentMessage(text, today);
    if (message === undefined) return undefined;
    if (message.kind === "refused")
      refusal ??= isOtherNotice(text, message) ? refused("several") : message;
    else payments.push({ text: text.trim(), message });
  }
  if (payments.length === 1 && refusal !== undefined && areParagraphs)
    return refusal;
  if (payments.length < 2 || !areDifferent(payments)) return undefined;
  return refusal ?? payments;
}

/** Whether a bank tells of an amount in words that were not understood: it must not vanish. */
function isOtherNotice(text: string, { reason }: RefusedMessage): boolean {
  const plain = normaliseMessage(text);
  return (
    reason === REFUSALS.unclear &&
    hasBankWords(plain) &&
    messageAmounts(plain).some(({ role }) => role === "payment")
  );
}

/** Parts of the text that each start with a line that says that an amount was paid. */
function blocksOfLines(text: string): string[] {
  const lines = text.split(/[\n\r\u2028\u2029]+/);
  if (lines.length > MAX_PARTS) return [];
  const blocks: string[][] = [];
  let hasAmount = false;
  for (const line of lines) {
    const plain = normaliseMessage(line);
    const isPaid = paymentClause(plain, messageAmounts(plain)) !== undefined;
    if (blocks.length === 0 || (isPaid && hasAmount)) blocks.push([]);
    blocks.at(-1)?.push(line);
    hasAmount ||= isPaid;
  }
  return blocks.map((lines) => lines.join("\n"));
}

/** One message may say the same amount twice: only the reference tells two payments apart then. */
function areDifferent(payments: readonly TextOfPayment[]): boolean {
  return payments.every(({ message: one }, index) =>
    payments.slice(index + 1).every(({ message: other }) => {
      if (one.reference !== undefined && other.reference !== undefined)
        return one.reference !== other.reference;
      return one.amountPaise !== other.amountPaise;
    }),
  );
}
