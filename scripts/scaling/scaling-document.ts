import { format } from "prettier";
import type { Results } from "../bench/bench";
import { type Engine, FIGURES } from "../bench/private-list-figures";
import { ASSUMPTIONS, measuredFigures, scaleUp } from "./scaling-model";

export const DOCUMENT = "docs/scaling.md";
const START = "<!-- Written by npm run scaling -->";
const END = "<!-- End -->";
const ENGINES = { sqlite: "SQLite", mongodb: "MongoDB" } as const;
const COMMANDS = { sqlite: "private-lists", mongodb: "mongo" } as const;

/** The document with the tables that follow from bench.json. */
export async function updateDocument(
  document: string,
  results: Results,
): Promise<string> {
  const [before, rest] = document.split(START);
  const after = rest?.split(END)[1];
  if (before === undefined || after === undefined)
    throw new Error(`${DOCUMENT} has no "${START}" and "${END}".`);
  const engines = Object.keys(ENGINES) as Engine[];
  const measured = engines.flatMap((engine) => {
    const figures = measuredFigures(results, engine);
    return figures ? [{ name: ENGINES[engine], figures }] : [];
  });
  const missing = engines
    .filter((engine) => !measuredFigures(results, engine))
    .map(
      (engine) =>
        `${ENGINES[engine]} is not measured yet: run \`npm run bench -- ${COMMANDS[engine]}\`, then \`npm run scaling\`.`,
    );
  const tables = [...writeTables(measured), ...missing].join("\n\n");
  const text = `${before}${START}\n\n${tables}\n\n${END}${after}`;
  return format(text, { parser: "markdown" });
}

type Measured = {
  name: string;
  figures: NonNullable<ReturnType<typeof measuredFigures>>;
};

/** The tables, with a column for each store that was measured. */
function writeTables(measured: readonly Measured[]): string[] {
  const a = ASSUMPTIONS;
  const keys = Object.keys(FIGURES) as (keyof typeof FIGURES)[];
  return [
    "### Assumed",
    table(
      ["Assumption", "Value"],
      [
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
      ],
    ),
    ...(measured.length === 0
      ? []
      : [
          "### Measured",
          table(
            ["Figure in bench.json, median", ...measured.map(nameOf)],
            keys.map((key) => [
              FIGURES[key],
              ...measured.map(({ figures }) => String(figures[key])),
            ]),
          ),
          "### Computed",
          table(
            ["Need", ...measured.map(nameOf)],
            transpose(measured.map(({ figures }) => needs(scaleUp(figures)))),
          ),
        ]),
  ];
}

function nameOf({ name }: Measured): string {
  return name;
}

function needs(need: ReturnType<typeof scaleUp>): [string, string][] {
  return [
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
    ["MongoDB: writes per second and shard", count(need.mongoWritesPerShard)],
  ];
}

/** Rows with the name of a need and its figure in each of the columns. */
function transpose(columns: readonly [string, string][][]): string[][] {
  return (columns[0] ?? []).map(([name], row) => [
    name,
    ...columns.map((column) => column[row]?.[1] ?? ""),
  ]);
}

function table(header: string[], rows: string[][]): string {
  return [header, header.map(() => "---"), ...rows]
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
