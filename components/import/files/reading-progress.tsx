import type { FileProgress } from "./statement-file";

/** How many pages of a file are read. */
export function ReadingProgress({
  name,
  progress: { done, total },
}: {
  name: string;
  progress: FileProgress;
}) {
  return (
    <div className="pr-3 pb-3">
      <progress
        aria-label={`Pages of ${name} read`}
        max={total}
        value={done}
        className="block h-2 w-full appearance-none overflow-hidden rounded-full bg-white/10 accent-teal forced-colors:border [&::-moz-progress-bar]:bg-teal [&::-webkit-progress-bar]:bg-white/10 [&::-webkit-progress-value]:bg-teal"
      />
    </div>
  );
}
