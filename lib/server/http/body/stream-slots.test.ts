import { beforeEach, expect, it, vi } from "vitest";
import { createStreamSlots, type TakeStreamSlot } from "./stream-slots";

const WAIT_MS = 5000;
const CONNECTED = new AbortController().signal;
let takeSlot: TakeStreamSlot;

beforeEach(() => {
  vi.useFakeTimers();
  takeSlot = createStreamSlots(1, WAIT_MS);
  return () => vi.useRealTimers();
});

it("rejects a stream with 503 and Retry-After after waiting in vain", async () => {
  await takeSlot(CONNECTED);
  const rejected = expect(takeSlot(CONNECTED)).rejects.toMatchObject({
    code: "unavailable",
    retryAfterSeconds: 5,
  });
  await vi.advanceTimersByTimeAsync(WAIT_MS);
  await rejected;
});

it("starts the stream that has waited longest when another ends", async () => {
  const started: string[] = [];
  const end = await takeSlot(CONNECTED);
  const second = takeSlot(CONNECTED).then((end) => {
    started.push("second");
    return end;
  });
  void takeSlot(CONNECTED).then(() => started.push("third"));
  await vi.advanceTimersByTimeAsync(WAIT_MS - 1);
  expect(started).toEqual([]);
  end();
  end();
  const endSecond = await second;
  expect(started).toEqual(["second"]);
  endSecond();
  await vi.advanceTimersByTimeAsync(0);
  expect(started).toEqual(["second", "third"]);
});

it("ends the stream of a client that leaves, also before it starts", async () => {
  const client = new AbortController();
  const end = await takeSlot(client.signal);
  client.abort();
  await takeSlot(client.signal);
  end();
  await takeSlot(CONNECTED);
  const rejected = expect(takeSlot(CONNECTED)).rejects.toThrow("Try again");
  await vi.advanceTimersByTimeAsync(WAIT_MS);
  await rejected;
});
