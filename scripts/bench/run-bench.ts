import { buildApp, isBuildCurrent } from "../build/build.mjs";
import { type Bench, runBench } from "./bench";
import { measureOneList } from "./one-list";
import { measurePrivateLists } from "./private-lists";

const LISTS = 100_000;

// private-lists is not measured by default: its file has about two gigabytes.
// A smaller number of lists tries the measurement, and writes no results.
const [part = "one-list", lists = LISTS] = process.argv.slice(2);
const privateLists = (bench: Bench) =>
  measurePrivateLists(bench, Number(lists));
const measurements = {
  "one-list": [measureOneList],
  "private-lists": [privateLists],
  all: [measureOneList, privateLists],
}[part];
if (!measurements)
  throw new Error("Pass one-list, private-lists or all: npm run bench -- all");
if (!isBuildCurrent() && !(await buildApp()))
  throw new Error("The build failed.");
await runBench(measurements, { writes: Number(lists) === LISTS });
