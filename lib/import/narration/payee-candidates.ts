/** Codes of the way a payment took, and who sent it. */
const CODE =
  /^(upi|upiout|upiin|upiar|imps|mmt|neft|rtgs|pos|ecom|vps|ips|tpt|ift|bil|bpay|onl|inf|inft|ach|nach|si|dr|cr|debit|credit|d|c|p2m|p2a|p2p|p2v|mb|ib|in|to|by|transfer|trf|collect|pay|ref|no|rev|me|dc|pur|pcd|pci)$/i;
const LEADING_CODES =
  /^\W*((upi|imps|mmt|neft|rtgs|pos|ecom|pur|pcd|vps|ips|bil|ach|nach|purchase)\b\W*)+/i;
const BANK_CODE =
  /^([a-z]{4}0[a-z0-9]{6}|hdfc|icic|utib|sbin|kkbk|yesb|punb|barb|cnrb|ubin|idfb|idib|fdrl|indb|ratn|airp|pytm|jiop|ioba|mahb|cbin|ucba|bkid|ibkl|aubl|fino|scbl|citi|hsbc|dbss|kvbl|karb|tmbl|nspb|sbi|icici|axis|kotak|pnb|bob|yes|idfc|federal|canara|paytm payments?)$|\bbank\b|\bbk\b|^(state ban|hdfc ba|icici ba|axis ba|kotak ma|punjab na|bank of)/i;
/** What apps write where the user writes no note. */
const FILLER =
  /^(upi|na|nil|null|none|no remarks?|payments?|pay|paid via|sent (using|from|via)|pay(ment)? (from|via|to|for)|using|via|collect|generating|oid|order|intent|upi (intent|payment|transaction))\b/i;
const REFERENCE = /^\W*(?=[a-z]*\d)[a-z]{0,4}[\dx*]{5,}\W*$/i;
const UPI_REFERENCE = /^\d{12}$/;
const LETTERS = /\p{L}{2}/u;

/**
 * The parts of a bank's narration that may name the payee, the most likely first:
 * `UPI/P2M/412345678901/ZOMATO/lunch/HDFC` → `ZOMATO`, `lunch`. A text that is no
 * list of parts is the only candidate.
 */
export function payeeCandidates(narration: string): string[] {
  const parts = splitParts(narration);
  if (parts.length < 3) return [withoutCodes(narration)];
  const payees: string[] = [];
  const notes: string[] = [];
  const others: string[] = [];
  for (const [index, part] of parts.entries()) {
    if (part.includes("@")) payees.push(part);
    else if (!isText(part)) continue;
    else if (isNote(parts, index)) notes.push(part);
    else if (payees.length === 0) payees.push(withoutCodes(part));
    else others.push(part);
  }
  return [...payees, ...notes.filter((note) => !FILLER.test(note)), ...others];
}

/** ICICI writes the note before the UPI id, where others write the name; HDFC after TPT. */
function isNote(parts: readonly string[], index: number): boolean {
  return (
    FILLER.test(parts[index] ?? "") ||
    (/^tpt$/i.test(parts[index - 1] ?? "") && index < parts.length - 1) ||
    (UPI_REFERENCE.test(parts[index - 1] ?? "") &&
      (parts[index + 1] ?? "").includes("@"))
  );
}

/** Banks separate parts with slashes, or with hyphens, which names may have too. */
function splitParts(narration: string): string[] {
  const start = narration.search(/\b(upi|imps|neft|bil|vps)[/-]/i);
  const text = start > 0 ? narration.slice(start) : narration;
  const separator = text.split("/").length > 2 ? "/" : "-";
  return text
    .split(separator)
    .flatMap((part) => part.split(/[:|]/))
    .map((part) => part.trim())
    .filter((part) => part !== "");
}

function isText(part: string): boolean {
  return (
    LETTERS.test(part) &&
    !part.split(/\s+/).every((word) => CODE.test(word)) &&
    !BANK_CODE.test(part) &&
    !REFERENCE.test(part)
  );
}

function withoutCodes(part: string): string {
  return part.replace(LEADING_CODES, "");
}
