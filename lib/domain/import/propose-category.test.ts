import { describe, expect, it } from "vitest";
import type { Category } from "@/lib/domain/expenses/category";
import { keyWithoutTags } from "@/lib/domain/expenses/tags";
import { categoryHistory, proposeCategory } from "./propose-category";

const nothing = {
  learned: new Map<string, Category>(),
  history: categoryHistory([]),
};
const history = categoryHistory([
  { description: "Zomato", category: "others" },
  { description: "ZOMATO ", category: "entertainment" },
  { description: "zomato", category: "entertainment" },
  { description: "Uber", category: "shopping" },
  { description: "Uber", category: "travel" },
  { description: "Landlord", category: "rent" },
]);

describe("categoryHistory", () => {
  it("has the most frequent category of a payee in any letter case", () => {
    expect(history.get(keyWithoutTags("Zomato"))).toBe("entertainment");
  });

  it("has that of a payee with and without tags", () => {
    const tagged = categoryHistory([
      { description: "Zomato #hostel", category: "entertainment" },
    ]);
    expect(tagged.get(keyWithoutTags("zomato"))).toBe("entertainment");
  });

  it("has the newest of equally frequent categories", () => {
    expect(history.get(keyWithoutTags("uber"))).toBe("shopping");
  });

  it("ignores categories of other programs", () => {
    expect(history.has(keyWithoutTags("Landlord"))).toBe(false);
  });
});

describe("proposeCategory", () => {
  const learned = new Map<string, Category>([
    [keyWithoutTags("zomato"), "travel"],
  ]);

  it("takes the file's own category first", () => {
    const row = { description: "Zomato", category: "shopping" } as const;
    expect(proposeCategory(row, { learned, history })).toBe("shopping");
  });

  it("takes what the user chose for the payee before the list", () => {
    const row = { description: "Zomato" };
    expect(proposeCategory(row, { learned, history })).toBe("travel");
  });

  it("takes the list before a tag", () => {
    const row = { description: "Zomato", tag: "Food" };
    expect(proposeCategory(row, { ...nothing, history })).toBe("entertainment");
  });

  it.each([
    ["Food", "food"],
    ["entertainment", "entertainment"],
    ["Fuel", "travel"],
    ["Bill Payments", "others"],
    ["Groceries", "food"],
    ["Shopping", "shopping"],
  ])("takes the tag %s as %s, before the words", (tag, category) => {
    const row = { description: "Uber", tag };
    expect(proposeCategory(row, nothing)).toBe(category);
  });

  it("takes the words of the description, else others", () => {
    expect(proposeCategory({ description: "Uber" }, nothing)).toBe("travel");
    const row = { description: "Ramesh Kumar", tag: "constructor" };
    expect(proposeCategory(row, nothing)).toBe("others");
  });
});
