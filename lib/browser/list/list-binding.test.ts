// @vitest-environment jsdom
import { beforeEach, expect, it } from "vitest";
import { setShownList } from "@/lib/browser/api/list-ref";
import { lastJoin, recordJoin } from "./last-join";
import { bindList } from "./list-binding";

beforeEach(() => {
  localStorage.clear();
  setShownList(undefined);
});

it("stays with a known list", () => {
  setShownList("list-a");
  const bound = bindList(undefined);
  expect(bound).toEqual({ list: "list-a" });
  setShownList("list-b");
  expect(bindList(bound)).toBe(bound);
});

it.each([undefined, "none", "gone"])(
  "takes the list that is shown after %s, with the join before the first input",
  (list) => {
    recordJoin();
    const joinBefore = lastJoin();
    setShownList(list);
    const bound = bindList(undefined);
    expect(bound).toEqual({ list, joinBefore });
    recordJoin();
    setShownList("list-a");
    expect(bindList(bound)).toEqual({ list: "list-a", joinBefore });
  },
);

it("removes the record of a join, so that the one before is the last again", () => {
  recordJoin();
  const before = lastJoin();
  const removeRecord = recordJoin();
  expect(lastJoin()).not.toBe(before);
  removeRecord();
  expect(lastJoin()).toBe(before);
});
