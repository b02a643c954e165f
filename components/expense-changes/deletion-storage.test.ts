// @vitest-environment jsdom
import { beforeEach, expect, it } from "vitest";
import {
  confirmDeletion,
  forgetDeletion,
  readDeletions,
  storeDeletion,
} from "./deletion-storage";
import { lunch } from "@/lib/testing/sample-expenses";

const LIST = "list-a";

beforeEach(() => sessionStorage.clear());

it("confirms a deletion without a response, and no other", () => {
  storeDeletion(lunch, LIST, "deleting");
  storeDeletion({ ...lunch, _id: "2" }, LIST, "restoring");
  confirmDeletion("1");
  confirmDeletion("2");
  expect(readDeletions(LIST).map(({ state }) => state)).toEqual([
    "deleted",
    "restoring",
  ]);
  forgetDeletion("1");
  expect(readDeletions(LIST)).toMatchObject([{ expense: { _id: "2" } }]);
});

it("drops stored deletions that are invalid or expired", () => {
  const until = Date.now() + 10_000;
  const valid = { expense: lunch, list: LIST, until, state: "deleting" };
  const stored = [
    null,
    { ...valid, expense: {} },
    { ...valid, until: "soon" },
    { ...valid, until: 1 },
    { ...valid, state: "lost" },
    valid,
  ];
  sessionStorage.setItem("deleted-expenses", JSON.stringify(stored));
  expect(readDeletions(LIST)).toEqual([valid]);
});
