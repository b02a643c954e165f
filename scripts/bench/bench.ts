import {
  existsSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { startServer } from "../testing/start-server";
import type { Figure } from "./measure";

const RESULTS_FILE = "bench.json";

export type Results = Record<
  string,
  Figure & { target?: string; passed?: boolean }
>;
type Target = { min?: number; max?: number };

/** A run of the benchmark: its temporary folder, its servers and its results. */
export type Bench = {
  folder: string;
  /** Adds a figure. Without a target it is a measurement only. */
  report: (name: string, figure: Figure, target?: Target) => void;
  /** Starts a server that runs until the end of the benchmark, or until it is stopped. */
  serve: typeof startServer;
  addCleanup: (clean: () => Promise<unknown>) => void;
};

/** Runs the measurements and adds their results to those in bench.json. */
export async function runBench(
  measurements: readonly ((bench: Bench) => Promise<void>)[],
  { writes }: { writes: boolean },
): Promise<void> {
  const folder = mkdtempSync(join(tmpdir(), "expenses-bench-"));
  const cleanups: (() => Promise<unknown>)[] = [];
  const results: Results = {};
  try {
    for (const measure of measurements)
      await measure({
        folder,
        report: (name, figure, target) => {
          const result = toResult(figure, target);
          results[name] = result;
          console.log(`${name}: ${result.median}`);
        },
        serve: async (...options) => {
          const server = await startServer(...options);
          cleanups.push(async () => {
            if (
              server.process.exitCode === null &&
              server.process.signalCode === null
            )
              await server.stop();
          });
          return server;
        },
        addCleanup: (clean) => void cleanups.push(clean),
      });
    console.table(results);
    if (!writes) return;
    const all = { ...readResults(), ...results };
    writeFileSync(RESULTS_FILE, JSON.stringify(all, null, 2) + "\n");
    console.log(`Written to ${RESULTS_FILE}.`);
  } finally {
    for (const clean of cleanups) await clean();
    rmSync(folder, { recursive: true });
  }
}

/** The results of bench.json; none if it does not exist. */
export function readResults(): Results {
  return existsSync(RESULTS_FILE)
    ? (JSON.parse(readFileSync(RESULTS_FILE, "utf8")) as Results)
    : {};
}

function toResult(
  figure: Figure,
  { min = -Infinity, max = Infinity }: Target = {},
): Results[string] {
  const round = (value: number) => Number(value.toPrecision(3));
  const rounded = {
    median: round(figure.median),
    min: round(figure.min),
    max: round(figure.max),
  };
  if (min === -Infinity && max === Infinity) return rounded;
  return {
    ...rounded,
    target: max === Infinity ? `≥ ${min}` : `≤ ${max}`,
    passed: figure.median >= min && figure.median <= max,
  };
}
