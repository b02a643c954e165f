// @vitest-environment jsdom
import { renderHook } from "@testing-library/react";
import { expect, it } from "vitest";
import { useLater } from "./use-later";

it("follows its value after the render that shows it", () => {
  const renders: [string, string][] = [];
  const { rerender } = renderHook(
    ({ value }) => renders.push([value, useLater(value)]),
    { initialProps: { value: "before" } },
  );
  rerender({ value: "now" });
  expect(renders).toContainEqual(["now", "before"]);
  expect(renders.at(-1)).toEqual(["now", "now"]);
});
