import { Plus } from "lucide-react";
import { type ReactNode, useCallback, useRef } from "react";
import { ScreenLink } from "@/components/nav/screen-link";
import { buttonClass, SKIP_LINK } from "@/components/ui/button-class";
import { countText } from "@/components/ui/count-text";
import { ChartLink } from "./chart-link";

/**
 * The parts of the screen. One below the other on phones; from 1280 px the charts
 * stand beside the list, from 1600 px the summary too, each in sight while a longer
 * one scrolls.
 */
export function ScreenLayout({
  count,
  hasCharts,
  isEmpty,
  notices,
  summary,
  plan,
  toolbar,
  table,
  charts,
}: {
  /** The expenses in the table; undefined while the list is not loaded. */
  count: number | undefined;
  /** There are charts, or they may come. */
  hasCharts: boolean;
  /** The list has no expenses: how to begin comes before the plan. */
  isEmpty: boolean;
  notices: ReactNode;
  summary: ReactNode;
  plan: ReactNode;
  toolbar: ReactNode;
  table: ReactNode;
  charts: ReactNode;
}) {
  const chartArea = useRef<HTMLElement>(null);
  const charted = useCallback((section: HTMLElement | null) => {
    chartArea.current = section;
    return measureColumn(section);
  }, []);
  const isWithoutResult = count === 0 && !isEmpty;
  const overview = (
    <div
      key="overview"
      ref={measureColumn}
      // ₹0 would be no summary.
      hidden={isWithoutResult}
      className="mt-2.5 rounded-card bg-surface shadow-card empty:hidden forced-colors:max-lg:outline forced-colors:-outline-offset-1 md:mt-4.5 lg:grid lg:grid-cols-[minmax(0,1fr)_23.5rem] lg:gap-4 lg:*:only:col-span-full lg:bg-transparent lg:shadow-none xl:col-span-full xl:grid-cols-[minmax(0,1fr)_27rem] xl:gap-5 column:col-span-1 column:flex column:flex-col column:gap-4 column:tall:sticky-column"
    >
      {summary}
      {plan}
    </div>
  );
  const list = (
    <section
      key="list"
      ref={measureColumn}
      aria-label="Expenses"
      // Without a box above the charts, so that the filters stay in sight over them too.
      className={`max-xl:contents xl:mt-4 xl:tall:sticky-column column:mt-4.5 ${hasCharts ? "" : `xl:col-span-full ${isEmpty ? "column:col-span-2" : ""}`}`}
    >
      {toolbar}
      <div
        // What stands in place of the table is another element, and no layout shift.
        key={toolbar ? "table" : "notice"}
        className="md:overflow-clip md:rounded-b-card md:bg-surface md:shadow-card max-md:first:mt-2.5 md:first:rounded-t-card md:max-xl:first:mt-4 forced-colors:md:outline"
      >
        {count !== undefined && count > 0 && (
          <button
            type="button"
            onClick={() => chartArea.current?.focus()}
            className={SKIP_LINK}
          >
            Skip to the charts
          </button>
        )}
        {table}
      </div>
    </section>
  );
  return (
    <div className="xl:grid xl:grid-cols-[minmax(0,1fr)_27rem] xl:items-start xl:gap-x-5 column:grid-cols-[23.75rem_minmax(0,1fr)_27rem] column:gap-x-6">
      <div className="contents *:mt-2.5 xl:*:col-span-full">{notices}</div>
      <p role="status" className="sr-only">
        {count !== undefined && `${countText(count)} shown.`}
      </p>
      {isEmpty ? [list, overview] : [overview, list]}
      <section
        ref={charted}
        aria-label="Charts"
        tabIndex={-1}
        className="mt-5 scroll-mt-4 outline-none empty:hidden max-xl:tall:scroll-mt-16 max-xl:tall:**:scroll-mt-18 md:mt-4 column:mt-4.5 xl:tall:sticky-column"
      >
        {charts}
      </section>
      {/* What the thumb reaches on phones, beside the total. How to begin has its own button. */}
      {!isEmpty && (
        <div
          data-bar
          className="fixed right-(--gutter) bottom-[calc(0.625rem+env(safe-area-inset-bottom))] z-11 flex gap-2 md:hidden print:hidden"
        >
          {hasCharts && <ChartLink charts={chartArea} />}
          <ScreenLink
            href="/add"
            className={`${buttonClass("filled")} pl-4.5 group-has-data-hides-add/screen:hidden`}
          >
            <Plus aria-hidden size={20} strokeWidth={2} className="-ml-1" />
            Add
          </ScreenLink>
        </div>
      )}
    </div>
  );
}

/**
 * Publishes the height of a column, which its position in a low window depends on, and
 * how far below its upper end the focus is: a sticky element cannot be scrolled into view.
 */
function measureColumn(column: HTMLElement | null) {
  if (!column) return;
  const observer = new ResizeObserver(() =>
    column.style.setProperty("--column-height", `${column.offsetHeight}px`),
  );
  observer.observe(column);
  const publishFocus = ({ target }: FocusEvent) => {
    const top =
      (target as Element).getBoundingClientRect().top -
      column.getBoundingClientRect().top;
    column.style.setProperty("--focus-top", `${top}px`);
  };
  const forgetFocus = () => column.style.removeProperty("--focus-top");
  column.addEventListener("focusin", publishFocus);
  column.addEventListener("focusout", forgetFocus);
  return () => {
    observer.disconnect();
    column.removeEventListener("focusin", publishFocus);
    column.removeEventListener("focusout", forgetFocus);
  };
}
