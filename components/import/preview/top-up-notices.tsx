import { Amount } from "@/components/amount";
import type { TopUps } from "@/components/import/rows/top-ups";

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
    <p key={wallet} className="py-1.5 text-md text-pretty md:px-5">
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
        onClick={() => onKeep(ids, !areKept)}
        className="py-3 underline underline-offset-4 transition-colors duration-150 hover:text-muted"
      >
        {areKept ? "Leave out" : "Keep"}
        <span className="sr-only"> what went to {wallet}</span>
      </button>
    </p>
  ));
}
