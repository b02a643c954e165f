import { execFileSync } from "node:child_process";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { buildApp, isBuildCurrent } from "../build/build.mjs";
import {
  lockedFile,
  concurrentReads,
  removedFile,
  slowReaders,
  upgrades,
} from "./attack-faults";
import { failingFsyncs, fsyncs, fullDisk } from "./disk-faults";
import { bigBodies } from "./flood-faults";
import { kills, oneKey, termination, twoServers } from "./process-faults";

type Check = {
  name: string;
  /** Returns a summary of the figures, or rejects when the check fails. */
  run: (path: string) => Promise<string>;
  /** The programs that the check needs, with their Debian packages. */
  needs?: Record<string, string>;
};

const CHECKS: Check[] = [
  { name: "R1 kill -9", run: kills },
  { name: "R2 fsyncs", run: fsyncs, needs: { strace: "strace" } },
  {
    name: "R3 failing fsyncs",
    run: failingFsyncs,
    needs: { "fiu-run": "fiu-utils", "fiu-ctrl": "fiu-utils" },
  },
  { name: "R4 full disk", run: fullDisk, needs: { mount: "mount" } },
  { name: "R5 one key at once", run: oneKey },
  { name: "R8 two servers", run: twoServers },
  { name: "R9 SIGTERM", run: termination },
  { name: "Flood", run: bigBodies },
  { name: "Upgrades", run: upgrades },
  { name: "Slow readers", run: slowReaders },
  { name: "Removed file", run: removedFile },
  { name: "Concurrent reads", run: concurrentReads },
  { name: "Locked file", run: lockedFile },
];

if (!isBuildCurrent() && !(await buildApp())) process.exit(1);

const folder = mkdtempSync(join(tmpdir(), "expenses-faults-"));
let failures = 0;
for (const [index, { name, run, needs = {} }] of CHECKS.entries()) {
  const missing = Object.keys(needs).filter((program) => !isInstalled(program));
  if (missing.length > 0) {
    const packages = new Set(missing.map((program) => needs[program]));
    reportFailure(
      name,
      `cannot run without ${missing.join(", ")}. On Debian: apt-get install ${[...packages].join(" ")}`,
    );
    continue;
  }
  try {
    console.log(`${name}: ${await run(join(folder, `${index}.db`))}`);
  } catch (error) {
    reportFailure(name, `FAILED: ${String(error)}`);
  }
}
rmSync(folder, { recursive: true, force: true });
console.log(`${CHECKS.length - failures} passed, ${failures} failed`);
process.exit(failures > 0 ? 1 : 0);

function reportFailure(name: string, reason: string) {
  failures += 1;
  console.error(`${name}: ${reason}`);
}

function isInstalled(program: string): boolean {
  try {
    execFileSync("sh", ["-c", 'command -v "$0"', program]);
    return true;
  } catch {
    return false;
  }
}
