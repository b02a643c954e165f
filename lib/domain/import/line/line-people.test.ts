import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { asPaise } from "@/lib/domain/expenses/money";
import { othersShares } from "@/lib/domain/expenses/split";
import { readPastedText } from "@/lib/domain/import/pasted-text";
import { parseDate } from "@/lib/testing/parse-date";
import { propertyRuns } from "@/lib/testing/property-runs";
import { type ExpenseLine, readExpenseLine } from "./read-expense-line";

/** A Wednesday. */
const CONTEXT = {
  today: parseDate("2026-11-25"),
  categoryOf: () => undefined,
};

function linesOf(text: string): ExpenseLine[] {
  const read = readPastedText(text, CONTEXT);
  if (read.kind === "lines") return read.lines.map(({ line }) => line);
  return read.kind === "line" ? [read.line] : [];
}

/** `300 dominos = 1200/4 Asha, Ravi` */
function meaningOf({ amountPaise = asPaise(0), ...line }: ExpenseLine) {
  const { description, split } = line;
  const bill = split
    ? ` = ${split.totalPaise / 100}/${split.parts} ${split.names.join(", ")}`
    : "";
  return `${amountPaise / 100} ${description}${bill}`.trim();
}

describe("a bill", () => {
  it.each([
    ["1200/4 dominos", "300 dominos = 1200/4"],
    ["200/3 dominos", "66.68 dominos = 200/3"],
    ["rs 1200/4 dominos", "300 dominos = 1200/4"],
    ["1.2k/4 dominos with asha", "300 dominos = 1200/4 Asha"],
    ["pizza 800 split by 4 with asha", "200 pizza = 800/4 Asha"],
    ["dinner 900 divide kiya 4 me", "225 dinner = 900/4"],
    ["cake 600 3 logo me divide", "200 cake = 600/3"],
    ["movie 900/3 friends", "300 movie = 900/3"],
    ["turf 1200 by 10", "120 turf = 1200/10"],
    [
      "1200/4 dominos with asha ravi kiran",
      "300 dominos = 1200/4 Asha, Ravi, Kiran",
    ],
    [
      "1200/4 dominos with asha, ravi and kiran",
      "300 dominos = 1200/4 Asha, Ravi, Kiran",
    ],
    [
      "1200/4 dominos with asha,ravi,kiran",
      "300 dominos = 1200/4 Asha, Ravi, Kiran",
    ],
    ["1200/4 dominos with Asha & Ravi", "300 dominos = 1200/4 Asha, Ravi"],
    ["1200/4 dominos with asha&ravi", "300 dominos = 1200/4 Asha, Ravi"],
    ["1200/4 dominos (with asha, ravi)", "300 dominos = 1200/4 Asha, Ravi"],
    ["1200/4 dominos w/ asha", "300 dominos = 1200/4 Asha"],
    ["dominos 1200/4 with asha aur ravi", "300 dominos = 1200/4 Asha, Ravi"],
    ["dominos with asha ravi 1200/4", "300 dominos = 1200/4 Asha, Ravi"],
    [
      "1200 dominos /4 with asha ravi kiran",
      "300 dominos = 1200/4 Asha, Ravi, Kiran",
    ],
    ["turf 1200 by 10 with asha", "120 turf = 1200/10 Asha"],
    ["600/2 dinner split with asha", "300 dinner = 600/2 Asha"],
    [
      "1200/4 with asha ravi kiran dominos",
      "300 dominos = 1200/4 Asha, Ravi, Kiran",
    ],
    [
      "1200/4 with asha, ravi, kiran and me for dominos",
      "300 dominos = 1200/4 Asha, Ravi, Kiran",
    ],
    ["1200/4 with asha ravi kiran", "300  = 1200/4 Asha, Ravi, Kiran"],
    ["with asha ravi 900/3 trek", "300 trek = 900/3 Asha, Ravi"],
    [
      "1200/4 dinner with asha ravi at canteen",
      "300 dinner at canteen = 1200/4 Asha, Ravi",
    ],
    ["600/2 dinner with asha rao", "300 dinner = 600/2 Asha Rao"],
    ["900/3 dinner with asha rao, ravi", "300 dinner = 900/3 Asha Rao, Ravi"],
    ["600/2 dinner with McKenna", "300 dinner = 600/2 McKenna"],
    ["649/2 netflix with o'brien", "324.5 netflix = 649/2 O'brien"],
    ["600/2 dinner with asha 😀", "300 dinner 😀 = 600/2 Asha"],
    ["600/2 dinner with papa", "300 dinner = 600/2 Papa"],
    ["900/3 dinner with diya ravi", "300 dinner = 900/3 Diya, Ravi"],
    [
      "1200/4 dominos asha ravi kiran ke saath",
      "300 dominos = 1200/4 Asha, Ravi, Kiran",
    ],
    ["900/3 dinner asha aur ravi ke saath", "300 dinner = 900/3 Asha, Ravi"],
    ["600/2 dinner asha ke saath khaya", "300 dinner = 600/2 Asha"],
    ["asha ravi ke saath 900/3 trek", "300 trek = 900/3 Asha, Ravi"],
    ["900/3 डिनर आशा और रवि के साथ", "300 डिनर = 900/3 आशा, रवि"],
    ["600 of 1200 rent with meera", "600 rent = 1200/2 Meera"],
    ["600 of 1200 rent", "600 rent = 1200/2"],
    ["600 of 1200 rent shared with meera", "600 rent = 1200/2 Meera"],
    ["500 of 1200 rent with meera and asha", "500 rent = 1200/3 Meera, Asha"],
    ["rent ₹600 of ₹1,200 with Meera", "600 rent = 1200/2 Meera"],
    ["600 out of 1.2k rent with meera", "600 rent = 1200/2 Meera"],
    ["600 of 1200 room 101 rent", "600 room 101 rent = 1200/2"],
    ["600 of 1200 rent meera ke saath", "600 rent = 1200/2 Meera"],
  ])("of %s is %s", (text, meaning) => {
    expect(linesOf(text).map(meaningOf)).toEqual([meaning]);
    expect(linesOf(text)[0]).not.toHaveProperty("doubt");
  });

  it.each([
    ["600/2 pizza with extra cheese", "300 pizza with extra cheese = 600/2"],
    ["600/2 cake with candles", "300 cake with candles = 600/2"],
    ["600/2 pizza w/ fries", "300 pizza w/ fries = 600/2"],
    [
      "600/2 pizza with peri peri fries",
      "300 pizza with peri peri fries = 600/2",
    ],
    ["600/2 with cold coffee", "300 with cold coffee = 600/2"],
    ["1200/4 dinner with friends", "300 dinner with friends = 1200/4"],
    ["1200/4 dinner with the team", "300 dinner with the team = 1200/4"],
    [
      "1200/4 dinner with asha and friends",
      "300 dinner with asha and friends = 1200/4",
    ],
    ["1200/4 dinner with 3 friends", "300 dinner with 3 friends = 1200/4"],
    ["600/2 dinner with her", "300 dinner with her = 600/2"],
    ["600/2 dinner with my roommate", "300 dinner with my roommate = 600/2"],
    ["1200/4 dinner doston ke saath", "300 dinner doston ke saath = 1200/4"],
  ])("of %s has no names: %s", (text, meaning) => {
    expect(linesOf(text).map(meaningOf)).toEqual([meaning]);
    expect(linesOf(text)[0]).not.toHaveProperty("doubt");
  });

  it.each([
    "auto 80 20/11",
    "lunch 90 5/8 with asha",
    "24/7 store 40",
    "chai and/or samosa 50",
    "burger w/ fries 150",
    "chai with asha 40",
    "dinner with asha, ravi and kiran 900",
    "lunch with 3 friends 450",
    "spotify 59/month",
    "thali 40/plate",
    "2 of 3 pens 40",
    "best of 3 match 100",
    "part 2 of 3 book 400",
    "1200 of 600 rent",
    "600 of rent 1200",
    "500 ml of 1200",
    "20 chai / 30 samosa",
    "chai 5/8",
    "chai 12/11 kal",
    "30/3 pizza",
    "450/1 pizza",
    "450/0 pizza",
  ])("is not in %s", (text) => {
    for (const line of linesOf(text)) expect(line).not.toHaveProperty("split");
  });

  it.each([
    ["600/2 dinner with asha, ravi", "300 dinner with asha, ravi = 600/2"],
    [
      "900/3 dinner with asha ravi kiran",
      "300 dinner with asha ravi kiran = 900/3",
    ],
    ["1200/4 dominos with asha asha", "300 dominos with asha asha = 1200/4"],
    ["1200/4 with asha dominos", "300 with asha dominos = 1200/4"],
    ["600/2 with asha trek", "300 with asha trek = 600/2"],
    ["900/3 trek asha ke saath", "300 trek asha ke saath = 900/3"],
    [
      "1200/4 dominos with asha, ravi and coke",
      "300 dominos with asha, ravi and coke = 1200/4",
    ],
    [
      "600/2 dinner with asha very long unusual",
      "300 dinner with asha very long unusual = 600/2",
    ],
    ["600 of 1200 rent with asha rao", "600 rent = 1200/3 Asha, Rao"],
    ["instalment 5000 of 20000 fees", "5000 instalment fees = 20000/2"],
    ["chai 20, 1200/4 dominos", "300 chai 20 dominos = 1200/4"],
    ["season 2 of 4 dvd 300", "300 season 2 of 4 dvd"],
    ["page 300 of 500 book 450", "500 page 300 book 450"],
    [
      "dominos 1200/4 with asha ravi, chai 20",
      "300 dominos with asha ravi, chai 20 = 1200/4",
    ],
    ["50 of 100 tickets", "50 tickets = 100/2"],
    ["500 of 2026 diary", "500 diary = 2026/2"],
    ["xyz 900, 4 log", "225 xyz = 900/4"],
    ["chai 5/8 kal", "0.66 chai"],
    ["30/3 pizza with asha", "10 pizza with asha"],
    ["600 of 1200 rent split by 3", "600 of 1200 rent split by 3"],
  ])("of %s is to be checked: %s", (text, meaning) => {
    expect(linesOf(text).map(meaningOf)).toEqual([meaning]);
    expect(linesOf(text)[0]).toHaveProperty("doubt", "amount");
  });

  it.each([
    ["pizza 450/3 coke 60", ["150 pizza = 450/3", "60 coke"]],
    [
      "pizza with asha, ravi 450/3 coke 60",
      ["150 pizza = 450/3 Asha, Ravi", "60 coke"],
    ],
    [
      "1200/4 dominos with asha\n600 of 1200 rent with meera\nchai 20",
      ["300 dominos = 1200/4 Asha", "600 rent = 1200/2 Meera", "20 chai"],
    ],
    ["20 chai / 30 samosa", ["20 chai", "30 samosa"]],
    [
      "chai 20, dominos 1200/4 with asha",
      ["20 chai", "300 dominos = 1200/4 Asha"],
    ],
    ["600 of 1200 rent 300 wifi", ["600 rent = 1200/2", "300 wifi"]],
    ["rent 600 of 1200, chai 20", ["600 rent = 1200/2", "20 chai"]],
  ])("of each of several expenses is its own: %s", (text, meanings) => {
    expect(linesOf(text).map(meaningOf)).toEqual(meanings);
  });
});

