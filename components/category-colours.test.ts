import { expect, it } from "vitest";
import { categoryColours, PALETTE } from "./category-colours";

it("gives our categories the same colours whatever else is in the list", () => {
  const alone = categoryColours(["food"]);
  const among = categoryColours(["rent", "books", "food"]);
  for (const name of ["food", "travel", "entertainment", "shopping", "others"])
    expect(among.get(name)).toBe(alone.get(name));
});

it("has six colours and begins again after them", () => {
  expect(new Set(PALETTE).size).toBe(6);
  const colours = categoryColours(["books", "rent"]);
  expect(colours.get("books")).toBe(PALETTE[5]);
  expect(colours.get("rent")).toBe(PALETTE[0]);
});
