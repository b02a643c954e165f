import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { withinTime } from "./mongo-client";

beforeEach(() => vi.useFakeTimers());
afterEach(() => vi.useRealTimers());

it("gives up what says nothing for seven seconds", async () => {
  let ended: AbortSignal | undefined;
  const call = withinTime((signal) => {
    ended = signal;
    return new Promise(() => undefined);
  });
  const refusal = expect(call).rejects.toMatchObject({ code: "unavailable" });
  await vi.advanceTimersByTimeAsync(6999);
  expect(ended?.aborted).toBe(false);
  await vi.advanceTimersByTimeAsync(1);
  await refusal;
  expect(ended?.aborted).toBe(true);
});

it("leaves time to what goes on", async () => {
  const call = withinTime(async (signal, goesOn) => {
    for (let rows = 0; rows < 5; rows += 1) {
      await new Promise((resolve) => setTimeout(resolve, 6000));
      goesOn();
    }
    return signal.aborted;
  });
  await vi.advanceTimersByTimeAsync(30_000);
  expect(await call).toBe(false);
});
