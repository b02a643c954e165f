import type { FormatRupees } from "@/components/ui/use-rupees";
import { asPaise, type Paise } from "@/lib/domain/expenses/money";
import { totalPaise } from "@/lib/domain/expenses/totals";
import type { Balance } from "@/lib/domain/plan/debts";

type Owed = Pick<Balance, "person" | "paise">;

/** `Asha owes you ₹300`, `You owe Ravi ₹120`, `Meera is settled up` */
export function balanceText(
  { person: { name }, paise }: Owed,
  formatRupees: FormatRupees,
): string {
  if (paise === 0) return `${name} is settled up`;
  const amount = formatRupees(asPaise(Math.abs(paise)));
  return paise > 0 ? `${name} owes you ${amount}` : `You owe ${name} ${amount}`;
}

/** All balances in a line, such as `3 people owe you ₹900 · you owe ₹120`; undefined if all are settled. */
export function peopleText(
  all: readonly Owed[],
  formatRupees: FormatRupees,
): string | undefined {
  const open = all.filter(({ paise }) => paise !== 0);
  const [only] = open;
  if (open.length < 2) return only && balanceText(only, formatRupees);
  const { owed, owing, owedPaise, owingPaise } = split(open);
  const [first] = owed;
  if (!first)
    return `You owe ${owing.length} people ${formatRupees(owingPaise)}`;
  const text =
    owed.length === 1
      ? balanceText(first, formatRupees)
      : `${owed.length} people owe you ${formatRupees(owedPaise)}`;
  return owing.length === 0
    ? text
    : `${text} · you owe ${formatRupees(owingPaise)}`;
}

/** `You are owed ₹900 · you owe ₹120` */
export function sumsText(
  all: readonly Owed[],
  formatRupees: FormatRupees,
): string {
  const { owed, owing, owedPaise, owingPaise } = split(all);
  if (owed.length === 0)
    return owing.length === 0
      ? "All settled up"
      : `You owe ${formatRupees(owingPaise)}`;
  const text = `You are owed ${formatRupees(owedPaise)}`;
  return owing.length === 0
    ? text
    : `${text} · you owe ${formatRupees(owingPaise)}`;
}

function split(all: readonly Owed[]) {
  const owed = all.filter(({ paise }) => paise > 0);
  const owing = all.filter(({ paise }) => paise < 0);
  return { owed, owing, owedPaise: sum(owed), owingPaise: sum(owing) };
}

function sum(all: readonly Owed[]): Paise {
  const total = totalPaise(all.map(({ paise }) => ({ amountPaise: paise })));
  return asPaise(Math.abs(total));
}
