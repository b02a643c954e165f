import { expect, it } from "vitest";
import { categoryColours, PALETTE } from "./category-colours";

it("gives the built-in categories the same colours in every list", () => {
  const alone = categoryColours(["food"]);
  const among = categoryColours(["rent", "books", "food"]);
  for (const name of ["food", "travel", "entertainment", "shopping", "others"])
    expect(among.get(name)).toBe(alone.get(name));
});

it("cycles through six colours", () => {
  expect(new Set(PALETTE).size).toBe(6);
  const colours = categoryColours(["books", "rent"]);
  expect(colours.get("books")).toBe(PALETTE[5]);
  expect(colours.get("rent")).toBe(PALETTE[0]);
});
