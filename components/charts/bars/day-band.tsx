/**
 * The cursor: the band of the tooltip's day. recharts hands over where that was
 * when the pointer last moved, which is beside the bar once the data have changed.
 */
export function DayBand({
  left = 0,
  top = 0,
  width = 0,
  height = 0,
  payloadIndex = 0,
}: {
  /** Of the plot, as are top and height, in px. */
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
