/**
 * The tooltip's cursor, positioned by the index of its bar: the x that recharts
 * passes is stale after the data have changed.
 */
export function SpanBand({
  left = 0,
  top = 0,
  width = 0,
  height = 0,
  payloadIndex = 0,
}: {
  /** The plot area, in px. */
  left?: number;
  top?: number;
  height?: number;
  /** The width of one day, week or month, in px. */
  width?: number;
  payloadIndex?: number | string;
}) {
  return (
    <rect
      x={left + Number(payloadIndex) * width}
      y={top}
      width={width}
      height={height}
      className="recharts-tooltip-cursor pointer-events-none fill-white/5"
    />
  );
}
