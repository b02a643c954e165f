import { ArrowUp, ChartPie } from "lucide-react";
import { type RefObject, useEffect, useRef, useState } from "react";
import { ICON_BUTTON } from "@/components/ui/button-class";

/** Scrolls to the charts from any position in a long list, and back to it. */
export function ChartLink({
  charts,
}: {
  charts: RefObject<HTMLElement | null>;
}) {
  const isAtCharts = useIsInView(charts);
  /** Where the list was left; its first rows are in the first view. */
  const position = useRef(0);
  const Icon = isAtCharts ? ArrowUp : ChartPie;
  return (
    <button
      type="button"
      aria-label={isAtCharts ? "Back to the list" : "Charts"}
      onClick={() => {
        if (isAtCharts) return scrollTo({ top: position.current });
        position.current = scrollY;
        scrollToCharts(charts.current);
      }}
      className={`${ICON_BUTTON} bg-raised ring-1 ring-hairline ring-inset not-tall:hidden forced-colors:outline`}
    >
      <Icon aria-hidden size={20} strokeWidth={1.75} />
    </button>
  );
}

const FRAMES = 10;

/** Again in the next frames: rows that are rendered on the way there change the height of the list. */
function scrollToCharts(charts: HTMLElement | null, frames = FRAMES) {
  charts?.scrollIntoView();
  if (frames > 0)
    requestAnimationFrame(() => scrollToCharts(charts, frames - 1));
}

function useIsInView(element: RefObject<HTMLElement | null>): boolean {
  const [isInView, setIsInView] = useState(false);
  useEffect(() => {
    if (!element.current) return;
    const observer = new IntersectionObserver(
      (entries) => setIsInView(entries.at(-1)?.isIntersecting ?? false),
      // The upper half of the window.
      { rootMargin: "0px 0px -50% 0px" },
    );
    observer.observe(element.current);
    return () => observer.disconnect();
  }, [element]);
  return isInView;
}