const NAMES =
  "asha ravi kiran meera Zoya o'brien आशा diya das fatima John neha".split(" ");
const joined = fc.constantFrom(" ", ", ", ",", " and ", " & ", " aur ", " और ");
const upper = (name: string) =>
  name.replace(/^\p{Ll}/u, (letter) => letter.toUpperCase());

it.each([
  "1200/4 dominos friday with asha ravi",
  "1200/4 dominos with asha ravi last friday",
  "1200/4 dominos with asha ravi 20/11",
  "on friday 1200/4 dominos asha aur ravi ke saath",
  "1200/4 dominos 20th with asha, ravi #food",
])("%s has its day beside the names", (text) => {
  const [line] = linesOf(text);
  expect(line && meaningOf(line)).toBe("300 dominos = 1200/4 Asha, Ravi");
  expect(line).toHaveProperty("date", "2026-11-20");
  expect(line).not.toHaveProperty("doubt");
});

it("the shares of a bill are the whole bill, and its names are those of the line", () => {
  fc.assert(
    fc.property(
      // A share under a rupee asks.
      fc.integer({ min: 9900, max: 999_999_999 }),
      fc.integer({ min: 2, max: 99 }),
      fc.shuffledSubarray(NAMES, { minLength: 1 }),
      joined,
      fc.constantFrom<(bill: string, names: string) => string>(
        (bill, names) => `${bill} dinner with ${names}`,
        (bill, names) => `kal dinner with ${names} #goa ${bill}`,
        (bill, names) => `${bill} dinner ${names} ke saath #food`,
        (bill, names) => `with ${names} ${bill} dinner yesterday`,
        (bill, names) => `${bill} dinner #goa with ${names} on 5 nov`,
      ),
      (paise, parts, some, separator, textOf) => {
        const names = some.slice(0, parts - 1);
        const text = textOf(
          `${(paise / 100).toFixed(2)}/${parts}`,
          names.join(separator),
        );
        const {
          amountPaise = 0,
          split,
          description,
          doubt,
        } = readExpenseLine(text, CONTEXT);
        expect(split).toEqual({
          totalPaise: paise,
          parts,
          names: names.map(upper),
        });
        expect(description.replace(" #goa", "")).toBe("dinner");
        expect(doubt).toBeUndefined();
        const others = othersShares(asPaise(paise - amountPaise), parts - 1);
        expect(
          others.reduce<number>((sum, one) => sum + one, amountPaise),
        ).toBe(paise);
        for (const other of others)
          expect(other).toBeLessThanOrEqual(amountPaise);
      },
    ),
    { numRuns: propertyRuns(1000) },
  );
});

