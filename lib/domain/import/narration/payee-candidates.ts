/** Codes of the way a payment took, and who sent it. */
export const PAYMENT_CODE = new RegExp(
  "^(upi|upi(?:out|in|ar|ab)|imps|mmt|neft|rtgs|pos|ecom|vps|ips|tpt|ift|bil|bpay|onl|iin|i-debit|inf|inft|ach|nach" +
    "|si|dr|cr|debit|credit|d|c|p2m|p2a|p2p|p2v|mb|ib|in|to|by|transfer|funds|trf|collect|pay|ref|no|rev|me|dc|pur|pcd|pci)$",
  "i",
);
const LEADING_CODES =
  /^\W*((upi|imps|mmt|neft|rtgs|pos|ecom|pur|pcd|vps|ips|bil|ach|nach|purchase)\b\W*)+((dr|cr)\b(?=[-/:])\W*)?/i;
/** The code or the name of a bank. */
export const BANK_CODE = new RegExp(
  "^([a-z]{4}0[a-z0-9]{6}|hdfc|icic|utib|sbin|kkbk|yesb|punb|barb|cnrb|ubin|idfb|idib|fdrl|indb|ratn|airp|pytm|jiop|ioba" +
    "|mahb|cbin|ucba|bkid|ibkl|aubl|fino|scbl|citi|hsbc|dbss|kvbl|karb|tmbl|nspb" +
    "|sbi|icici|axis|kotak|pnb|bob|yes|idfc|federal|canara|paytm payments?)$" +
    String.raw`|\bbank\b|\bbk\b|^(state ban|hdfc ba|icici ba|axis ba|kotak ma|punjab na|bank of)`,
  "i",
);
/** Apps write these where the user writes no note. */
const FILLER =
  /^(upi|na|nil|null|none|no remarks?|payments?|pay|paid via|sent (using|from|via)|pay(ment)? (from|via|to|for)|using|via|collect|generating|oid|order|intent|upi (intent|payment|transaction))\b/i;
/** NEFT and RTGS have the bank's four letters, and one for the kind. */
const REFERENCE =
  /^\W*(?=[a-z]*\d)([a-z]{0,4}[\dx*]{5,}([^\w*]\W*)?|[a-z]{4}[nhrs]\d{5,}\W*)$/i;
const TWELVE_DIGITS = /^\d{12}$/;
/** ICICI writes the note before the name. */
const NOTE_FIRST = /^\W*mmt\/imps\//i;
const LETTERS = /\p{L}{2}/u;

/**
 * The parts of a bank's narration that may name the payee, the most likely first:
 * `UPI/P2M/412345678901/ZOMATO/lunch/HDFC` → `ZOMATO`, `lunch`. A text that is no
 * list of parts is the only candidate.
 */
export function payeeCandidates(narration: string): string[] {
  const parts = splitParts(narration);
  const hasNoteFirst = NOTE_FIRST.test(narration);
  if (parts.length < 3) return [withoutCodes(narration)];
  const payees: string[] = [];
  const notes: string[] = [];
  const others: string[] = [];
  for (const [index, part] of parts.entries()) {
    if (part.includes("@")) payees.push(part);
    else if (!isText(part)) continue;
    else if (isNote(parts, index, hasNoteFirst)) notes.push(part);
    else if (payees.length === 0) payees.push(withoutCodes(part));
    else others.push(part);
  }
  return [...payees, ...notes.filter((note) => !FILLER.test(note)), ...others];
}

/** ICICI writes the note before the UPI id, where others write the name; HDFC after TPT. */
function isNote(
  parts: readonly string[],
  index: number,
  hasNoteFirst: boolean,
): boolean {
  const before = parts[index - 1] ?? "";
  const part = parts[index] ?? "";
  const after = parts[index + 1] ?? "";
  return (
    FILLER.test(part) ||
    (/^tpt$/i.test(before) && after !== "") ||
    (TWELVE_DIGITS.test(before) &&
      ((after.includes("@") && !isNameOfId(part, after)) ||
        (hasNoteFirst && isText(after))))
  );
}

const MIN_ID_LETTERS = 3;

/** IDBI and Bandhan write `RAVI STORES` before `ravi@bank`. */
function isNameOfId(part: string, upiId: string): boolean {
  const letters = (text: string) =>
    text.toLowerCase().replace(/[^\p{L}]/gu, "");
  const id = letters(upiId.split("@")[0] ?? "");
  return id.length >= MIN_ID_LETTERS && letters(part).startsWith(id);
}

/** Banks separate parts with slashes, or with hyphens, which names may have too. */
function splitParts(narration: string): string[] {
  const start = narration.search(/\b(upi|imps|neft|bil|vps)[/-]/i);
  const text = start > 0 ? narration.slice(start) : narration;
  const separator = text.split("/").length > 2 ? "/" : "-";
  const parts = text
    .split(separator)
    .flatMap((part) => part.split(/[:|]/))
    .map((part) => part.trim())
    .filter((part) => part !== "");
  return separator === "-" ? withWholeName(parts) : parts;
}

const NAME_PART = /^(?=\P{L}*\p{L})[^\d@]*$/u;

/** Joins a name that has hyphens itself: `UPI`, `D`, `MART`, `dmart@bank` → `UPI`, `D-MART`, `dmart@bank`. */
function withWholeName(parts: string[]): string[] {
  const at = parts.findIndex((part) => part.includes("@"));
  if (at < 3 || !/^upi$/i.test(parts[0] ?? "")) return parts;
  const names = parts.slice(1, at);
  const [first = ""] = names;
  if (!names.every((name) => NAME_PART.test(name))) return parts;
  if (first.length > 1 && PAYMENT_CODE.test(first)) return parts;
  const [firstWord = ""] = first.toLowerCase().split(" ");
  // The UPI id may have a hyphen, too.
  const isPartOfId =
    !/^[^@]*\p{L}/u.test(parts[at] ?? "") ||
    names.at(-1)?.toLowerCase().startsWith(firstWord);
  if (isPartOfId) names.pop();
  return ["UPI", names.join("-"), ...parts.slice(at)];
}

function isText(part: string): boolean {
  return (
    LETTERS.test(part) &&
    !part.split(/\s+/).every((word) => PAYMENT_CODE.test(word)) &&
    !BANK_CODE.test(part) &&
    !REFERENCE.test(part)
  );
}

function withoutCodes(part: string): string {
  return part.replace(LEADING_CODES, "");
}
