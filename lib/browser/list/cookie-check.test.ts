// @vitest-environment jsdom
import { beforeEach, expect, it, vi } from "vitest";

let check: typeof import("./cookie-check");
let events: typeof import("@/lib/browser/list/list-events");
beforeEach(async () => {
  vi.resetModules();
  check = await import("./cookie-check");
  events = await import("@/lib/browser/list/list-events");
});

it("knows that the cookie of a list was not stored from the first response after it was made", () => {
  expect(check.areCookiesBlocked("none")).toBe(false);
  check.noteMadeList("list-a");
  check.noteReadList("none");
  expect(check.areCookiesBlocked("none")).toBe(true);
  check.noteReadList("none");
  expect(check.areCookiesBlocked("none")).toBe(true);
  check.noteReadList("list-a");
  expect(check.areCookiesBlocked("none")).toBe(false);
});

it("does not take a list that is erased later for one without a cookie", () => {
  check.noteMadeList("list-a");
  check.noteReadList("list-a");
  check.noteReadList("none");
  expect(check.areCookiesBlocked("none")).toBe(false);
  check.noteMadeList("list-b");
  events.publishListEvent({ kind: "switched" });
  check.noteReadList("none");
  expect(check.areCookiesBlocked("none")).toBe(false);
});

it.each([
  ["none", true],
  ["one", false],
  [undefined, false],
])("with cookies off, the list %s is blocked: %s", (list, expected) => {
  vi.spyOn(navigator, "cookieEnabled", "get").mockReturnValue(false);
  check.noteMadeList(list);
  check.noteReadList(list);
  expect(check.areCookiesBlocked(list)).toBe(expected);
});

it("tries whether a cookie is stored, and leaves none", () => {
  check.noteReadList("none");
  expect(check.areCookiesBlocked("none")).toBe(false);
  expect(document.cookie).toBe("");
  vi.spyOn(document, "cookie", "get").mockReturnValue("");
  check.noteReadList("none");
  expect(check.areCookiesBlocked("none")).toBe(true);
});

it("tries no cookie when the browser has a list", () => {
  const stored = vi.spyOn(document, "cookie", "set");
  for (const list of ["list-a", "gone", "one", undefined])
    check.noteReadList(list);
  expect(stored).not.toHaveBeenCalled();
});
