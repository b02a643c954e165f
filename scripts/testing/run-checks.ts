import assert from "node:assert/strict";

type Check = {
  name: string;
  /** Returns a summary of the figures, or rejects when the check fails. */
  run: () => Promise<string>;
};

/**
 * Runs the series at once, and the checks of each one after another. Prints their
 * results, and returns the exit code.
 */
export async function runChecks(
  ...series: readonly (readonly Check[])[]
): Promise<number> {
  let failures = 0;
  const runSeries = async (checks: readonly Check[]) => {
    for (const { name, run } of checks)
      try {
        console.log(`${name}: ${await run()}`);
      } catch (error) {
        failures += 1;
        console.error(`${name}: FAILED: ${String(error)}`);
      }
  };
  await Promise.all(series.map(runSeries));
  console.log(`${series.flat().length - failures} passed, ${failures} failed`);
  return failures > 0 ? 1 : 0;
}

/** The summary of a check that cannot run. With CI=true, it fails. */
export function skipped(reason: string): string {
  assert.notEqual(process.env["CI"], "true", reason);
  return `skipped: ${reason}`;
}
