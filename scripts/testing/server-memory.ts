import { readFileSync } from "node:fs";
import type { Server } from "./start-server";

const SAMPLE_MS = 50;

/**
 * Samples the memory of the server. The returned function stops the sampling
 * and returns the largest growth since the start, in MB.
 */
export function watchMemory(server: Server): () => number {
  const before = residentMegabytes(server);
  let most = before;
  const timer = setInterval(() => {
    most = Math.max(most, residentMegabytes(server));
  }, SAMPLE_MS);
  return () => {
    clearInterval(timer);
    return most - before;
  };
}

/** The resident memory of the server, in MB. Linux only. */
export function residentMegabytes(server: Server): number {
  return readMegabytes(server, "VmRSS");
}

/** The most that its resident memory has been, in MB. Linux only. */
export function peakMegabytes(server: Server): number {
  return readMegabytes(server, "VmHWM");
}

function readMegabytes({ process: { pid } }: Server, name: string): number {
  const status = readFileSync(`/proc/${pid}/status`, "utf8");
  return Number(new RegExp(`${name}:\\s+(\\d+)`).exec(status)?.[1]) / 1024;
}
