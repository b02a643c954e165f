// @vitest-environment jsdom
import { beforeEach, expect, it, vi } from "vitest";
import { linkState, onLinkStateChange, storeLinkState } from "./link-record";

beforeEach(() => localStorage.clear());

it("stores a state for each list", () => {
  const listener = vi.fn();
  const remove = onLinkStateChange(listener);
  storeLinkState("list-a", "dismissed");
  storeLinkState("list-b", "known");
  remove();
  expect(linkState("list-a")).toBe("dismissed");
  expect(linkState("list-b")).toBe("known");
  expect(linkState("list-c")).toBeUndefined();
  expect(listener).toHaveBeenCalledTimes(2);
});

it.each(["[", "[]", "null", '{"list-a":1}'])(
  "has no state when %s is stored",
  (stored) => {
    localStorage.setItem("list-links", stored);
    expect(linkState("list-a")).toBeUndefined();
  },
);

it("does without a storage that the browser blocks", () => {
  const log = vi.spyOn(console, "error").mockReturnValue();
  vi.stubGlobal("localStorage", undefined);
  expect(linkState("list-a")).toBeUndefined();
  storeLinkState("list-a", "known");
  expect(log).toHaveBeenCalledOnce();
  vi.unstubAllGlobals();
});
