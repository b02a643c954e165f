import fc from "fast-check";
import { expect, it } from "vitest";
import { completeTag, listTags, offeredTags, tagAt } from "./tag-offers";

/** `|` is the cursor. */
const read = (marked: string) => {
  const text = marked.replace("|", "");
  const typed = tagAt(text, marked.indexOf("|"));
  return { text, typed };
};

it.each([
  ["chai #|", "#", "#"],
  ["chai #ho|", "#ho", "#ho"],
  ["chai #ho|stel 20", "#ho", "#hostel"],
  ["(#go|a)", "#go", "#goa"],
  ["|#goa", undefined, undefined],
  ["chai #goa |", undefined, undefined],
  ["chai| #goa", undefined, undefined],
  ["C#sh|", undefined, undefined],
  ["#ho,|", undefined, undefined],
])("in %j, the tag being typed is %s of %s", (marked, beginning, word) => {
  const { text, typed } = read(marked);
  expect(typed?.beginning).toBe(beginning);
  expect(typed && text.slice(typed.start, typed.end)).toBe(word);
});

const tags = listTags(
  ["bus #Goa", "chai #goa #hostel", "#GOA", "#goa-2 #hostel"].map(
    (description) => ({ description }),
  ),
);

it("lists tags most used first, then newest first, in their newest spelling", () => {
  expect([...tags.values()]).toEqual(["#Goa", "#hostel", "#goa-2"]);
});

it.each([
  ["#|", ["#Goa", "#hostel", "#goa-2"]],
  ["#g|", ["#Goa", "#goa-2"]],
  ["chai #GOA|", ["#goa-2"]],
  ["#h|ostel", []],
  ["#x|", []],
])("offers for %j %j", (marked, offered) => {
  const { text, typed } = read(marked);
  expect(typed && offeredTags(tags, text, typed)).toEqual(offered);
});

it("offers no tag that the field takes for something else", () => {
  const { text, typed } = read("#|");
  expect(
    typed && offeredTags(tags, text, typed, (tag) => tag !== "#Goa"),
  ).toEqual(["#hostel", "#goa-2"]);
});

it("offers at most five tags", () => {
  const many = listTags(
    [..."abcdefg"].map((letter) => ({ description: `#t${letter}` })),
  );
  const { text, typed } = read("#t|");
  expect(typed && offeredTags(many, text, typed)).toHaveLength(5);
});

it.each([
  ["chai #ho|", "chai #hostel |"],
  ["chai #ho| 20", "chai #hostel |20"],
  ["#h|os chai", "#hostel |chai"],
])("completes %j to %j", (marked, expected) => {
  const { text, typed } = read(marked);
  const completed = typed && completeTag(text, typed, "#hostel");
  expect(completed).toEqual({
    text: expected.replace("|", ""),
    cursor: expected.indexOf("|"),
  });
});

it("completes a tag within any text without changing the rest", () => {
  fc.assert(
    fc.property(fc.string(), fc.string(), (before, after) => {
      const { text, typed } = read(
        `${before.replaceAll("|", "")} #|${after.replaceAll("|", "")}`,
      );
      if (!typed) throw new Error("No tag is being typed.");
      const completed = completeTag(text, typed, "#x");
      const { start, end } = typed;
      expect(completed.text.startsWith(`${text.slice(0, start)}#x `)).toBe(
        true,
      );
      expect(completed.text.slice(completed.cursor).trimStart()).toBe(
        text.slice(end).trimStart(),
      );
    }),
  );
});
