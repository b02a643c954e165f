import type { Results } from "../bench/bench";
import {
  ENGINE_PREFIX,
  type Engine,
  FIGURES,
} from "../bench/private-list-figures";

const SECONDS_PER_DAY = 24 * 3600;
const SHORT_ROWS = 100;
const LONG_ROWS = 2000;

export const ASSUMPTIONS = {
  students: 10_000_000,
  /** About one a day on seven days in ten. */
  expensesPerStudentAndYear: 250,
  yearsKept: 4,
  /** The share of the students who use the app on one day. */
  activePerDay: 0.2,
  /** How often an active student loads the list on one day. */
  loadsPerActiveStudent: 4,
  /** The share of the loads for which the browser has the current list already. */
  notModified: 0.5,
  /** Requests per second in the busiest hour ÷ the mean of the day. */
  peakFactor: 5,
  /** Pages that are filled in random order are about two thirds full. */
  pageFill: 0.67,
  /** The part of its capacity that is used in the busiest hour. */
  maxUtilisation: 0.5,
  /** Data on one SQLite machine, or on one shard of MongoDB. */
  gigabytesPerShard: 1000,
} as const;

/** The document of the list is changed before and after the expense is inserted. */
const MONGO_WRITES_PER_ADD = 3;

type Measured = Record<keyof typeof FIGURES, number>;

/** The figures of a store; undefined if bench.json does not have all of them. */
export function measuredFigures(
  results: Results,
  engine: Engine,
): Measured | undefined {
  const entries = Object.entries(FIGURES).map(
    ([key, name]) =>
      [key, results[ENGINE_PREFIX[engine] + name]?.median] as const,
  );
  return entries.every(([, value]) => value !== undefined)
    ? (Object.fromEntries(entries) as Measured)
    : undefined;
}

/** The need of the assumed students, with the measured costs of a store. */
export function scaleUp(measured: Measured) {
  const a = ASSUMPTIONS;
  const rowsPerStudent = a.expensesPerStudentAndYear * a.yearsKept;
  const rows = a.students * rowsPerStudent;
  const gigabytes = (rows * measured.rowBytes) / a.pageFill / 1e9;

  const perSecondAtPeak = (perDay: number) =>
    (perDay / SECONDS_PER_DAY) * a.peakFactor;
  const loads = perSecondAtPeak(
    a.students * a.activePerDay * a.loadsPerActiveStudent,
  );
  const notModified = loads * a.notModified;
  const opens = loads - notModified;
  const adds = perSecondAtPeak(
    (a.students * a.expensesPerStudentAndYear) / 365,
  );

  // The time to open a list grows in proportion to its rows.
  const msPerRow =
    (measured.openLongMs - measured.openMs) / (LONG_ROWS - SHORT_ROWS);
  const openFactor =
    1 + (msPerRow * (rowsPerStudent - SHORT_ROWS)) / measured.openMs;
  /** How many processes each kind of request keeps busy. */
  const busy = {
    opens: (opens * openFactor) / measured.opensPerSecond,
    notModified: notModified / measured.notModifiedPerSecond,
    adds: adds / measured.addsPerSecond,
  };
  const busyProcesses = busy.opens + busy.notModified + busy.adds;
  const instances = Math.ceil(busyProcesses / a.maxUtilisation);
  const shards = Math.ceil(gigabytes / a.gigabytesPerShard);
  // The processes of one machine share the write lock of the file.
  const filesForAdds = Math.ceil(busy.adds / a.maxUtilisation);
  return {
    ...{ rowsPerStudent, rows, gigabytes, shards, filesForAdds },
    ...{ loads, opens, notModified, adds, busy, instances },
    gigabytesOfMemory: (instances * measured.memoryMegabytes) / 1000,
    /** Each load reads the document of the list; one that is no 304, the expenses too. */
    mongoDocumentsPerSecond: loads + opens * rowsPerStudent,
    mongoWritesPerShard: (adds * MONGO_WRITES_PER_ADD) / shards,
  };
}
