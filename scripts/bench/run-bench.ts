import { buildApp, isBuildCurrent } from "../build/build.mjs";
import { type Bench, runBench } from "./bench";
import { measureOneList } from "./one-list";
import { measurePrivateLists } from "./private-lists";
import { measureSecondVisit } from "./second-visit";

const LISTS = 100_000;

// private-lists and mongo are not measured by default: each store has about two
// gigabytes. A smaller number of lists tries them, and writes no results.
const [part = "default", lists = LISTS] = process.argv.slice(2);
const listCount = Number(lists);
const privateLists = (bench: Bench) =>
  measurePrivateLists(bench, { engine: "sqlite", listCount });
const mongo = (bench: Bench) =>
  measurePrivateLists(bench, { engine: "mongodb", listCount });
const measurements = {
  default: [measureOneList, measureSecondVisit],
  "one-list": [measureOneList],
  "second-visit": [measureSecondVisit],
  "private-lists": [privateLists],
  mongo: [mongo],
  all: [measureOneList, measureSecondVisit, privateLists],
}[part];
if (!measurements)
  throw new Error(
    "Pass one-list, second-visit, private-lists, mongo or all: npm run bench -- all",
  );
if (!isBuildCurrent() && !(await buildApp()))
  throw new Error("The build failed.");
await runBench(measurements, { writes: listCount === LISTS });
