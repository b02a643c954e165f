import type { ReactNode } from "react";
import { Card } from "@/components/ui/card";
import type { Balance } from "@/lib/domain/plan/debts";

/** Everybody with a balance, the largest first, and at the end those who are settled up. */
export function PersonList({
  all,
  row,
  clearSettled,
}: {
  all: readonly Balance[];
  row: (balance: Balance) => ReactNode;
  /** The button that clears the settled entries. */
  clearSettled: ReactNode;
}) {
  const open = all
    .filter(({ paise }) => paise !== 0)
    .sort((a, b) => Math.abs(b.paise) - Math.abs(a.paise));
  const settled = all.filter(({ paise }) => paise === 0);
  return (
    <>
      {open.length > 0 && (
        <Card aria-label="People">
          <ul className="divide-y divide-hairline">{open.map(row)}</ul>
        </Card>
      )}
      {settled.length > 0 && (
        <Card aria-label="Settled up">
          <details>
            <summary className="flex min-h-11.5 cursor-pointer items-center gap-2 px-4 text-md text-muted -outline-offset-2 before:content-['▸'] hover:text-text md:px-5 in-open:before:rotate-90">
              {settled.length} settled up
            </summary>
            <ul className="divide-y divide-hairline border-t border-hairline">
              {settled.map(row)}
            </ul>
            {settled.some(({ debts }) => debts.length > 0) && (
              <div className="border-t border-hairline px-4 md:px-5">
                {clearSettled}
              </div>
            )}
          </details>
        </Card>
      )}
    </>
  );
}
