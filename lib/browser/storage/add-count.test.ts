// @vitest-environment jsdom
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import {
  countAdd,
  forgetAdds,
  hasAddedThree,
  isBackupDue,
  listsWithAdds,
  startBackupPeriod,
} from "./add-count";

const DAY_MS = 24 * 60 * 60 * 1000;

beforeEach(() => {
  localStorage.clear();
  vi.useFakeTimers({ toFake: ["Date"], now: 1000 });
});
afterEach(() => vi.useRealTimers());

const passDays = (days: number) => vi.setSystemTime(Date.now() + days * DAY_MS);

it("counts three adds", () => {
  countAdd("a");
  countAdd("a");
  expect(hasAddedThree()).toBe(false);
  countAdd("a");
  expect(hasAddedThree()).toBe(true);
});

it("counts several adds at once, also for an external API", () => {
  countAdd(undefined, 0);
  expect(localStorage.getItem("adds")).toBeNull();
  countAdd(undefined, 2);
  expect(hasAddedThree()).toBe(false);
  countAdd(undefined, 2);
  expect(hasAddedThree()).toBe(true);
});

it("counts from the start when what is stored is no count", () => {
  localStorage.setItem("adds", '{"count":3,"a":{"count":"many"}}');
  expect(hasAddedThree()).toBe(false);
  countAdd("a");
  expect(JSON.parse(localStorage.getItem("adds") ?? "")).toMatchObject({
    a: { count: 1, saved: 0, since: 1000 },
  });
});

it("has a backup due after 50 adds and 30 days, and not before both", () => {
  countAdd("a");
  passDays(30);
  countAdd("a", 48);
  expect(isBackupDue("a")).toBe(false);
  countAdd("a");
  expect(isBackupDue("a")).toBe(true);
  expect(isBackupDue("b")).toBe(false);
  countAdd("b", 50);
  expect(isBackupDue("b")).toBe(false);
  passDays(30);
  expect(isBackupDue("b")).toBe(true);
});

it("counts both from the last backup, and the three adds from the first", () => {
  countAdd("a", 50);
  passDays(30);
  startBackupPeriod("a");
  expect(isBackupDue("a")).toBe(false);
  expect(hasAddedThree()).toBe(true);
  countAdd("a", 50);
  passDays(29);
  expect(isBackupDue("a")).toBe(false);
  passDays(1);
  expect(isBackupDue("a")).toBe(true);
});

it("forgets a list", () => {
  countAdd("a");
  countAdd("b");
  forgetAdds("a");
  expect(listsWithAdds()).toEqual(["b"]);
});
