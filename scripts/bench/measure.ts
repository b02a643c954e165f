import autocannon from "autocannon";

const RUNS = 5;
const LOAD_SECONDS = 2;

/** Median, least and most of some runs. */
export type Figure = { median: number; min: number; max: number };

export function summarise(values: number[]): Figure {
  const sorted = values.toSorted((a, b) => a - b);
  return {
    median: percentile(sorted, 0.5),
    min: sorted[0] ?? NaN,
    max: sorted.at(-1) ?? NaN,
  };
}

/** The value that the given share, 0 to 1, of the values does not exceed. */
export function percentile(values: number[], share: number): number {
  const sorted = values.toSorted((a, b) => a - b);
  return sorted[Math.max(0, Math.ceil(sorted.length * share) - 1)] ?? NaN;
}

export async function runs(measure: () => Promise<number>): Promise<Figure> {
  const values: number[] = [];
  for (let run = 0; run < RUNS; run++) values.push(await measure());
  return summarise(values);
}

/** How often `a` goes into `b`: both measured in every run, one after the other. */
export function ratio(
  a: () => Promise<number>,
  b: () => Promise<number>,
): Promise<Figure> {
  return runs(async () => (await a()) / (await b()));
}

/** Requests and bytes of body a second. Rejects when an answer is not the expected one. */
export async function load(
  url: string,
  expectedStatus: number,
  options: Omit<autocannon.Options, "url"> = {},
): Promise<{ requests: number; bytes: number }> {
  const result = await autocannon({ url, duration: LOAD_SECONDS, ...options });
  const answered = result.statusCodeStats as
    Record<string, { count: number }> | undefined;
  const statuses = Object.keys(answered ?? {});
  if (result.errors > 0 || statuses.join() !== String(expectedStatus))
    throw new Error(
      `${url} answered ${statuses.join(", ")}, with ${result.errors} errors.`,
    );
  return {
    requests: result.requests.total / result.duration,
    bytes: result.throughput.total / result.duration,
  };
}
