// @vitest-environment jsdom
import { act, renderHook } from "@testing-library/react";
import { afterEach, expect, it, vi } from "vitest";
import { useMotionAllowed } from "./use-motion-allowed";

afterEach(() => {
  vi.unstubAllGlobals();
  Reflect.deleteProperty(navigator, "connection");
});

function stubMotion(matches: boolean) {
  const query = Object.assign(new EventTarget(), { matches });
  const matchMedia = vi.fn((media: string) => {
    expect(media).toBe("(prefers-reduced-motion: no-preference)");
    return query;
  });
  vi.stubGlobal("matchMedia", matchMedia);
  return (matches: boolean) => {
    query.matches = matches;
    query.dispatchEvent(new Event("change"));
  };
}

it("follows the setting for reduced motion", () => {
  const change = stubMotion(true);
  const { result } = renderHook(useMotionAllowed);
  expect(result.current).toBe(true);
  act(() => change(false));
  expect(result.current).toBe(false);
  act(() => change(true));
  expect(result.current).toBe(true);
});

it("is false with Save-Data", () => {
  stubMotion(true);
  const connection = { saveData: true };
  Object.assign(navigator, { connection });
  expect(renderHook(useMotionAllowed).result.current).toBe(false);
  connection.saveData = false;
  expect(renderHook(useMotionAllowed).result.current).toBe(true);
});
