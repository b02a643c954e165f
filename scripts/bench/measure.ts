import autocannon from "autocannon";

const RUNS = 5;
const LOAD_SECONDS = 2;

/** The median, minimum and maximum of several runs. */
export type Figure = { median: number; min: number; max: number };

export function summarise(values: number[]): Figure {
  const sorted = values.toSorted((a, b) => a - b);
  return {
    median: percentile(sorted, 0.5),
    min: sorted[0] ?? NaN,
    max: sorted.at(-1) ?? NaN,
  };
}

/** @param share from 0 to 1: 0.5 is the median */
export function percentile(values: number[], share: number): number {
  const sorted = values.toSorted((a, b) => a - b);
  return sorted[Math.max(0, Math.ceil(sorted.length * share) - 1)] ?? NaN;
}

export async function measureRuns(
  measure: () => Promise<number>,
): Promise<Figure> {
  const values: number[] = [];
  for (let run = 0; run < RUNS; run++) values.push(await measure());
  return summarise(values);
}

/** Returns `a` divided by `b`. Each run measures both, one after the other. */
export function ratio(
  a: () => Promise<number>,
  b: () => Promise<number>,
): Promise<Figure> {
  return measureRuns(async () => (await a()) / (await b()));
}

/** Sends load, and returns requests and body bytes per second. Rejects on any other status. */
export async function measureLoad(
  url: string,
  expectedStatus: number,
  options: Omit<autocannon.Options, "url"> = {},
): Promise<{ requests: number; bytes: number }> {
  const result = await autocannon({ url, duration: LOAD_SECONDS, ...options });
  const statusCounts = result.statusCodeStats as
    Record<string, { count: number }> | undefined;
  const statuses = Object.keys(statusCounts ?? {});
  if (result.errors > 0 || statuses.join() !== String(expectedStatus))
    throw new Error(
      `${url} responded with ${statuses.join(", ")}, and ${result.errors} errors.`,
    );
  return {
    requests: result.requests.total / result.duration,
    bytes: result.throughput.total / result.duration,
  };
}
