import { expect, test } from "vitest";
import { createFramePace } from "./frame-pace";

const rate = (times: number[]) => {
  const pace = createFramePace();
  return times.map((time) => pace(time));
};
const times = (count: number, ms: number) => Array<number>(count).fill(ms);

test("is undefined before the tenth frame", () => {
  expect(rate(times(9, 500))).toEqual(Array(9).fill(undefined));
});

test("a median over 40 ms is slow", () => {
  expect(rate(times(10, 41)).at(-1)).toBe("slow");
  expect(rate(times(10, 40)).at(-1)).toBe("fine");
});

test("a minority of slow frames is fine", () => {
  expect(rate([...times(4, 2000), ...times(6, 16)]).at(-1)).toBe("fine");
  expect(rate([...times(4, 16), ...times(6, 50)]).at(-1)).toBe("slow");
});

test("rates each ten frames separately", () => {
  const verdicts = rate([...times(10, 100), ...times(10, 16)]);
  expect([verdicts[9], verdicts[10], verdicts[19]]).toEqual([
    "slow",
    undefined,
    "fine",
  ]);
});
