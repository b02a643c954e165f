import { expect, it } from "vitest";
import { leadingPhrases, phrases } from "./phrases";

it.each([
  ["paid|sent to", "He sent to Asha", true],
  ["paid|sent to", "resent to Asha", false],
  ["paid|sent to", "sent today", false],
  ["not (yet) done", "not done", true],
  ["not (yet) done", "not yet done", true],
  ["set_?up|made", "setup", true],
  ["set_?up|made", "set up", true],
  ["refund*", "Refunding", true],
  ["last #* bills?", "last 12 bill", true],
  ["credit !card", "credit-card", false],
  ["credit !card", "a credit of", true],
  ["-google pay now", "Pay now", true],
  ["-google pay now", "Google Pay now", false],
  ["bill .. due", "bill of May is due", true],
  ["bill .. due", "bill. Rent due", false],
  ["bill ... due", "bill. Rent due", true],
  ["your <2> card", "your new bank card", true],
  ["your <2> card", "your very new bank card", false],
  ["^ it is", "Yes. It is", true],
  ["^ it is", "Yes it is", false],
  ["from <rs>", "from ₹ 5", true],
  ["asked (you) (for) ₹", "asked ₹5", true],
  ["used <amount>", "used Rs. 1,200.50", true],
  ["card <digits> bill", "card XX12 bill", true],
  ["विफल", "भुगतान विफल रहा", true],
  ["विफल", "विफलता", false],
  ["a, b\n c", "c", true],
])("the table %j and the text %j: %s", (table, text, expected) => {
  expect(phrases(table).test(text)).toBe(expected);
});

it("finds leading phrases at the start of a text only", () => {
  expect(leadingPhrases("ok, rs #*").test("Ok then")).toBe(true);
  expect(leadingPhrases("ok, rs #*").test("Is it ok?")).toBe(false);
});
