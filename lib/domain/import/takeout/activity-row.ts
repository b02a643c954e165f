import type { CalendarDate } from "@/lib/domain/expenses/calendar-date";
import { amountFault } from "@/lib/domain/expenses/money";
import type { PaymentFacts } from "@/lib/domain/import/import-key";
import { describePayment } from "@/lib/domain/import/narration/describe-payment";
import { leftOutReason } from "@/lib/domain/import/narration/left-out-words";
import {
  topUpDescription,
  walletName,
} from "@/lib/domain/import/narration/wallet";
import { plainText } from "@/lib/domain/import/cells/plain-text";
import type {
  LeftOutReason,
  StatementRow,
} from "@/lib/domain/import/statement";
import type { ActivityPayment } from "./activity-payment";

type RowContext = {
  line: number;
  date: CalendarDate | undefined;
  keyOf: (rowText: string, facts: PaymentFacts) => string;
};

/** Google's ids and UPI references have 12 characters. */
const MIN_OTHER_ID_LENGTH = 20;
const COMPLETED = /^(complete|completed|success|successful)$/i;

export function activityRow(
  payment: ActivityPayment,
  { line, date, keyOf }: RowContext,
): StatementRow {
  const { text, amountPaise, status, payee = text, method = "" } = payment;
  const reason = entryReason(payment);
  const isTopUp = reason === "top-up";
  const wallet = walletName(isTopUp ? payee : method);
  if (
    (reason !== undefined && !isTopUp) ||
    date === undefined ||
    amountPaise === undefined ||
    amountFault(amountPaise) !== undefined
  )
    return {
      kind: "left-out",
      line,
      reason: reason ?? "unreadable",
      text: plainText(
        reason === "failed" ? `${text} · ${status ?? "No status"}` : text,
      ),
      ...(date !== undefined && { date }),
      ...(amountPaise !== undefined && { amountPaise }),
    };
  return {
    kind: "expense",
    line,
    date,
    amountPaise,
    key: keyOf(JSON.stringify(payment), {
      amountPaise,
      reference: payment.reference,
      account: payment.method,
      date,
      narration: text,
    }),
    ...(wallet !== undefined && { wallet }),
    ...(isTopUp && wallet !== undefined
      ? {
          description: topUpDescription(wallet),
          leftOutAs: "top-up" as const,
          category: "others" as const,
        }
      : describeEntry(payment)),
  };
}

function entryReason({
  text,
  direction,
  amountPaise,
  isOtherCurrency,
  payee,
  status,
}: ActivityPayment): LeftOutReason | undefined {
  if (isOtherCurrency) return "other-currency";
  if (amountPaise === undefined) return "no-amount";
  if (direction === undefined) return "unreadable";
  // Without a status, the payment was not completed.
  if (direction !== "in" && !COMPLETED.test(status ?? "")) return "failed";
  if (direction === "own")
    return walletName(payee ?? "") === undefined ? "own-transfer" : "top-up";
  if (direction === "in") return "money-in";
  return leftOutReason([payee === undefined ? text : `Paid to ${payee}`], "");
}

function describeEntry({ payee, reference = "" }: ActivityPayment) {
  if (payee !== undefined) return describePayment(`Paid to ${payee}`);
  const description = "UPI payment";
  return reference.length < MIN_OTHER_ID_LENGTH
    ? { description, doubt: "The payee is not in the file." }
    : {
        description,
        leftOutAs: "no-payee" as const,
        doubt:
          "The payee is not in the file, and the payment was begun in another app: it may be no expense.",
      };
}
