// @vitest-environment jsdom
import { beforeEach, describe, expect, it } from "vitest";
import { NONE } from "@/lib/browser/api/list-ref";
import { readChosenColumns, storeChosenColumns } from "./chosen-columns";
import { forgetPayees, learnPayees, readLearnedPayees } from "./learned-payees";

beforeEach(() => localStorage.clear());

describe("learned payees", () => {
  it("are stored for one list, and the last choice counts", () => {
    learnPayees("list-a", new Map([["ZOMATO", "food"]]));
    learnPayees("list-a", new Map([["UBER", "travel"]]));
    learnPayees("list-a", new Map([["ZOMATO", "others"]]));
    expect([...readLearnedPayees("list-a")]).toEqual([
      ["UBER", "travel"],
      ["ZOMATO", "others"],
    ]);
    expect(readLearnedPayees("list-b").size).toBe(0);
  });

  it("are not stored before the list is known", () => {
    learnPayees(NONE, new Map([["ZOMATO", "food"]]));
    expect(localStorage.length).toBe(0);
  });

  it("are forgotten with their list alone", () => {
    learnPayees("list-a", new Map([["ZOMATO", "food"]]));
    learnPayees("list-b", new Map([["UBER", "travel"]]));
    forgetPayees("list-a");
    expect(readLearnedPayees("list-a").size).toBe(0);
    expect(readLearnedPayees("list-b").size).toBe(1);
  });

  it("are at most 1,000, without those that were learned first", () => {
    const payees = Array.from({ length: 1001 }, (_, n) => `PAYEE ${n}`);
    learnPayees("a", new Map(payees.map((payee) => [payee, "food"])));
    const learned = readLearnedPayees("a");
    expect(learned.size).toBe(1000);
    expect(learned.has("PAYEE 0")).toBe(false);
  });

  it("ignore stored values that are no category", () => {
    localStorage.setItem("learned-payees", '{"a":{"X":"rent","Y":"food"}}');
    expect([...readLearnedPayees("a")]).toEqual([["Y", "food"]]);
    localStorage.setItem("learned-payees", '{"a":5}');
    expect(readLearnedPayees("a").size).toBe(0);
  });
});

describe("chosen columns", () => {
  const header = ["When", "What", "How much"];

  it("are remembered for the same header", () => {
    storeChosenColumns(header, { date: 0, description: 1, amount: 2 });
    expect(readChosenColumns(header)).toEqual({
      date: 0,
      description: 1,
      amount: 2,
    });
    expect(readChosenColumns(["When", "What"])).toBeUndefined();
  });

  it("are those of the last 50 headers", () => {
    for (let number = 0; number < 51; number += 1)
      storeChosenColumns([`Header ${number}`], { date: 0 });
    expect(readChosenColumns(["Header 0"])).toBeUndefined();
    expect(readChosenColumns(["Header 1"])).toEqual({ date: 0 });
  });

  it("ignore stored columns that the header has not", () => {
    localStorage.setItem(
      "statement-columns",
      JSON.stringify({
        [JSON.stringify(header)]: { date: 3, amount: "1", rent: 0, debit: 2 },
      }),
    );
    expect(readChosenColumns(header)).toEqual({ debit: 2 });
  });
});
