import { format } from "prettier";
import type { Results } from "../bench/bench";
import { FIGURES } from "../bench/private-list-figures";
import { ASSUMPTIONS, measuredFigures, scaleUp } from "./scaling-model";

export const DOCUMENT = "docs/scaling.md";
const START = "<!-- Written by npm run scaling -->";
const END = "<!-- End -->";
const NOT_MEASURED =
  "These figures are not measured yet: run `npm run bench -- private-lists`, then `npm run scaling`.";

/** The document with the tables that follow from bench.json. */
export async function updateDocument(
  document: string,
  results: Results,
): Promise<string> {
  const [before, rest] = document.split(START);
  const after = rest?.split(END)[1];
  if (before === undefined || after === undefined)
    throw new Error(`${DOCUMENT} has no "${START}" and "${END}".`);
  const measured = measuredFigures(results);
  const tables = measured ? writeTables(measured) : NOT_MEASURED;
  const text = `${before}${START}\n\n${tables}\n\n${END}${after}`;
  return format(text, { parser: "markdown" });
}

function writeTables(
  measured: NonNullable<ReturnType<typeof measuredFigures>>,
) {
  const a = ASSUMPTIONS;
  const need = scaleUp(measured);
  const keys = Object.keys(FIGURES) as (keyof typeof FIGURES)[];
  return [
    "### Assumed",
    table("Assumption", "Value", [
      ["students", count(a.students)],
      ["expenses per student and year", count(a.expensesPerStudentAndYear)],
      ["years that are kept", count(a.yearsKept)],
      ["students who use the app on one day", percent(a.activePerDay)],
      [
        "loads of the list per active student and day",
        count(a.loadsPerActiveStudent),
      ],
      ["loads that get a 304", percent(a.notModified)],
      [
        "requests per second in the busiest hour ÷ the day's mean",
        count(a.peakFactor),
      ],
      ["how full database pages are", percent(a.pageFill)],
      ["use of an instance in the busiest hour", percent(a.maxUtilisation)],
      [
        "data in one SQLite file or MongoDB shard",
        gigabytes(a.gigabytesPerShard),
      ],
    ]),
    "### Measured",
    table(
      "Figure in bench.json",
      "Median",
      keys.map((key) => [FIGURES[key], String(measured[key])]),
    ),
    "### Computed",
    table("Need", "Figure", [
      ["expenses of one student", count(need.rowsPerStudent)],
      ["expenses of all students", count(need.rows)],
      ["storage, with indexes", gigabytes(need.gigabytes)],
      ["SQLite files or MongoDB shards, by storage", count(need.shards)],
      ["SQLite files, by adds", count(need.filesForAdds)],
      ["loads per second in the busiest hour", count(need.loads)],
      ["adds per second in the busiest hour", count(need.adds)],
      [
        "processes kept busy by lists that are not cached",
        share(need.busy.opens),
      ],
      ["processes kept busy by 304 responses", share(need.busy.notModified)],
      ["processes kept busy by adds", share(need.busy.adds)],
      ["instances (one process and one core each)", count(need.instances)],
      ["memory of all instances", gigabytes(need.gigabytesOfMemory)],
      [
        "MongoDB: documents read per second in the busiest hour",
        count(need.mongoDocumentsPerSecond),
      ],
      [
        "MongoDB: inserts per second and shard",
        count(need.mongoWritesPerShard),
      ],
    ]),
  ].join("\n\n");
}

function table(name: string, value: string, rows: [string, string][]): string {
  return [[name, value], ["---", "---"], ...rows]
    .map((cells) => `| ${cells.join(" | ")} |`)
    .join("\n");
}

function count(value: number): string {
  return Math.ceil(value).toLocaleString("en-US");
}

function share(value: number): string {
  return value.toPrecision(2);
}

function percent(value: number): string {
  return `${Math.round(value * 100)} %`;
}

function gigabytes(value: number): string {
  return `${Math.ceil(value).toLocaleString("en-US")} GB`;
}
