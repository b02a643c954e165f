import { execFileSync } from "node:child_process";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { buildApp, isBuildCurrent } from "../build/build.mjs";
import { runChecks } from "../testing/run-checks";
import { droppedAdds } from "./browser/dropped-adds";
import { movedClock } from "./browser/moved-clock";
import { responseStatuses } from "./browser/response-statuses";
import { sendersAtOnce } from "./browser/senders-at-once";
import { fullStorage, refusedStorage } from "./browser/storage-faults";
import { backupBesideAdds } from "./backup-faults";
import { concurrentReads, slowReaders, upgrades } from "./attack-faults";
import {
  failingFsyncs,
  fsyncs,
  fullDisk,
  fullDiskForNewVisitors,
  lockedFile,
  removedFile,
} from "./disk-faults";
import { largeBodies } from "./flood-faults";
import { hostileLoad, hostileLoadOnMongo } from "./hostile-load";
import { killAfterErasure, kills, killsWithLists } from "./kill-faults";
import { oneKey, termination, twoServers } from "./process-faults";

type FaultCheck = {
  name: string;
  run: (path: string) => Promise<string>;
  /** The programs that the check needs, with their Debian packages. */
  needs?: Record<string, string>;
};

const SERVER_CHECKS: FaultCheck[] = [
  { name: "SIGKILL under load", run: kills },
  { name: "SIGKILL under load, private lists", run: killsWithLists },
  { name: "SIGKILL after an erasure", run: killAfterErasure },
  { name: "Backup beside adds", run: backupBesideAdds },
  { name: "SIGTERM under load", run: termination },
  { name: "One key at once", run: oneKey },
  { name: "Two servers, one file", run: twoServers },
  { name: "Fsync per add", run: fsyncs, needs: { strace: "strace" } },
  {
    name: "Failing fsyncs",
    run: failingFsyncs,
    needs: { "fiu-run": "fiu-utils", "fiu-ctrl": "fiu-utils" },
  },
  { name: "Full disk", run: fullDisk, needs: { mount: "mount" } },
  {
    name: "Full disk, new visitors",
    run: fullDiskForNewVisitors,
    needs: { mount: "mount" },
  },
  { name: "Removed file", run: removedFile },
  { name: "Locked file", run: lockedFile },
  { name: "Large bodies", run: largeBodies },
  { name: "Upgrade requests", run: upgrades },
  { name: "Slow readers", run: slowReaders },
  { name: "Concurrent reads", run: concurrentReads },
  { name: "Hostile load", run: hostileLoad },
  { name: "Hostile load on MongoDB", run: hostileLoadOnMongo },
];

/** They run beside the checks of the server, because they mostly wait for the next try of a send. */
const BROWSER_CHECKS: FaultCheck[] = [
  { name: "Browser: dropped adds", run: droppedAdds },
  { name: "Browser: errors for unsent expenses", run: responseStatuses },
  { name: "Browser: full storage", run: fullStorage },
  { name: "Browser: refused storage", run: refusedStorage },
  { name: "Browser: moved clock", run: movedClock },
  { name: "Browser: two tabs and the worker", run: sendersAtOnce },
];

if (!isBuildCurrent() && !(await buildApp())) process.exit(1);

// `npm run test:faults -- Browser` runs the checks whose names begin so.
const [, , prefix = ""] = process.argv;

const folder = mkdtempSync(join(tmpdir(), "expenses-faults-"));
const exitCode = await runChecks(
  ...[SERVER_CHECKS, BROWSER_CHECKS].map((checks) =>
    checks
      .filter(({ name }) => name.startsWith(prefix))
      .map(({ name, run, needs = {} }) => ({
        name,
        run: async () => {
          requirePrograms(needs);
          return run(join(mkdtempSync(join(folder, "check-")), "expenses.db"));
        },
      })),
  ),
);
rmSync(folder, { recursive: true, force: true });
process.exit(exitCode);

function requirePrograms(needs: Record<string, string>) {
  const missing = Object.keys(needs).filter((program) => !isInstalled(program));
  if (missing.length === 0) return;
  const packages = new Set(missing.map((program) => needs[program]));
  throw new Error(
    `cannot run without ${missing.join(", ")}. On Debian: apt-get install ${[...packages].join(" ")}`,
  );
}

function isInstalled(program: string): boolean {
  try {
    execFileSync("sh", ["-c", 'command -v "$0"', program]);
    return true;
  } catch {
    return false;
  }
}
