// @vitest-environment jsdom
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { type Statement, StatementError } from "@/lib/domain/import/statement";
import type { ReadResponse } from "./statement.worker";
import { readFile, RETRY_DELAYS_MS } from "./read-file";

const statement: Statement = {
  source: "Table",
  rows: [],
  warnings: [],
};
const file = new Blob(["Date,Amount"]);
const unaborted = () => new AbortController().signal;

let workers: FakeWorker[] = [];

/** Calls `respond` with each message. */
class FakeWorker {
  static respond: (worker: FakeWorker) => void = () => {};
  onmessage?: (event: { data: ReadResponse }) => void;
  onerror?: (event: { message: string; preventDefault: () => void }) => void;
  message: unknown;
  terminate = vi.fn();

  constructor() {
    workers.push(this);
  }

  postMessage(message: unknown) {
    this.message = message;
    FakeWorker.respond(this);
  }
}

beforeEach(() => {
  workers = [];
  vi.stubGlobal("Worker", FakeWorker);
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

describe("readFile", () => {
  it("sends the file to a worker without reading it, and ends the worker", async () => {
    FakeWorker.respond = (worker) =>
      worker.onmessage?.({ data: { statement } });
    const options = { dateOrder: "day-first" } as const;
    expect(await readFile(file, options, unaborted())).toBe(statement);
    expect(workers).toHaveLength(1);
    expect(workers[0]?.message).toEqual({ file, options });
    expect(workers[0]?.terminate).toHaveBeenCalledOnce();
  });

  it("rejects with the StatementError of the worker", async () => {
    FakeWorker.respond = (worker) =>
      worker.onmessage?.({
        data: { code: "password-needed", message: "This file needs it." },
      });
    const error: unknown = await readFile(file, {}, unaborted()).catch(
      (reason: unknown) => reason,
    );
    expect(error).toBeInstanceOf(StatementError);
    expect(error).toMatchObject({
      code: "password-needed",
      message: "This file needs it.",
    });
  });

  it("rejects with another error for a defect and for a worker that does not start", async () => {
    FakeWorker.respond = (worker) =>
      worker.onmessage?.({
        data: { code: undefined, message: "x is undefined" },
      });
    await expect(readFile(file, {}, unaborted())).rejects.toThrow(
      "x is undefined",
    );
    vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout"] });
    const preventDefault = vi.fn();
    FakeWorker.respond = (worker) =>
      worker.onerror?.({ message: "", preventDefault });
    const outcome = readFile(file, {}, unaborted()).catch(
      (reason: unknown) => reason,
    );
    await vi.runAllTimersAsync();
    expect(await outcome).toEqual(new Error("The worker failed."));
    expect(preventDefault).toHaveBeenCalledTimes(1 + RETRY_DELAYS_MS.length);
  });

  it("starts the worker again if its script was not loaded, as just after `online`", async () => {
    vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout"] });
    FakeWorker.respond = (worker) => {
      if (workers.length === 1)
        worker.onerror?.({ message: "", preventDefault: () => {} });
      else worker.onmessage?.({ data: { statement } });
    };
    const read = readFile(file, {}, unaborted());
    await vi.advanceTimersByTimeAsync(RETRY_DELAYS_MS[0] ?? 0);
    expect(await read).toBe(statement);
    expect(workers).toHaveLength(2);
    expect(workers[0]?.terminate).toHaveBeenCalledOnce();
  });

  it("ends the worker when it is aborted, and starts none afterwards", async () => {
    const controller = new AbortController();
    FakeWorker.respond = () => controller.abort(new Error("Cancelled."));
    await expect(readFile(file, {}, controller.signal)).rejects.toThrow(
      "Cancelled.",
    );
    expect(workers[0]?.terminate).toHaveBeenCalledOnce();
    await expect(readFile(file, {}, controller.signal)).rejects.toThrow(
      "Cancelled.",
    );
    expect(workers).toHaveLength(1);
  });

  it("ends the worker after 30 seconds", async () => {
    vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout"] });
    const started = new Promise<void>((resolve) => {
      FakeWorker.respond = () => resolve();
    });
    const outcome = readFile(file, {}, unaborted()).catch(
      (reason: unknown) => reason,
    );
    await started;
    await vi.advanceTimersByTimeAsync(29_999);
    expect(workers[0]?.terminate).not.toHaveBeenCalled();
    await vi.advanceTimersByTimeAsync(1);
    expect(await outcome).toMatchObject({ code: "unreadable" });
    expect(workers[0]?.terminate).toHaveBeenCalledOnce();
  });

  it("ends the worker after a shorter limit, if one is given", async () => {
    vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout"] });
    const started = new Promise<void>((resolve) => {
      FakeWorker.respond = () => resolve();
    });
    const outcome = readFile(file, {}, unaborted(), () => {}, 10_000).catch(
      (reason: unknown) => reason,
    );
    await started;
    await vi.advanceTimersByTimeAsync(10_000);
    expect(await outcome).toMatchObject({ code: "unreadable" });
  });

  it("reports progress, ignores messages of pdf.js, and waits 30 seconds after each report", async () => {
    vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout"] });
    const started = new Promise<FakeWorker>((resolve) => {
      FakeWorker.respond = resolve;
    });
    const onProgress = vi.fn();
    const outcome = readFile(file, {}, unaborted(), onProgress);
    const worker = await started;
    const progress = { done: 1, total: 200 };
    worker.onmessage?.({ data: { action: "ready" } as never });
    for (let report = 0; report < 3; report++) {
      await vi.advanceTimersByTimeAsync(29_999);
      worker.onmessage?.({ data: { progress } });
    }
    expect(onProgress.mock.calls).toEqual([[progress], [progress], [progress]]);
    worker.onmessage?.({ data: { statement } });
    expect(await outcome).toBe(statement);
  });
});
