export function DueBadge({ count }: { count: number }) {
  return (
    count > 0 && (
      <span className="rounded-full bg-warning-soft px-2.5 py-0.5 text-sm font-medium whitespace-nowrap text-warning forced-colors:border">
        {count} due
      </span>
    )
  );
}
