import type { ReactNode } from "react";
import { Skeleton } from "@/components/ui/skeleton";

/** The places of the summary: texts left, the line right of them or, in a narrow column, below. */
export function SummaryLayout({
  title,
  figure,
  isLong = false,
  difference,
  rate,
  stats,
  trend,
}: {
  title: ReactNode;
  figure: ReactNode;
  /** The figure needs a smaller size on phones. */
  isLong?: boolean;
  difference: ReactNode;
  rate: ReactNode;
  /** In place of the rate where the summary is a column. */
  stats: (false | [name: string, value: ReactNode])[];
  trend: ReactNode;
}) {
  return (
    <section
      aria-label="Summary"
      className="grid grid-cols-[minmax(0,max-content)_minmax(4.5rem,1fr)] gap-x-3.5 gap-y-3.5 px-4 py-3 md:gap-x-7 md:px-5 md:pt-4.5 md:pb-4 lg:rounded-card lg:bg-surface lg:shadow-card column:grid-cols-1 column:pt-5 forced-colors:lg:outline"
    >
      <div className="min-w-0">
        <h2 className="text-md/5 font-medium text-balance text-muted wrap-anywhere md:text-md">
          {title}
        </h2>
        <p
          className={`font-semibold tracking-tight whitespace-nowrap ${isLong ? "text-[1.375rem]/8.5 md:text-figure" : "text-figure"}`}
        >
          {figure}
        </p>
        <p className="mt-0.5 text-sm font-medium md:mt-1 md:text-md">
          {difference}
        </p>
        <p className="text-sm text-muted md:text-md column:hidden">{rate}</p>
        <dl className="mt-3 hidden text-md/5 column:block">
          {stats.map(
            (stat) =>
              stat && (
                <div
                  key={stat[0]}
                  className="flex h-8.75 items-center justify-between gap-3 border-t border-hairline"
                >
                  <dt className="text-muted">{stat[0]}</dt>
                  <dd className="font-medium">{stat[1]}</dd>
                </div>
              ),
          )}
        </dl>
      </div>
      <div className="flex min-h-21 flex-col column:min-h-43">{trend}</div>
    </section>
  );
}

export function SummarySkeleton() {
  return (
    <div aria-hidden className="contents">
      <SummaryLayout
        title={<Skeleton>November so far</Skeleton>}
        figure={<Skeleton>₹•••••</Skeleton>}
        difference={<Skeleton>₹••• less than by 24 Oct</Skeleton>}
        rate={<Skeleton>₹••• a day</Skeleton>}
        stats={["A day on average", "Most on", "Biggest day"].map((name) => [
          name,
          <Skeleton key={name}>₹•••</Skeleton>,
        ])}
        trend={null}
      />
    </div>
  );
}
