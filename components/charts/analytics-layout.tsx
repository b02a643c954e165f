import type { ReactNode } from "react";
import { ChartCard } from "./chart-card";
import { BARS_TITLE, PIE_TITLE } from "./chart-titles";

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
