import { expect, it } from "vitest";
import { parseDate } from "@/lib/testing/parse-date";
import { splitLine } from "./split-line";

const split = (line: string) => splitLine(line, parseDate("2026-11-25"));

it.each([
  ["chai 20 samosa 30", ["chai 20", "samosa 30"]],
  ["chai 10 aur biscuit 5", ["chai 10", "biscuit 5"]],
  ["80 lunch 120 dinner", ["80 lunch", "120 dinner"]],
  ["chai 20, samosa 30, auto 40", ["chai 20", "samosa 30", "auto 40"]],
  ["chai 20 samosa 30 kal", ["chai 20 kal", "samosa 30 kal"]],
  ["kal chai 10 parso auto 50", ["chai 10 kal", "parso auto 50"]],
  ["2 chai 20 3 samosa 45", ["2 chai 20", "3 samosa 45"]],
  ["chai 20 samosa 30 #food", ["chai 20 #food", "samosa 30 #food"]],
])("%s is several expenses", (line, parts) => {
  expect(split(line)).toEqual(parts);
});

it.each([
  "chai 20",
  "lunch 450 split by 3",
  "450/3 pizza",
  "2 chai 40",
  "3 idli 2 vada 90",
  "pizza for 4 600",
  "bus 42 to college ₹15",
  "room 101 rent 5000",
  "28 day pack 299",
  "120 + 30 lunch",
  "chai 20 30 nov",
  "chai and samosa 50",
])("%s is one expense", (line) => {
  expect(split(line)).toEqual([line]);
});
