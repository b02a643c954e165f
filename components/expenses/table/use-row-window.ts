import {
  defaultRangeExtractor,
  type Range,
  useWindowVirtualizer,
} from "@tanstack/react-virtual";
import { type RefObject, useDeferredValue, useEffect, useState } from "react";
import { flushSync } from "react-dom";
import { useMediaQuery } from "@/components/ui/use-media-query";

/**
 * A table of at most this many rows is soon drawn whole, for the browser's own
 * search; at first the rows in view will do.
 */
const MOST_DRAWN_WHOLE = 100;
export const MOST_PRINTED = 2000;
const MARGIN_ROWS = 12;
const WIDE = "(width >= 40rem)";
const ROW_PX = { wide: 49, narrow: 73 };

/**
 * Which rows of a long table to draw as the page scrolls, and how high the ones
 * left out are above and below them, in px.
 */
export function useRowWindow({
  count,
  keyOf,
  body,
}: {
  count: number;
  keyOf: (index: number) => string;
  body: RefObject<HTMLElement | null>;
}) {
  const top = useTop(body);
  const isPrinting = useIsPrinting();
  const isWhole = useDeferredValue(count <= MOST_DRAWN_WHOLE, false);
  const rowPx = useMediaQuery(WIDE) ? ROW_PX.wide : ROW_PX.narrow;
  const virtualizer = useWindowVirtualizer<HTMLTableRowElement>({
    count,
    getItemKey: keyOf,
    estimateSize: () => rowPx,
    overscan: MARGIN_ROWS,
    scrollMargin: top,
    rangeExtractor: (range: Range) => {
      if (isPrinting) return firstRows(Math.min(count, MOST_PRINTED));
      return isWhole && count <= MOST_DRAWN_WHOLE
        ? firstRows(count)
        : defaultRangeExtractor(range);
    },
  });
  const rows = virtualizer.getVirtualItems();
  const [first, last] = [rows[0], rows.at(-1)];
  return {
    rows,
    measure: virtualizer.measureElement,
    above: first ? first.start - top : 0,
    below: last ? virtualizer.getTotalSize() + top - last.end : 0,
    isPrinting,
  };
}

function firstRows(count: number): number[] {
  return Array.from({ length: count }, (_, index) => index);
}

/** How far down the page the element begins, in px. */
function useTop(element: RefObject<HTMLElement | null>): number {
  const [top, setTop] = useState(0);
  useEffect(() => {
    const observer = new ResizeObserver(() => {
      const y = element.current?.getBoundingClientRect().top ?? 0;
      setTop(Math.round(y + scrollY));
    });
    observer.observe(document.body);
    return () => observer.disconnect();
  }, [element]);
  return top;
}

function useIsPrinting(): boolean {
  const [isPrinting, setIsPrinting] = useState(false);
  useEffect(() => {
    const listening = new AbortController();
    const { signal } = listening;
    // At once, or the page is printed as it was.
    addEventListener(
      "beforeprint",
      () => flushSync(() => setIsPrinting(true)),
      { signal },
    );
    addEventListener("afterprint", () => setIsPrinting(false), { signal });
    return () => listening.abort();
  }, []);
  return isPrinting;
}
