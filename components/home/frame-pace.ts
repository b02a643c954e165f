const FRAMES = 10;
const MAX_FRAME_MS = 40;

/**
 * Returns a function that takes the time since the last frame, in ms, and rates
 * the median of each ten; it returns undefined in between.
 */
export function createFramePace() {
  const times: number[] = [];
  return (ms: number): "slow" | "fine" | undefined => {
    if (times.push(ms) < FRAMES) return undefined;
    const sorted = times.splice(0).sort((a, b) => a - b);
    const middle =
      ((sorted[FRAMES / 2 - 1] ?? 0) + (sorted[FRAMES / 2] ?? 0)) / 2;
    return middle > MAX_FRAME_MS ? "slow" : "fine";
  };
}
