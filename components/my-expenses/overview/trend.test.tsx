// @vitest-environment jsdom
import { render, screen } from "@testing-library/react";
import { expect, it } from "vitest";
import { asPaise } from "@/lib/domain/expenses/money";
import type { Period } from "@/lib/domain/view/period";
import { parseDate } from "@/lib/testing/parse-date";
import { Trend } from "./trend";

const DAYS = 30;
const PERIOD: Period = { kind: "month", year: 2026, month: 11 };
const sums = (count: number, paiseOfDay: number) =>
  Array.from({ length: count }, (_, day) => asPaise((day + 1) * paiseOfDay));

/** The y of the label of the month before, in percent, and its distance from it in pixels. */
function labelBefore(now: number, before: number) {
  const line = { now: sums(26, now), before: sums(DAYS, before), days: DAYS };
  const today = parseDate("2026-11-26");
  render(<Trend line={line} period={PERIOD} today={today} />);
  const label = screen.getByText(/^Oct/);
  return [label.getAttribute("y"), label.getAttribute("dy")];
}

it.each([
  ["over the end of a line that is above", 50, 100, ["18%", "-7"]],
  ["under all of a line over it that is below", 110, 100, ["39.3%", "18"]],
  ["between two lines that are far apart", 300, 100, ["67.2%", "-7"]],
])("has the label of the month before %s", (_, now, before, position) => {
  expect(labelBefore(now, before)).toEqual(position);
});
