import { describe, expect, it } from "vitest";
import { asPaise } from "@/lib/domain/expenses/money";
import { equalShare } from "@/lib/domain/expenses/split";
import { parseDate } from "@/lib/testing/parse-date";
import { billOf, withSplit } from "./debts";
import { EMPTY_PLAN } from "./plan";
import { messageText, owedFor, shareText } from "./share-text";

const date = parseDate("2026-11-20");
const THREE = ["Asha", "Ravi", "Kiran"];

/** The text about a bill in rupees, in equal parts without a share. */
function shared(
  total: number,
  parts: number,
  names: string[],
  { share, upiId }: { share?: number; upiId?: string } = {},
) {
  const totalPaise = asPaise(total * 100);
  const sharePaise =
    share === undefined ? equalShare(totalPaise, parts) : asPaise(share * 100);
  const expense = "a".repeat(32);
  const plan = withSplit(EMPTY_PLAN, {
    ...{ id: "bill", date, note: "Dominos", expense, sharePaise },
    split: { totalPaise, parts, names },
  });
  const bill = billOf(plan, expense, sharePaise);
  if (!bill) throw new Error("There is no bill.");
  return shareText({ title: "Dominos", sharePaise, bill, upiId });
}

describe("the text of a bill", () => {
  const upiId = "name@bank";
  it.each([
    [
      shared(1200, 4, THREE, { upiId }),
      "Dominos ₹1,200 ÷ 4 = ₹300 each. Asha, Ravi and Kiran: pay ₹300 to name@bank.",
    ],
    [
      shared(600, 2, ["Asha"], { upiId }),
      "Dominos ₹600 ÷ 2 = ₹300 each. Asha: pay ₹300 to name@bank.",
    ],
    [
      shared(600, 2, ["Asha"]),
      "Dominos ₹600 ÷ 2 = ₹300 each. Asha: pay me ₹300.",
    ],
    [
      shared(1000, 3, ["Asha", "Ravi"], { upiId }),
      "Dominos ₹1,000 ÷ 3 = ₹333.33 each. Asha and Ravi: pay ₹333.33 to name@bank.",
    ],
    [
      shared(1200, 4, ["Asha"], { upiId }),
      "Dominos ₹1,200 ÷ 4 = ₹300 each. Pay ₹300 to name@bank.",
    ],
    [shared(1200, 4, []), "Dominos ₹1,200 ÷ 4 = ₹300 each. Pay me ₹300."],
    [
      shared(1200, 3, ["Asha", "Ravi"], { share: 199, upiId }),
      "Dominos ₹1,200. Asha ₹500.50, Ravi ₹500.50: pay to name@bank.",
    ],
    [
      shared(1200, 2, ["Meera"], { share: 900 }),
      "Dominos ₹1,200. Meera ₹300: pay me.",
    ],
    [
      shared(1200, 3, [], { share: 900, upiId }),
      "Dominos ₹1,200. Pay your share to name@bank.",
    ],
    [shared(1200, 3, [], { share: 900 }), "Dominos ₹1,200. Pay me your share."],
    [shared(1200, 3, [], { share: 600 }), "Dominos ₹1,200. Pay me your share."],
  ])("%s", (text, expected) => expect(text).toBe(expected));
});

it("asks one person for what they owe", () => {
  const owed = { name: "Asha", paise: asPaise(30050), upiId: "name@bank" };
  expect(messageText({ ...owed, note: "Auto, Dominos" })).toBe(
    "Asha, you owe me ₹300.50 (Auto, Dominos). Pay to name@bank.",
  );
  expect(messageText({ ...owed, note: "" })).toBe(
    "Asha, you owe me ₹300.50. Pay to name@bank.",
  );
});

it("names the last entries that make up the balance", () => {
  const debts = [
    ["Auto", 5000],
    ["", -10000],
    ["Chai", 2000],
    ["Dominos", 30000],
    ["Old", 40000],
  ].map(([note, paise], index) => ({
    id: String(index),
    date,
    note: String(note),
    amountPaise: asPaise(Number(paise)),
  }));
  expect(owedFor(debts, asPaise(5000))).toBe("Auto");
  expect(owedFor(debts, asPaise(8000))).toBe("Auto, Chai, Dominos");
  expect(owedFor([], asPaise(8000))).toBe("");
});
