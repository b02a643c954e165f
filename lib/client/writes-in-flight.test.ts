// @vitest-environment jsdom
import { afterEach, beforeEach, expect, it, vi } from "vitest";

const TIMEOUT_MS = 15_000;

beforeEach(() => {
  vi.useFakeTimers();
  vi.resetModules();
  sessionStorage.clear();
});
afterEach(() => vi.useRealTimers());

/** The module as a page that has just been opened has it. */
const openPage = () => import("./writes-in-flight");

it("knows of a write whose page was left, until it must have ended", async () => {
  const left = await openPage();
  void left.trackWrite(new Promise(() => {}), TIMEOUT_MS);
  expect(left.hasWritesFromPreviousPage()).toBe(false);
  vi.resetModules();
  const next = await openPage();
  expect(next.hasWritesFromPreviousPage()).toBe(true);
  await vi.advanceTimersByTimeAsync(TIMEOUT_MS);
  expect(next.hasWritesFromPreviousPage()).toBe(false);
});

it("forgets a write with its response, and a failed one once the page has stayed", async () => {
  const { trackWrite } = await openPage();
  expect(await trackWrite(Promise.resolve(1), TIMEOUT_MS)).toBe(1);
  await expect(
    trackWrite(Promise.reject(new TypeError("Left.")), TIMEOUT_MS),
  ).rejects.toThrow("Left.");
  vi.resetModules();
  const next = await openPage();
  expect(next.hasWritesFromPreviousPage()).toBe(true);
  await vi.advanceTimersByTimeAsync(500);
  expect(next.hasWritesFromPreviousPage()).toBe(false);
  expect(sessionStorage).toHaveLength(0);
});
