// @vitest-environment jsdom
import { beforeEach, expect, it } from "vitest";
import { readSessionList, writeSessionJson } from "./session-storage";

const isText = (value: unknown) => typeof value === "string";

beforeEach(() => sessionStorage.clear());

it("reads a list back", () => {
  writeSessionJson("key", ["a", "b"]);
  expect(readSessionList("key", isText)).toEqual(["a", "b"]);
  expect(readSessionList("other", isText)).toEqual([]);
});

it.each(["", "[", "null", "5", '{"0":"a"}'])(
  "reads an empty list from the stored text '%s'",
  (text) => {
    sessionStorage.setItem("key", text);
    expect(readSessionList("key", isText)).toEqual([]);
  },
);

it("drops items that fail the guard", () => {
  sessionStorage.setItem("key", '["a",1,null,"b"]');
  expect(readSessionList("key", isText)).toEqual(["a", "b"]);
});
