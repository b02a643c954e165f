import fc from "fast-check";
import { expect, it } from "vitest";
import { searchKey } from "./search-key";
import { hasTag, isTag, splitTags, tagsOf, untagged } from "./tags";

it.each([
  ["chai #hostel", ["#hostel"]],
  ["#hostel chai", ["#hostel"]],
  ["chai #hostel with milk #trip-goa", ["#hostel", "#trip-goa"]],
  ["stay (#goa, #trip_2) 2 nights", ["#goa", "#trip_2"]],
  ["lights #diwali2026 #2026-goa", ["#diwali2026", "#2026-goa"]],
  ["चाय #होस्टल", ["#होस्टल"]],
  ["தேநீர் #விடுதி #சென்னை-பயணம்", ["#விடுதி", "#சென்னை-பயணம்"]],
  ["ക്ഷണം #അവന്‍", ["#അവന്‍"]],
  ["شاي #سكن", ["#سكن"]],
  ["お茶 ＃旅行", ["＃旅行"]],
  ["#a,#b #c.", ["#a", "#c"]],
  ["#goa- #goa_ #goa’s #goa!", ["#goa"]],
  ["#Hostel #hostel #HÓSTEL", ["#Hostel"]],
  ["flat #12, #1-2 and #", []],
  ["C#sharp a#b ##goa #-#", []],
  ["", []],
])("%j has the tags %j", (text, tags) => {
  expect(tagsOf(text)).toEqual(tags);
});

it.each([
  ["#goa", true],
  ["#trip-goa", true],
  ["#goa,", false],
  ["#goa #trip", false],
  ["#goa,trip", false],
  ["#", false],
  ["(#goa", false],
  ["goa", false],
  ["#12", false],
])("%j is one tag: %s", (text, expected) => {
  expect(isTag(text)).toBe(expected);
});

it.each([
  ["chai #hostel", "chai"],
  ["#hostel chai #goa with  milk", "chai with milk"],
  ["#hostel #goa", "#hostel #goa"],
  ["flat #12  rent", "flat #12 rent"],
  ["Lunch (#hostel)", "Lunch"],
  ["Lunch () #hostel", "Lunch ()"],
  ["chai  with milk", "chai  with milk"],
])("%j without its tags is %j", (text, rest) => {
  expect(untagged(text)).toBe(rest);
});

const texts = fc.oneof(
  fc.string({ unit: "grapheme", maxLength: 60 }),
  fc
    .array(
      fc.constantFrom(..."# ＃ ( - _ , 1 a É ß ﷺ ͺ क ि ् ന് ".split(" "), " "),
      { maxLength: 20 },
    )
    .map((parts) => parts.join("")),
);

it("the parts of any text are the text, and its tags are the odd ones", () => {
  fc.assert(
    fc.property(texts, (text) => {
      const parts = splitTags(text);
      expect(parts.join("")).toBe(text);
      const odd = parts.filter((_, index) => index % 2 === 1);
      expect(odd.every(isTag)).toBe(true);
      const keys = tagsOf(text).map(searchKey);
      expect(new Set(odd.map(searchKey))).toEqual(new Set(keys));
      expect(new Set(keys).size).toBe(keys.length);
    }),
  );
});

it("a whole tag is found in a search key, and no part of one", () => {
  const key = searchKey("Chai #Trip-Goa (#café)");
  expect(hasTag(key, searchKey("#trip-goa"))).toBe(true);
  expect(hasTag(key, searchKey("#CAFE"))).toBe(true);
  expect(hasTag(key, searchKey("#trip"))).toBe(false);
  expect(hasTag(key, searchKey("#goa"))).toBe(false);
});
