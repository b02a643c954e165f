import type { ReactNode } from "react";
import { BARS_TITLE, PIE_TITLE } from "./chart-titles";
import { Card } from "@/components/ui/card";

/** The cards of the two charts, also while their script loads. */
export function AnalyticsLayout({
  pie,
  bars,
}: {
  pie: ReactNode;
  bars: ReactNode;
}) {
  return (
    <div className="grid gap-6 lg:grid-cols-2 xl:grid-cols-1">
      <ChartCard title={PIE_TITLE}>{pie}</ChartCard>
      <ChartCard title={BARS_TITLE}>{bars}</ChartCard>
    </div>
  );
}

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
      className="min-w-0 p-4 sm:p-6 [&_svg_*:focus:not(:focus-visible)]:outline-none [&_svg:focus:not(:focus-visible)]:outline-none"
    >
      <h2 className="mb-4 text-lg font-semibold">{title}</h2>
      <div className="@container">{children}</div>
    </Card>
  );
}

/** The placeholder of a chart in its card. */
export function ChartSkeleton() {
  return <div className="h-chart" />;
}

/** The placeholder of the charts while their script loads. */
export function AnalyticsSkeleton() {
  return <AnalyticsLayout pie={<ChartSkeleton />} bars={<ChartSkeleton />} />;
}
