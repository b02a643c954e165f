/** The placeholder of a chart in its card. */
export function ChartSkeleton() {
  return <div className="h-chart" />;
}
