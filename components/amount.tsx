import { useRupees } from "@/components/ui/use-rupees";
import type { Paise } from "@/lib/domain/expenses/money";

/** The amount, with its paise in grey. */
export function Amount({
  paise,
  withPaise,
}: {
  paise: Paise;
  /** Shows the paise also of whole rupees. */
  withPaise?: boolean;
}) {
  const formatRupees = useRupees();
  const [rupees, fraction] = formatRupees(paise, withPaise).split(".");
  return (
    <>
      {rupees}
      {fraction !== undefined && (
        <span className="font-normal text-subtle">.{fraction}</span>
      )}
    </>
  );
}
