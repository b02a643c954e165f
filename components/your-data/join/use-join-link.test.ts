// @vitest-environment jsdom
import { act, renderHook, waitFor } from "@testing-library/react";
import { beforeEach, expect, it, vi } from "vitest";

let useJoinLink: (typeof import("./use-join-link"))["useJoinLink"];
beforeEach(async () => {
  vi.resetModules();
  ({ useJoinLink } = await import("./use-join-link"));
  history.replaceState({ key: "kept" }, "", "/data");
});

const openAt = (hash: string) => {
  history.replaceState({ key: "kept" }, "", `/data${hash}`);
  return renderHook(() => useJoinLink()).result;
};

it("takes the token out of the address", () => {
  const result = openAt("#join=abc");
  expect(result.current[0]).toEqual({ token: "abc", isReader: false });
  expect(location.href).not.toContain("abc");
  expect(location.hash).toBe("");
  expect(history.state).toEqual({ key: "kept" });
});

it("takes a link that is opened later, until it is cleared", async () => {
  const result = openAt("");
  expect(result.current[0]).toBeUndefined();
  location.hash = "#read=later";
  await waitFor(() =>
    expect(result.current[0]).toEqual({ token: "later", isReader: true }),
  );
  expect(location.hash).toBe("");
  act(() => result.current[1]());
  expect(result.current[0]).toBeUndefined();
});

it("leaves another fragment in the address", () => {
  expect(openAt("#main").current[0]).toBeUndefined();
  expect(location.hash).toBe("#main");
});
