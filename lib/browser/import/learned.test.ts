// @vitest-environment jsdom
import { beforeEach, expect, it } from "vitest";
import { hasNewLearned, readLearned, restoreLearned } from "./learned";
import { storeChosenColumns } from "./chosen-columns";
import { learnPayees } from "./learned-payees";
import { storePayeeWording } from "./payee-wordings";

const LIST = "list-a";

beforeEach(() => localStorage.clear());

function learn() {
  learnPayees(LIST, new Map([["CAFE", "food"]]));
  storePayeeWording(LIST, "CAFE", "Chai");
  storeChosenColumns(["When", "What"], { date: 0, description: 1 });
}

it("comes back in another browser", () => {
  learn();
  const learned = readLearned(LIST);
  localStorage.clear();
  expect(hasNewLearned("list-b", learned)).toBe(true);
  restoreLearned("list-b", learned);
  expect(hasNewLearned("list-b", learned)).toBe(false);
  expect(readLearned("list-b")).toEqual(learned);
  expect(readLearned(LIST)).toEqual({ ...learned, payees: {}, wordings: {} });
});

it("does not replace what this browser has learned itself", () => {
  learn();
  const own = readLearned(LIST);
  restoreLearned(LIST, {
    payees: { CAFE: "others", UBER: "travel" },
    wordings: { CAFE: "Lunch", UBER: "Taxi" },
    columns: { '["When","What"]': { amount: 1 }, '["A"]': { date: 0 } },
  });
  const { payees, wordings, columns } = readLearned(LIST);
  expect(payees).toEqual({ ...own.payees, UBER: "travel" });
  expect(wordings).toEqual({ ...own.wordings, UBER: "Taxi" });
  expect(columns).toEqual({ ...own.columns, '["A"]': { date: 0 } });
});

it("leaves the entries of this browser when both are too many", () => {
  const payees = (prefix: string) =>
    Array.from({ length: 1000 }, (_, n) => [`${prefix} ${n}`, "food"] as const);
  learnPayees(LIST, new Map(payees("own")));
  const before = readLearned(LIST).payees;
  restoreLearned(LIST, {
    payees: Object.fromEntries(payees("other")),
    wordings: {},
    columns: {},
  });
  expect(readLearned(LIST).payees).toEqual(before);
});

it("has nothing new of payees for an outside host, which has no list", () => {
  const learned = {
    payees: { CAFE: "food" },
    wordings: {},
    columns: {},
  } as const;
  expect(hasNewLearned(undefined, learned)).toBe(false);
  const columns = { '["A"]': { date: 0 } };
  expect(hasNewLearned(undefined, { ...learned, columns })).toBe(true);
});
