/** Names in bench.json that docs/scaling.md is computed from. */
export const FIGURES = {
  rowBytes: "SQLite file, bytes per row",
  openMs: "open an uncached list of 100 rows, ms",
  openLongMs: "open an uncached list of 2,000 rows, ms",
  opensPerSecond: "uncached lists of 100 rows/s, 10 connections",
  notModifiedPerSecond: "304 responses/s, 10 connections",
  addsPerSecond: "durable adds to many lists/s, 16 connections",
  memoryMegabytes: "server memory after 10,000 lists were read, MB",
} as const;
