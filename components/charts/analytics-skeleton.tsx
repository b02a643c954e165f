import type { ReactNode } from "react";
import { ChartCard } from "./chart-card";

export const PIE_TITLE = "Expenses by Category";
export const BARS_TITLE = "Daily Expenses";

export function AnalyticsGrid({ children }: { children: ReactNode }) {
  return <div className="grid gap-6 lg:grid-cols-2">{children}</div>;
}

/** The placeholder of the charts while their script loads. */
export function AnalyticsSkeleton() {
  return (
    <AnalyticsGrid>
      <ChartSkeleton title={PIE_TITLE} />
      <BarsSkeleton />
    </AnalyticsGrid>
  );
}

export function BarsSkeleton() {
  return <ChartSkeleton title={BARS_TITLE} />;
}

function ChartSkeleton({ title }: { title: string }) {
  return (
    <ChartCard title={title}>
      <div className="h-chart" />
    </ChartCard>
  );
}
