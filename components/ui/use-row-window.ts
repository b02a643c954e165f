import {
  defaultRangeExtractor,
  type Range,
  useWindowVirtualizer,
} from "@tanstack/react-virtual";
import {
  type RefObject,
  useCallback,
  useDeferredValue,
  useEffect,
  useRef,
  useState,
} from "react";
import { flushSync } from "react-dom";
import { useMediaQuery } from "@/components/ui/use-media-query";

/** A table of up to this many rows is rendered in full, for the browser's search. */
const MAX_FULL_ROWS = 100;
/** A new table renders these before the others: more than fit in a window. */
const FIRST_ROWS = 24;
export const MAX_PRINTED_ROWS = 2000;
const OVERSCAN_ROWS = 12;
/** Where a row has one line. */
export const WIDE = "(width >= 48rem)";
/** The estimated heights of a row. */
type RowSizes = { widePx: number; narrowPx: number };
const EXPENSE_ROW = { widePx: 44, narrowPx: 56 };
const SHORT_ROW_PX = 32;

/**
 * The rows of a table to render, and the height in px of the others above and below
 * them: all rows of a short table, and of a long one those near the viewport. The
 * caller passes `body` to the element around the rows.
 */
export function useRowWindow({
  count,
  keyOf,
  isShort = () => false,
  sizes = EXPENSE_ROW,
}: {
  count: number;
  /** Undefined for a row that no longer exists. Another function for other rows only. */
  keyOf: (index: number) => string | undefined;
  /** Whether the row is the one above the expenses of a day. */
  isShort?: (index: number) => boolean;
  sizes?: RowSizes;
}) {
  const body = useRef<HTMLTableSectionElement>(null);
  const top = useTop(body);
  const isPrinting = useIsPrinting();
  // A long table that becomes short stays one until its other rows are rendered.
  const isFull =
    useDeferredValue(count <= MAX_FULL_ROWS) && count <= MAX_FULL_ROWS;
  const hasFirstRows = useDeferredValue(true, false);
  const rowPx = useMediaQuery(WIDE) ? sizes.widePx : sizes.narrowPx;
  // A new function would let the virtualizer measure all rows again.
  const getItemKey = useCallback(
    (index: number) => keyOf(index) ?? index,
    [keyOf],
  );
  const virtualizer = useWindowVirtualizer<HTMLTableRowElement>({
    // Measures nothing while the table is rendered in full.
    enabled: !isFull,
    count,
    getItemKey,
    estimateSize: (index) => (isShort(index) ? SHORT_ROW_PX : rowPx),
    overscan: OVERSCAN_ROWS,
    scrollMargin: top,
    rangeExtractor: (range: Range) => {
      return isPrinting
        ? firstRows(Math.min(count, MAX_PRINTED_ROWS))
        : defaultRangeExtractor(range);
    },
  });
  if (isFull) {
    const shown = hasFirstRows ? count : Math.min(count, FIRST_ROWS);
    return {
      body,
      rows: firstRows(shown).map((index) => ({
        key: getItemKey(index),
        index,
      })),
      above: 0,
      below: (count - shown) * rowPx,
      isPrinting,
    };
  }
  const rows = virtualizer.getVirtualItems();
  const [first, last] = [rows[0], rows.at(-1)];
  return {
    body,
    rows,
    measure: virtualizer.measureElement,
    above: first ? first.start - top : 0,
    below: last ? virtualizer.getTotalSize() + top - last.end : 0,
    isPrinting,
    scrollToIndex: virtualizer.scrollToIndex,
  };
}

function firstRows(count: number): number[] {
  return Array.from({ length: count }, (_, index) => index);
}

/** The distance of the element from the top of the page, in px. */
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
    const unmount = new AbortController();
    const { signal } = unmount;
    // The page is printed as rendered when the event ends.
    addEventListener(
      "beforeprint",
      () => flushSync(() => setIsPrinting(true)),
      { signal },
    );
    addEventListener("afterprint", () => setIsPrinting(false), { signal });
    return () => unmount.abort();
  }, []);
  return isPrinting;
}
