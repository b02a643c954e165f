import { execFileSync } from "node:child_process";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { buildApp, isBuildCurrent } from "../build/build.mjs";
import {
  lockedFile,
  manyReadings,
  removedFile,
  slowReaders,
  upgrades,
} from "./attack-faults";
import { failingFsyncs, fsyncs, fullDisk } from "./disk-faults";
import { bigBodies } from "./flood-faults";
import { kills, oneKey, termination, twoServers } from "./process-faults";

type Check = {
  name: string;
  /** Gives its figure, or rejects when the promise does not hold. */
  run: (path: string) => Promise<string>;
  /** Programs, and the Debian packages that have them. */
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
  { name: "Many readings", run: manyReadings },
  { name: "Locked file", run: lockedFile },
];

if (!isBuildCurrent() && !(await buildApp())) process.exit(1);

const folder = mkdtempSync(join(tmpdir(), "expenses-faults-"));
let failures = 0;
for (const [index, { name, run, needs = {} }] of CHECKS.entries()) {
  const missing = Object.keys(needs).filter((program) => !isThere(program));
  if (missing.length > 0) {
    const packages = new Set(missing.map((program) => needs[program]));
    report(
      name,
      `cannot run without ${missing.join(", ")}; Debian has it: apt-get install ${[...packages].join(" ")}`,
    );
    continue;
  }
  try {
    console.log(`${name}: ${await run(join(folder, `${index}.db`))}`);
  } catch (error) {
    report(name, `DOES NOT HOLD: ${String(error)}`);
  }
}
rmSync(folder, { recursive: true, force: true });
console.log(`${CHECKS.length - failures} hold, ${failures} do not`);
process.exit(failures > 0 ? 1 : 0);

function report(name: string, reason: string) {
  failures += 1;
  console.error(`${name}: ${reason}`);
}

function isThere(program: string): boolean {
  try {
    execFileSync("sh", ["-c", 'command -v "$0"', program]);
    return true;
  } catch {
    return false;
  }
}
