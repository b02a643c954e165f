import { formatRupees, hasPaise, type Paise } from "@/lib/expenses/money";

/** In a column where some amounts have decimals, a whole one leaves room for them. */
export function Amount({
  paise,
  alignPoints,
}: {
  paise: Paise;
  alignPoints: boolean;
}) {
  const leavesRoom = alignPoints && !hasPaise(paise);
  return (
    <span className={leavesRoom ? "after:invisible after:content-['.00']" : ""}>
      {formatRupees(paise)}
    </span>
  );
}
