// @vitest-environment jsdom
import { beforeEach, expect, it } from "vitest";
import { countAdd, hasAddedThree } from "./add-count";

beforeEach(() => localStorage.clear());

it("counts three adds, and stores no more", () => {
  countAdd();
  countAdd();
  expect(hasAddedThree()).toBe(false);
  countAdd();
  expect(hasAddedThree()).toBe(true);
  const stored = localStorage.getItem("adds");
  countAdd();
  expect(localStorage.getItem("adds")).toBe(stored);
});

it("counts several adds at once", () => {
  countAdd(0);
  expect(localStorage.getItem("adds")).toBeNull();
  countAdd(2);
  expect(hasAddedThree()).toBe(false);
  countAdd(2);
  expect(hasAddedThree()).toBe(true);
});

it("counts from the start when what is stored is not a number", () => {
  localStorage.setItem("adds", JSON.stringify({ count: "3" }));
  expect(hasAddedThree()).toBe(false);
});
