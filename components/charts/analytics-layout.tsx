import type { ReactNode } from "react";
import { Skeleton } from "@/components/ui/skeleton";
import { Card } from "@/components/ui/card";

export const PIE_TITLE = "Expenses by Category";
export const BARS_TITLE = "Daily Expenses";

/** The cards of the two charts, also while their script loads. */
export function AnalyticsLayout({
  scope,
  pie,
  bars,
}: {
  /** Which expenses the charts are of. */
  scope: ReactNode;
  pie: ReactNode;
  /** The bars with their heading. */
  bars: ReactNode;
}) {
  return (
    <div className="grid gap-4 lg:grid-cols-2 xl:grid-cols-1">
      <ChartCard title={PIE_TITLE}>
        <div className="flex flex-wrap items-center justify-between gap-x-3 gap-y-1">
          <h2 className={CHART_HEADING}>{PIE_TITLE}</h2>
          <p className="text-sm text-muted wrap-anywhere">
            <bdi>{scope}</bdi>
          </p>
        </div>
        <div className="@container">{pie}</div>
      </ChartCard>
      <ChartCard title={BARS_TITLE}>{bars}</ChartCard>
    </div>
  );
}

const CHART_HEADING = "text-lg/6.5 font-semibold tracking-tight";

function ChartCard({
  title,
  children,
}: {
  title: string;
  children?: ReactNode;
}) {
  return (
    <Card
      aria-label={title}
      // Chromium outlines SVG elements that a click focuses:
      // https://github.com/recharts/recharts/issues/4790
      className="min-w-0 px-4 pt-3.5 pb-2.5 md:px-5 md:pt-4 md:pb-3.5 [&_svg_*:focus:not(:focus-visible)]:outline-none [&_svg:focus:not(:focus-visible)]:outline-none"
    >
      {children}
    </Card>
  );
}

/** The heading of the bars, with what they are of left and their unit right. */
export function BarsHeading({
  scope,
  children,
}: {
  scope: ReactNode;
  children?: ReactNode;
}) {
  return (
    <div className="flex min-h-11 flex-wrap items-center justify-between gap-x-3 gap-y-1">
      <div>
        <h2 className={CHART_HEADING}>{BARS_TITLE}</h2>
        <p className="text-sm text-muted wrap-anywhere">{scope}</p>
      </div>
      {children}
    </div>
  );
}

export function BarsSkeleton() {
  return (
    <div aria-hidden>
      <BarsHeading scope={<Skeleton>All time, ₹••• a day</Skeleton>} />
      <div className="mt-3.5 h-chart" />
    </div>
  );
}

export function AnalyticsSkeleton() {
  return (
    <AnalyticsLayout
      scope=""
      pie={
        <svg
          aria-hidden
          viewBox="0 0 300 300"
          className="mx-auto mt-1 block h-chart"
        >
          <circle
            cx="150"
            cy="150"
            r="121"
            className="fill-none stroke-track [stroke-width:50]"
          />
        </svg>
      }
      bars={<BarsSkeleton />}
    />
  );
}
