import { AnalyticsLayout } from "./analytics-layout";
import { ChartSkeleton } from "./chart-skeleton";

/** The placeholder of the charts while their script loads. */
export function AnalyticsSkeleton() {
  return <AnalyticsLayout pie={<ChartSkeleton />} bars={<ChartSkeleton />} />;
}
