// @vitest-environment jsdom
import { afterEach, beforeEach, expect, it, vi } from "vitest";

const TIMEOUT_MS = 15_000;

beforeEach(() => {
  vi.useFakeTimers();
  vi.resetModules();
  sessionStorage.clear();
});
afterEach(() => vi.useRealTimers());

/** The module in the state of a newly opened page. */
const openPage = () => import("./writes-in-flight");

it("knows of a write of the previous page until its timeout", async () => {
  const left = await openPage();
  void left.trackWrite(new Promise(() => {}), TIMEOUT_MS);
  expect(left.hasWritesFromPreviousPage()).toBe(false);
  vi.resetModules();
  const next = await openPage();
  expect(next.hasWritesFromPreviousPage()).toBe(true);
  await vi.advanceTimersByTimeAsync(TIMEOUT_MS);
  expect(next.hasWritesFromPreviousPage()).toBe(false);
});

it("removes a write on its response, and a failed one when the page is still open later", async () => {
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

it("ignores and drops a write to another list than the shown one", async () => {
  const left = await openPage();
  void left.trackWrite(new Promise(() => {}), TIMEOUT_MS, "list-a");
  vi.resetModules();
  const next = await openPage();
  const { setShownList } = await import("@/lib/browser/api/list-ref");
  expect(next.hasWritesFromPreviousPage()).toBe(true);
  setShownList("list-a");
  expect(next.hasWritesFromPreviousPage()).toBe(true);
  vi.resetModules();
  const switched = await openPage();
  const { setShownList: showOther } =
    await import("@/lib/browser/api/list-ref");
  showOther("list-b");
  expect(switched.hasWritesFromPreviousPage()).toBe(false);
  await switched.trackWrite(Promise.resolve(1), TIMEOUT_MS, "list-b");
  expect(sessionStorage.getItem("writes-in-flight")).toBeNull();
});

it.each([
  "[",
  "5",
  '{"a":"tomorrow","b":null}',
  '{"a":9e15,"b":{"until":"tomorrow"},"c":{"until":9e15,"list":1}}',
])("ignores the stored value %s", async (stored) => {
  sessionStorage.setItem("writes-in-flight", stored);
  const { hasWritesFromPreviousPage, trackWrite } = await openPage();
  expect(hasWritesFromPreviousPage()).toBe(false);
  expect(await trackWrite(Promise.resolve(1), TIMEOUT_MS)).toBe(1);
  expect(sessionStorage).toHaveLength(0);
});

it("does not fail a write when the storage is full", async () => {
  vi.spyOn(console, "error").mockReturnValue();
  const full = vi.spyOn(Storage.prototype, "setItem");
  full.mockImplementation(() => {
    throw new DOMException("The storage is full.", "QuotaExceededError");
  });
  const { trackWrite } = await openPage();
  expect(await trackWrite(Promise.resolve(1), TIMEOUT_MS)).toBe(1);
  expect(console.error).toHaveBeenCalled();
});
