import assert from "node:assert/strict";

type Check = {
  name: string;
  /** Returns a summary of the figures, or rejects when the check fails. */
  run: () => Promise<string>;
};

/** Runs the checks one after another, and prints their results. Returns the exit code. */
export async function runChecks(checks: readonly Check[]): Promise<number> {
  let failures = 0;
  for (const { name, run } of checks)
    try {
      console.log(`${name}: ${await run()}`);
    } catch (error) {
      failures += 1;
      console.error(`${name}: FAILED: ${String(error)}`);
    }
  console.log(`${checks.length - failures} passed, ${failures} failed`);
  return failures > 0 ? 1 : 0;
}

/** The summary of a check that cannot run. With CI=true, it fails. */
export function skipped(reason: string): string {
  assert.notEqual(process.env["CI"], "true", reason);
  return `skipped: ${reason}`;
}
