import { normaliseText } from "@/lib/domain/expenses/normalise-text";
import { readMoneyCell } from "@/lib/domain/import/cells/money-cell";
import type { Paise } from "@/lib/domain/expenses/money";
import { upiReference } from "@/lib/domain/import/import-key";
import type { ActivityEntry } from "./activity-entries";

export type ActivityPayment = {
  /** The event, as one text. */
  text: string;
  direction: "out" | "in" | "own" | undefined;
  /** Undefined for an entry without an amount in rupees. */
  amountPaise: Paise | undefined;
  isOtherCurrency: boolean;
  payee: string | undefined;
  /** The account or card that paid. */
  method: string | undefined;
  dateText: string;
  status: string | undefined;
  /** The UPI reference, else the id of Google. */
  reference: string | undefined;
};

/** The verbs that begin a text. */
const DIRECTIONS: readonly [RegExp, ActivityPayment["direction"]][] = [
  [/^(paid|sent|spent|purchased|recharged|donated|transferred)\b/i, "out"],
  [/^(received|refunded|refund|won|earned|got|cashback|redeemed)\b/i, "in"],
  [/^(added|loaded|topped|top-up|self transfer|moved|withdrew)\b/i, "own"],
];
/** Directly after the first words: payees may have amounts in their names. */
const AMOUNT =
  /^(?:[\p{L}-]+ ){1,3}((?:₹|inr|rs\.?)\s*\d[\d,]*(?:\.\d+)?)(.*)/isu;
/** As in `Paid $5.00 to` and `Paid USD 5.00 to`. */
const OTHER_AMOUNT = /^(?:[\p{L}-]+ ){1,3}(?:\p{Sc}|[A-Z]{3})\s*\d/u;
const METHOD = " using ";
const STATUS =
  /^(complete|completed|success|successful|failed|failure|pending|cancelled|canceled|declined|rejected|expired|refunded|reversed|processing|in progress|on hold|unknown)$/i;
const ID = /^(?=.*\d)[\w.-]{8,}$/;

export function activityPayment({
  text: lines,
  caption,
}: ActivityEntry): ActivityPayment {
  const [first = "", ...others] = lines.map((line) =>
    normaliseText(line, "NFKC"),
  );
  const [, amount = "", after = ""] = AMOUNT.exec(first) ?? [];
  // A payee may have the word in its name, a method has not.
  const at = after.lastIndexOf(METHOD);
  const middle = at < 0 ? after : after.slice(0, at);
  const method = at < 0 ? "" : after.slice(at + METHOD.length);
  const payee = /^ to (.+)/i.exec(middle)?.[1];
  const details = caption.map((line) => line.trim());
  const ids = details.filter((line) => ID.test(line) && !STATUS.test(line));
  return {
    text: first,
    direction: DIRECTIONS.find(([verb]) => verb.test(first))?.[1],
    amountPaise: amount === "" ? undefined : readMoneyCell(amount)?.amountPaise,
    isOtherCurrency: amount === "" && OTHER_AMOUNT.test(first),
    payee: payee?.trim() || undefined,
    method: method.trim() || undefined,
    dateText: others.at(-1) ?? "",
    status: details.find((line) => STATUS.test(line)),
    reference: ids.find((id) => upiReference(id) !== undefined) ?? ids[0],
  };
}
