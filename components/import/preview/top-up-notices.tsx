import { Amount } from "@/components/amount";
import type { TopUps } from "@/components/import/rows/top-ups";
import type { Expense } from "@/lib/domain/expenses/expense";
import { totalPaise } from "@/lib/domain/expenses/totals";

const NOTICE = "py-3 text-md text-pretty md:px-5";
const LINK =
  "-my-3 py-3 underline underline-offset-4 transition-colors duration-150 hover:text-muted";

/** What went to wallets, whose payments are in none of the files. */
export function TopUpNotices({
  topUps,
  onKeep,
}: {
  topUps: readonly TopUps[];
  /** Imports the rows as expenses, or leaves them out again. */
  onKeep: (ids: readonly string[], areKept: boolean) => void;
}) {
  return topUps.map(({ wallet, totalPaise, ids, areKept }) => (
    <p key={wallet} className={NOTICE}>
      <Amount paise={totalPaise} />{" "}
      {areKept ? (
        <>
          to {wallet} {ids.length === 1 ? "is one expense" : "are expenses"} of
          this import. A statement of that app replaces{" "}
          {ids.length === 1 ? "it" : "them"} later.
        </>
      ) : (
        <>
          went to {wallet}. Import that app’s statement too, or keep it as{" "}
          {ids.length === 1 ? "one expense" : `${ids.length} expenses`}.
        </>
      )}{" "}
      <button
        type="button"
        aria-label={`${areKept ? "Leave out" : "Keep"} what went to ${wallet}`}
        onClick={() => onKeep(ids, !areKept)}
        className={LINK}
      >
        {areKept ? "Leave out" : "Keep"}
      </button>
    </p>
  ));
}

/** The top-ups that were kept as expenses, and are removed now that the files have what they paid for. */
export function ReplacedNotice({
  expenses,
  areRemoved,
  onToggle,
}: {
  /** Not empty. */
  expenses: readonly Expense[];
  areRemoved: boolean;
  onToggle: () => void;
}) {
  const isOne = expenses.length === 1;
  const names = [...new Set(expenses.map(({ description }) => description))];
  return (
    <p className={NOTICE}>
      {names.join(", ")} (<Amount paise={totalPaise(expenses)} />){" "}
      {areRemoved
        ? `${isOne ? "is" : "are"} removed from your list with this import, which has what ${isOne ? "it" : "they"} paid for.`
        : `${isOne ? "stays" : "stay"} in your list, and what ${isOne ? "it" : "they"} paid for is counted twice.`}{" "}
      <button type="button" onClick={onToggle} className={LINK}>
        {areRemoved ? "Keep in the list" : "Remove"}
      </button>
    </p>
  );
}