it("no word of any line is lost, and none becomes a name twice", () => {
  const word = fc.constantFrom(
    ...NAMES,
    ..."with with and , aur ke saath dinner dominos extra friends at me #goa kal trek 600/2 1200/4 900/3 of".split(
      " ",
    ),
  );
  fc.assert(
    fc.property(fc.array(word, { minLength: 3, maxLength: 12 }), (words) => {
      const { split, description } = readExpenseLine(words.join(" "), CONTEXT);
      const found = [
        ...description.split(" "),
        ...(split?.names ?? []).flatMap((name) => name.split(" ")),
      ].map(upper);
      const isKept = (name: string) => NAMES.includes(name) && name !== "diya";
      const inOrder = (all: string[]) => all.toSorted();
      expect(
        inOrder(
          found.filter((one) => NAMES.filter(isKept).map(upper).includes(one)),
        ),
      ).toEqual(inOrder(words.filter(isKept).map(upper)));
      expect(split?.names.length ?? 0).toBeLessThan(split?.parts ?? 1);
    }),
    { numRuns: propertyRuns(2000) },
  );
});

it.each(["10/20 chai", "0.02/3 dominos", "1200/12 emi", "emi 1200/12"])(
  "%s asks: it may be no bill",
  (text) => expect(linesOf(text)[0]).toHaveProperty("doubt", "amount"),
);
