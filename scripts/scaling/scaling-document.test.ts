import { readFileSync } from "node:fs";
import { expect, it } from "vitest";
import { readResults, type Results } from "../bench/bench";
import { FIGURES } from "../bench/private-list-figures";
import { DOCUMENT, updateDocument } from "./scaling-document";
import { measuredFigures, scaleUp } from "./scaling-model";

const document = readFileSync(DOCUMENT, "utf8");

/** Round figures, to compute the expected needs by hand. */
const MEASURED = {
  rowBytes: 200,
  openMs: 2,
  openLongMs: 11.5,
  opensPerSecond: 1000,
  notModifiedPerSecond: 2000,
  addsPerSecond: 1000,
  memoryMegabytes: 300,
};

function resultsOf(
  figures: Partial<Record<keyof typeof FIGURES, number>>,
  prefix = "",
) {
  return Object.fromEntries(
    Object.entries(figures).map(([key, median]) => [
      prefix + FIGURES[key as keyof typeof FIGURES],
      { median, min: median, max: median },
    ]),
  ) as Results;
}

it("docs/scaling.md has the tables that follow from bench.json", async () => {
  expect(await updateDocument(document, readResults())).toBe(document);
});

it("computes needs from the measured figures", () => {
  const need = scaleUp(MEASURED);
  expect(need.rows).toBe(10_000_000 * 1000);
  expect(need.gigabytes).toBeCloseTo((1e10 * 200) / 0.67 / 1e9);
  expect(need.shards).toBe(3);
  expect(need.filesForAdds).toBe(1);
  expect(need.loads).toBeCloseTo((8_000_000 / 86_400) * 5);
  expect(need.opens + need.notModified).toBeCloseTo(need.loads);
  expect(need.adds).toBeCloseTo((2_500_000_000 / 365 / 86_400) * 5);
  // 900 rows more than measured, at 0.005 ms each, take 4.5 ms more than 2 ms.
  expect(need.busy.opens).toBeCloseTo((need.opens * 3.25) / 1000);
  const busy = need.busy.opens + need.busy.notModified + need.busy.adds;
  expect(need.instances).toBe(Math.ceil(busy * 2));
  expect(need.gigabytesOfMemory).toBeCloseTo(need.instances * 0.3);
});

it("has a column for each store that was measured", async () => {
  const { openMs, ...others } = MEASURED;
  expect(measuredFigures(resultsOf(others), "sqlite")).toBeUndefined();
  expect(measuredFigures(resultsOf({ ...others, openMs }), "sqlite")).toEqual(
    MEASURED,
  );
  const update = (results: Results) => updateDocument(document, results);
  const unmeasured = await update(resultsOf(others));
  expect(unmeasured).toContain("SQLite is not measured yet");
  expect(unmeasured).not.toContain("| Need ");
  const sqlite = await update(resultsOf(MEASURED));
  expect(sqlite).toMatch(/\| Need +\| SQLite +\|\n/);
  expect(sqlite).toContain("MongoDB is not measured yet");
  const both = await update({
    ...resultsOf(MEASURED),
    ...resultsOf({ ...MEASURED, rowBytes: 400 }, "MongoDB: "),
  });
  expect(both).toMatch(/\| Need +\| SQLite +\| MongoDB +\|\n/);
  expect(both).toMatch(
    /\| storage, with indexes +\| 2,986 GB +\| 5,971 GB +\|/,
  );
  expect(both).not.toContain("not measured yet");
});
