const FILLS = {
  good: "fill-primary",
  warning: "fill-warning",
  over: "fill-danger",
};

/** A bar of what is spent, with a tick for today where the pace of the period would be. */
export function Meter({
  share,
  todayShare,
  tone,
  className,
}: {
  /** From 0; more than 1 is a full bar. */
  share: number;
  todayShare: number;
  tone: keyof typeof FILLS;
  className: string;
}) {
  return (
    <svg
      aria-hidden
      className={`moving-shapes block rounded-full bg-track forced-colors:border forced-colors:bg-[Canvas] ${className}`}
    >
      <rect
        width={percent(share)}
        height="100%"
        rx="4"
        className={`${FILLS[tone]} forced-colors:fill-[CanvasText]`}
      />
      <rect
        x={percent(todayShare)}
        width="2"
        height="100%"
        className="fill-text forced-colors:fill-[Highlight]"
      />
    </svg>
  );
}

function percent(share: number): string {
  return `${Math.min(1, Math.max(0, share)) * 100}%`;
}
