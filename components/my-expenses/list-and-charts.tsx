import { type ReactNode, useRef } from "react";
import { SKIP_LINK } from "@/components/ui/button-class";
import { useMediaQuery } from "@/components/ui/use-media-query";
import { BAR } from "./bar/bar-class";
import { ChartLink } from "./bar/chart-link";

/** Where the charts stand side by side above the table. */
const ABOVE = "(64rem <= width < 80rem)";

/**
 * The table and the charts: beside it from 1280 px, where they stay in sight unless the
 * window is very low; above it from 1024 px; below it on smaller screens.
 * Where they can scroll out of sight, a link in the bar leads to them.
 */
export function ListAndCharts({
  count,
  clearFilters,
  table,
  charts,
}: {
  count: number;
  /** Stands in the bar, at every scroll position. */
  clearFilters: ReactNode;
  table: ReactNode;
  charts: ReactNode;
}) {
  const chartArea = useRef<HTMLDivElement>(null);
  const tableArea = useRef<HTMLDivElement>(null);
  const isAbove = useMediaQuery(ABOVE);
  const areas = [
    <div key="table" ref={tableArea} className="scroll-mt-4">
      {table}
    </div>,
    <div
      key="charts"
      ref={chartArea}
      tabIndex={-1}
      // Higher than the window, they scroll in a box of their own.
      className="scroll-mt-4 empty:hidden beside:sticky beside:top-4 beside:max-h-[calc(100dvh-var(--total-bottom)-5.5rem)] beside:overflow-y-auto beside:rounded-card beside:[scrollbar-width:thin]"
    >
      {charts}
    </div>,
  ];
  return (
    <div
      className={`flex flex-col gap-6 ${count > 0 ? "xl:grid xl:grid-cols-[minmax(0,1fr)_27rem] xl:items-start" : ""}`}
    >
      <p
        role="status"
        className="-my-4 flex min-h-11 items-center text-sm text-muted lg:sr-only"
      >
        {count.toLocaleString("en-IN")} {count === 1 ? "expense" : "expenses"}{" "}
        shown.
      </p>
      <div
        // Right of the Add link, and from 1280 px between the label and the amount of the total.
        className={`${BAR} pointer-events-none z-20 mx-auto flex max-w-content items-center justify-end gap-1 ps-29 pe-4 pb-[env(safe-area-inset-bottom)] xl:ps-66 beside:pe-172`}
      >
        {clearFilters}
        {count > 0 && <ChartLink charts={chartArea} table={tableArea} />}
      </div>
      {count > 0 && !isAbove && (
        <button
          type="button"
          onClick={() => chartArea.current?.focus()}
          className={SKIP_LINK}
        >
          Skip to the charts
        </button>
      )}
      {isAbove ? areas.toReversed() : areas}
    </div>
  );
}
