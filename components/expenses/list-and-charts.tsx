import { type ReactNode, useRef } from "react";
import { useMediaQuery } from "@/components/ui/use-media-query";
import { ChartLink } from "./chart-link";

/** Where the charts stand side by side above the table. */
const ABOVE = "(64rem <= width < 80rem)";

/**
 * The table and the charts: beside it from 1280 px, sticky; above it from 1024 px;
 * below it on smaller screens, where a sticky button leads to them.
 */
export function ListAndCharts({
  count,
  table,
  charts,
}: {
  /** Of the visible expenses. */
  count: number;
  table: ReactNode;
  charts: ReactNode;
}) {
  const chartArea = useRef<HTMLDivElement>(null);
  const areas = [
    <div key="table">{table}</div>,
    <div
      key="charts"
      ref={chartArea}
      className="scroll-mt-21 empty:hidden xl:sticky xl:top-4 xl:max-h-[calc(100dvh-2rem-var(--notifications-height,0px))] xl:overflow-y-auto"
    >
      {charts}
    </div>,
  ];
  return (
    <div
      className={`flex flex-col gap-6 ${count > 0 ? "xl:grid xl:grid-cols-[minmax(0,1fr)_27rem] xl:items-start" : ""}`}
    >
      <div
        data-count-line
        className="z-20 -my-4 flex min-h-11 items-center justify-between bg-ink max-lg:tall:sticky max-lg:tall:top-0 lg:sr-only"
      >
        <p role="status" className="text-sm text-muted">
          {count.toLocaleString("en-IN")} {count === 1 ? "expense" : "expenses"}{" "}
          shown.
        </p>
        {count > 0 && (
          <div className="lg:hidden print:hidden">
            <ChartLink charts={chartArea} />
          </div>
        )}
      </div>
      {useMediaQuery(ABOVE) ? areas.toReversed() : areas}
    </div>
  );
}
