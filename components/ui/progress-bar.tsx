export function ProgressBar({
  label,
  value,
  max,
}: {
  label: string;
  value: number;
  max: number;
}) {
  return (
    <progress
      aria-label={label}
      max={max}
      value={value}
      className="block h-2 w-full appearance-none overflow-hidden rounded-full bg-track accent-teal forced-colors:border [&::-moz-progress-bar]:bg-teal [&::-webkit-progress-bar]:bg-track [&::-webkit-progress-value]:bg-teal"
    />
  );
}
