import { expect, it } from "vitest";
import { chunks } from "@/lib/testing/fake-store";
import { textSlices } from "./text-slices";

it.each([
  ["", "short", "x".repeat(200_000)],
  ["😀".repeat(100_000), `x${"😀".repeat(50_000)}`],
])("cuts text into short slices of whole characters", async (...texts) => {
  const slices = [];
  for await (const slice of textSlices(chunks(...texts))) {
    expect(slice.length).toBeGreaterThan(0);
    expect(slice.length).toBeLessThanOrEqual(64 * 1024);
    slices.push(slice);
  }
  expect(slices.join("")).toBe(texts.join(""));
  expect(slices.filter((slice) => !slice.isWellFormed())).toEqual([]);
});
