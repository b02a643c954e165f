// @vitest-environment jsdom
import { beforeEach, expect, it } from "vitest";
import {
  forgetPayeeWordings,
  MAX_WORDINGS,
  payeeWording,
  storePayeeWording,
} from "./payee-wordings";

const LIST = "list-a";

beforeEach(() => localStorage.clear());

it("returns the wording that was stored last, whatever the letter case of the payee", () => {
  storePayeeWording(LIST, "Sharma Stores", "Milk");
  storePayeeWording(LIST, "Sharma Stores", "Groceries");
  expect(payeeWording(LIST, "SHARMA STORES")).toBe("Groceries");
  expect(payeeWording(LIST, "Sharma")).toBeUndefined();
});

it("forgets a wording that is the payee's name again", () => {
  storePayeeWording(LIST, "Zomato", "Dinner");
  storePayeeWording(LIST, "Zomato", "Zomato");
  expect(payeeWording(LIST, "Zomato")).toBeUndefined();
});

it("stores nothing for a message without payee, or for an unknown list", () => {
  storePayeeWording(LIST, "", "Dinner");
  storePayeeWording("none", "Zomato", "Dinner");
  storePayeeWording(undefined, "Zomato", "Dinner");
  expect(localStorage).toHaveLength(0);
});

it("keeps the wordings of lists apart, and forgets those of one", () => {
  storePayeeWording(LIST, "Zomato", "Dinner");
  storePayeeWording("list-b", "Zomato", "Lunch");
  expect(payeeWording(LIST, "Zomato")).toBe("Dinner");
  forgetPayeeWordings(LIST);
  expect(payeeWording(LIST, "Zomato")).toBeUndefined();
  expect(payeeWording("list-b", "Zomato")).toBe("Lunch");
  forgetPayeeWordings("list-b");
  expect(localStorage).toHaveLength(0);
});

it("drops the oldest wordings", () => {
  for (let index = 0; index <= MAX_WORDINGS; index += 1)
    storePayeeWording(LIST, `Payee ${index}`, "Lunch");
  expect(payeeWording(LIST, "Payee 0")).toBeUndefined();
  expect(payeeWording(LIST, "Payee 1")).toBe("Lunch");
  expect(payeeWording(LIST, `Payee ${MAX_WORDINGS}`)).toBe("Lunch");
});

it("ignores what another program has stored", () => {
  localStorage.setItem("payee-wordings", '{"list-a":{"ZOMATO":5}}');
  expect(payeeWording(LIST, "Zomato")).toBeUndefined();
});
