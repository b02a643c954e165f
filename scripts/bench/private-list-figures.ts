/** Names in bench.json that docs/scaling.md is computed from. */
export const FIGURES = {
  rowBytes: "bytes per row, with indexes",
  openMs: "open an uncached list of 100 rows, ms",
  openLongMs: "open an uncached list of 2,000 rows, ms",
  opensPerSecond: "uncached lists of 100 rows/s, 10 connections",
  notModifiedPerSecond: "304 responses/s, 10 connections",
  addsPerSecond: "durable adds to many lists/s, 16 connections",
  memoryMegabytes: "server memory after 10,000 lists were read, MB",
} as const;

/** What the names of the figures of a store begin with. */
export const ENGINE_PREFIX = { sqlite: "", mongodb: "MongoDB: " } as const;
export type Engine = keyof typeof ENGINE_PREFIX;
