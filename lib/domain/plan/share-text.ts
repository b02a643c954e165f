import { asPaise, formatRupees, type Paise } from "@/lib/domain/expenses/money";
import { equalShare } from "@/lib/domain/expenses/split";
import type { Bill } from "./debts";
import type { Debt } from "./plan";

/**
 * One bill for the chat of those who have shared it: `Dominos ₹1,200 ÷ 4 = ₹300 each.
 * Asha, Ravi and Kiran: pay ₹300 to name@bank.`
 */
export function shareText({
  title,
  sharePaise,
  bill: { totalPaise, parts, others },
  upiId,
}: {
  title: string;
  /** The share of the one who has paid. */
  sharePaise: Paise;
  bill: Bill;
  /** Where to pay; undefined if it is not known. */
  upiId: string | undefined;
}): string {
  const total = `${title} ${formatRupees(totalPaise)}`;
  const named = others.filter(({ name }) => name !== undefined);
  if (sharePaise !== equalShare(totalPaise, parts)) {
    const amounts = named.map(
      ({ name, paise }) => `${name} ${formatRupees(paise)}`,
    );
    return amounts.length === 0
      ? `${total}. ${pay("your share", upiId, "Pay")}`
      : `${total}. ${amounts.join(", ")}: ${pay("", upiId)}`;
  }
  const each = formatRupees(asPaise(Math.floor(totalPaise / parts)));
  const names = named.map(({ name }) => name ?? "");
  // `Asha`, `Asha and Ravi`, `Asha, Ravi and Kiran`
  const joined = new Intl.ListFormat("en-GB").format(names);
  // The others know that they have eaten.
  const isComplete = names.length === parts - 1;
  return `${total} ÷ ${parts} = ${each} each. ${
    isComplete ? `${joined}: ${pay(each, upiId)}` : pay(each, upiId, "Pay")
  }`;
}

/** Asks one person for what they owe: `Asha, you owe me ₹300 (Dominos). Pay to name@bank.` */
export function messageText({
  name,
  paise,
  note,
  upiId,
}: {
  name: string;
  paise: Paise;
  note: string;
  upiId: string;
}): string {
  const reason = note === "" ? "" : ` (${note})`;
  return `${name}, you owe me ${formatRupees(paise)}${reason}. ${pay("", upiId, "Pay")}`;
}

/** What the last entries are for that make up what a person owes: `Auto, Dominos`. */
export function owedFor(newestFirst: readonly Debt[], paise: Paise): string {
  const notes = new Set<string>();
  let rest: number = paise;
  for (const { note, amountPaise } of newestFirst) {
    if (rest <= 0) break;
    if (amountPaise <= 0) continue;
    rest -= amountPaise;
    if (note !== "") notes.add(note);
  }
  return [...notes].join(", ");
}

function pay(what: string, upiId: string | undefined, verb = "pay"): string {
  const to =
    upiId === undefined ? [verb, "me", what] : [verb, what, "to", upiId];
  return `${to.filter(Boolean).join(" ")}.`;
}
