import {
  mkdtempSync,
  rmSync,
  statSync,
  utimesSync,
  writeFileSync,
} from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, it, onTestFinished } from "vitest";
import { setAgeOf } from "./service-worker.mjs";

it.each([1_763_000_000.140747, 1_763_000_000.1409996, 1_763_000_000])(
  "gives a file no later time than that of the build, %d s",
  (seconds) => {
    const folder = mkdtempSync(join(tmpdir(), "age-"));
    onTestFinished(() => rmSync(folder, { recursive: true }));
    const [buildId, worker] = ["BUILD_ID", "sw.js"].map((name) => {
      const path = join(folder, name);
      writeFileSync(path, "");
      return path;
    }) as [string, string];
    utimesSync(buildId, seconds, seconds);
    setAgeOf(worker, buildId);
    const { mtimeMs } = statSync(buildId);
    expect(statSync(worker).mtimeMs).toBeLessThanOrEqual(mtimeMs);
    expect(statSync(worker).mtimeMs).toBeGreaterThan(mtimeMs - 2);
  },
);
