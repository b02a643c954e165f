const FRAMES = 10;
const SLOWEST_MS = 40;

/**
 * Takes the times between frames, in ms, and says after ten of them whether
 * their median is slow; undefined before.
 */
export function createFramePace() {
  const times: number[] = [];
  return (ms: number): "slow" | "fine" | undefined => {
    if (times.push(ms) < FRAMES) return undefined;
    const sorted = times.splice(0).sort((a, b) => a - b);
    const middle =
      ((sorted[FRAMES / 2 - 1] ?? 0) + (sorted[FRAMES / 2] ?? 0)) / 2;
    return middle > SLOWEST_MS ? "slow" : "fine";
  };
}
