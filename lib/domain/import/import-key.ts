import { normaliseText } from "@/lib/domain/expenses/normalise-text";
import { sha256 } from "@noble/hashes/sha2.js";
import { bytesToHex, utf8ToBytes } from "@noble/hashes/utils.js";
import type { CalendarDate } from "@/lib/domain/expenses/calendar-date";
import type { Paise } from "@/lib/domain/expenses/money";

/** The facts of one payment in a statement or a payment message. */
export type PaymentFacts = {
  amountPaise: Paise;
  /** As written; placeholders such as `000000` are ignored. */
  reference?: string | undefined;
  account?: string | undefined;
  date?: CalendarDate | undefined;
  /** The original text, before a payee is found in it. */
  narration: string;
  balancePaise?: Paise | undefined;
};

/** Banks pad the reference with zeros, to 16 digits for example. */
const UPI_REFERENCE = /^0*(\d{12})$/;
const ONE_CHARACTER = /^(.?)\1*$/;
const ACCOUNT_DIGITS = 4;

/** The 12 digits of a UPI, IMPS or card reference (RRN); undefined for any other reference. */
export function upiReference(text: string): string | undefined {
  const [, digits] = UPI_REFERENCE.exec(text.trim()) ?? [];
  return digits && !ONE_CHARACTER.test(digits) ? digits : undefined;
}

/**
 * Returns a function that makes the idempotency key of one payment after another,
 * in the order of the file. Equal payments get different keys. A key is a SHA-256
 * in hexadecimal, so that it reveals neither account nor balance.
 */
export function importKeys(): (facts: PaymentFacts) => string {
  const counts = new Map<string, number>();
  return (facts) => {
    const identity = identityOf(facts);
    const count = counts.get(identity) ?? 0;
    counts.set(identity, count + 1);
    return digest([identity, count]);
  };
}

/**
 * Makes the keys of a file that has some rows twice: a row with the text of an
 * earlier one has its key, so that it is not imported again.
 */
export function distinctRowKeys(): (
  rowText: string,
  facts: PaymentFacts,
) => string {
  const keyOf = importKeys();
  const keys = new Map<string, string>();
  return (rowText, facts) => {
    const key = keys.get(rowText) ?? keyOf(facts);
    keys.set(rowText, key);
    return key;
  };
}

/** The idempotency key of a single payment: the first key of `importKeys`. */
export function importKey(facts: PaymentFacts): string {
  return importKeys()(facts);
}

/**
 * The key of a row that this program has exported with its `_id`, for a host that
 * takes no ids. Earlier versions have stored such rows under it.
 */
export function exportedRowKey(id: string): string {
  return digest(["id", id, 0]);
}

function identityOf(facts: PaymentFacts): string {
  const reference = upiReference(facts.reference ?? "");
  // Without the amount, a payment and its charge would have the same key.
  if (reference !== undefined)
    return JSON.stringify(["upi", reference, facts.amountPaise]);
  return JSON.stringify([
    "row",
    // Some files of an account do not print it, and the balance tells accounts apart.
    facts.balancePaise === undefined ? accountDigits(facts.account ?? "") : "",
    facts.date ?? "",
    normalise(facts.narration),
    otherReference(facts.reference ?? ""),
    facts.amountPaise,
    facts.balancePaise ?? "",
  ]);
}

/** The last digits: one file masks the account that another one prints. */
function accountDigits(account: string): string {
  const digits = account.replace(/\D/g, "");
  return digits.length < ACCOUNT_DIGITS ? "" : digits.slice(-ACCOUNT_DIGITS);
}

function otherReference(text: string): string {
  const reference = normalise(text).replace(/^0+/, "");
  return ONE_CHARACTER.test(reference) ? "" : reference;
}

/** Spreadsheets and file formats change spaces and letter case. */
function normalise(text: string): string {
  return normaliseText(text, "NFKC").replace(/\s+/g, " ").trim().toLowerCase();
}

function digest(parts: readonly (string | number)[]): string {
  // A lone surrogate is not valid UTF-8; utf8ToBytes replaces it.
  return bytesToHex(sha256(utf8ToBytes(JSON.stringify(parts))));
}
