import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { withTimeLimit } from "./time-limit";

beforeEach(() => vi.useFakeTimers());
afterEach(() => vi.useRealTimers());

it("rejects at the limit and aborts the signal", async () => {
  let taskSignal: AbortSignal | undefined;
  const call = withTimeLimit(7000, (signal) => {
    taskSignal = signal;
    return new Promise(() => undefined);
  });
  const rejection = expect(call).rejects.toMatchObject({
    name: "TimeoutError",
  });
  await vi.advanceTimersByTimeAsync(6999);
  expect(taskSignal?.aborted).toBe(false);
  await vi.advanceTimersByTimeAsync(1);
  await rejection;
  expect(taskSignal?.aborted).toBe(true);
});

it("restarts the timer when the task extends it", async () => {
  const call = withTimeLimit(7000, async (signal, extend) => {
    for (let rows = 0; rows < 5; rows += 1) {
      await new Promise((resolve) => setTimeout(resolve, 6000));
      extend();
    }
    return signal.aborted;
  });
  await vi.advanceTimersByTimeAsync(30_000);
  expect(await call).toBe(false);
});

it("rejects with the task's own error before the limit", async () => {
  const error = new Error("failed");
  await expect(withTimeLimit(7000, () => Promise.reject(error))).rejects.toBe(
    error,
  );
});
