/** A dot in the chart colour of a category. */
export function CategoryDot({
  colour,
  className = "",
}: {
  colour: string | undefined;
  className?: string;
}) {
  return (
    <svg
      aria-hidden
      viewBox="0 0 8 8"
      className={`size-2 shrink-0 ${className}`}
    >
      <circle cx="4" cy="4" r="4" fill={colour} />
    </svg>
  );
}
