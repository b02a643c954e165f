import {
  type ReadOptions,
  type ReadProgress,
  type Statement,
  StatementError,
} from "@/lib/domain/import/statement";
import type { ReadRequest, ReadResponse } from "./statement.worker";
import { delay } from "./wait-for-limit";

export const READ_LIMIT_MS = 30_000;

/** The script of the worker may not load at the first `online` event: the network is not up yet. */
export const RETRY_DELAYS_MS = [500, 2_000];

/** The worker did not start: whatever fails in it later is a message. */
class WorkerStartError extends Error {}

/**
 * Reads a statement in a worker, which is ended after `limitMs` without progress, and
 * after READ_LIMIT_MS without further progress. Rejects with a StatementError, or with the reason of the signal.
 */
export async function readFile(
  file: Blob,
  options: ReadOptions,
  signal: AbortSignal,
  onProgress: ReadProgress = () => {},
  limitMs = READ_LIMIT_MS,
): Promise<Statement> {
  signal.throwIfAborted();
  for (const delayMs of RETRY_DELAYS_MS) {
    try {
      return await readInWorker(file, options, signal, onProgress, limitMs);
    } catch (error) {
      if (!(error instanceof WorkerStartError)) throw error;
      await delay(delayMs, signal);
    }
  }
  return readInWorker(file, options, signal, onProgress, limitMs);
}

async function readInWorker(
  file: Blob,
  options: ReadOptions,
  signal: AbortSignal,
  onProgress: ReadProgress,
  limitMs: number,
): Promise<Statement> {
  const worker = new Worker(new URL("./statement.worker.ts", import.meta.url), {
    type: "module",
  });
  let timer: ReturnType<typeof setTimeout> | undefined;
  try {
    return await new Promise<Statement>((resolve, reject) => {
      const refuse = () =>
        reject(
          new StatementError(
            "unreadable",
            "Reading this file takes too long. Download a shorter period.",
          ),
        );
      timer = setTimeout(refuse, limitMs);
      signal.addEventListener("abort", () => reject(signal.reason as Error));
      worker.onmessage = ({ data }: MessageEvent<ReadResponse>) => {
        if ("progress" in data) {
          clearTimeout(timer);
          timer = setTimeout(refuse, READ_LIMIT_MS);
          onProgress(data.progress);
        } else if ("statement" in data) resolve(data.statement);
        // In a worker, pdf.js sends a message of its own when it is loaded:
        // https://github.com/mozilla/pdf.js/blob/v5.6.205/src/core/worker.js
        else if ("message" in data) reject(readError(data));
      };
      worker.onerror = (event) => {
        event.preventDefault();
        reject(new WorkerStartError(event.message || "The worker failed."));
      };
      const request: ReadRequest = { file, options };
      worker.postMessage(request);
    });
  } finally {
    clearTimeout(timer);
    worker.terminate();
  }
}

function readError({
  code,
  message,
}: Extract<ReadResponse, { message: string }>): Error {
  return code === undefined
    ? new Error(message)
    : new StatementError(code, message);
}
