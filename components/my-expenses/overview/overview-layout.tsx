import type { ReactNode } from "react";
import { Card } from "@/components/ui/card";

/** An empty line would have no height. */
export const NO_TEXT = "\u00a0";

/** A figure of the overview with its label, and a line about it. */
export function Figure({
  label,
  detail,
  children,
}: {
  label: string;
  detail?: ReactNode;
  children: ReactNode;
}) {
  return (
    <div className="min-w-0 px-3 py-4 sm:px-4 lg:px-6">
      <dt className="text-sm text-muted">{label}</dt>
      <dd className="mt-1">
        <span className="block text-lg font-semibold sm:text-xl tabular-nums [overflow-wrap:anywhere]">
          {children}
        </span>
        <span className="block text-sm text-muted">{detail || NO_TEXT}</span>
      </dd>
    </div>
  );
}

/** Four figures in a row; in two rows on phones. */
export function OverviewLayout({ children }: { children: ReactNode }) {
  return (
    <Card aria-label="Overview">
      <dl className="-mb-px -ml-px grid grid-cols-2 *:border-b *:border-l *:border-hairline md:grid-cols-4">
        {children}
      </dl>
    </Card>
  );
}
