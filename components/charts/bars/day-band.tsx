/**
 * The cursor behind the tooltip's day, placed by its index: the x that recharts
 * passes is out of date once the data have changed.
 */
export function DayBand({
  left = 0,
  top = 0,
  width = 0,
  height = 0,
  payloadIndex = 0,
}: {
  /** Of the plot, in px, like top and height. */
  left?: number;
  top?: number;
  height?: number;
  /** Of the band, in px. */
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
