import fc from "fast-check";
import { expect, it } from "vitest";
import { readPastedText } from "@/lib/domain/import/pasted-text";
import { parseDate } from "@/lib/testing/parse-date";
import { propertyRuns } from "@/lib/testing/property-runs";
import { splitLine } from "./split-line";

const split = (line: string) => splitLine(line, parseDate("2026-11-25"));

it.each([
  ["chai 20 samosa 30", ["chai 20", "samosa 30"]],
  ["chai 10 aur biscuit 5", ["chai 10", "biscuit 5"]],
  ["80 lunch 120 dinner", ["80 lunch", "120 dinner"]],
  ["chai 20, samosa 30, auto 40", ["chai 20", "samosa 30", "auto 40"]],
  ["chai 20 samosa 30 kal", ["chai 20 kal", "samosa 30 kal"]],
  ["kal chai 10 parso auto 50", ["chai 10 kal", "auto 50 parso"]],
  ["2 chai 20 3 samosa 45", ["2 chai 20", "3 samosa 45"]],
  ["chai 20 samosa 30 #food", ["chai 20 #food", "samosa 30 #food"]],
  ["chai 20 samosa 30 #goa", ["chai 20 #goa", "samosa 30 #goa"]],
  ["#goa chai 20 samosa 30", ["chai 20 #goa", "samosa 30 #goa"]],
  ["chai 20 #goa samosa 30", ["chai 20 #goa", "samosa 30"]],
  [
    "chai 20 #goa #a, samosa 30 #hostel",
    ["chai 20 #goa #a", "samosa 30 #hostel"],
  ],
  ["chai #goa 20 samosa 30 kal", ["chai 20 kal #goa", "samosa 30 kal"]],
  ["chai 20, #goa samosa 30", ["chai 20", "samosa 30 #goa"]],
  ["20 chai #goa 30 samosa", ["20 chai #goa", "30 samosa"]],
  [
    "chai 20 samosa 30 #goa #food",
    ["chai 20 #goa #food", "samosa 30 #goa #food"],
  ],
  ["auto 80 3 nov lunch 90 5 nov", ["auto 80 3 nov", "lunch 90 5 nov"]],
  ["3 nov auto 80, 5 nov lunch 90", ["auto 80 3 nov", "lunch 90 5 nov"]],
  ["lunch 120 kal auto 40 aaj", ["lunch 120 kal", "auto 40 aaj"]],
  ["kal lunch 120 aaj dinner 150", ["lunch 120 kal", "dinner 150 aaj"]],
  ["lunch 120 yesterday, auto 40", ["lunch 120 yesterday", "auto 40"]],
  ["auto 40, kal lunch 120", ["auto 40", "lunch 120 kal"]],
  ["chai 20 may recharge 300", ["chai 20", "may recharge 300"]],
  ["pizza 450/3 coke 60", ["pizza 450/3", "coke 60"]],
  ["shoes 900 liye aur socks 60 liye", ["shoes 900", "socks 60 liye"]],
  ["chai~20, samosa>30", ["chai 20", "samosa 30"]],
  ["bus 25>cab 90", ["bus 25", "cab 90"]],
  ["bus 25→cab!90", ["bus 25", "cab 90"]],
  ["bus 25✅cab 90", ["bus 25", "cab 90"]],
  ["chai...20, xyz(30)", ["chai 20", "xyz 30"]],
  ["190 ticket 120 popcorn", ["190 ticket", "120 popcorn"]],
  ["netflix 149/month hotstar 99", ["netflix 149/month", "hotstar 99"]],
])("%s is several expenses", (line, parts) => {
  expect(split(line)).toEqual(parts);
});

it.each([
  "chai 20",
  "lunch 450 split by 3",
  "450/3 pizza",
  "2 chai 40",
  "3 idli 2 vada 90",
  "pizza for 4 600",
  "bus 42 to college ₹15",
  "room 101 rent 5000",
  "28 day pack 299",
  "120 + 30 lunch",
  "chai 20 30 nov",
  "chai and samosa 50",
  "lunch with 3 friends 450",
  "bus 42 to college 15",
  "bus 615 20",
  "eggs 12 84",
  "metro 30 30",
  "2 movie tickets 440",
  "print 50 pages 100",
  "exam form 2026 600",
  "2026 diary 150",
  "cab 640 shared with 4",
  "shirt 599 200 off",
  "bill 500 paid 300",
  "auto 40 up 50 down",
  "4 vada pav 20 each",
  "lights 20 #diwali2026 #2-bhk",
])("%s is one expense", (line) => {
  expect(split(line)).toEqual([line]);
});

const thing = fc.constantFrom(
  "chai",
  "samosa",
  "aloo paratha",
  "metro",
  "lunch",
  "xerox",
);
const price = fc.integer({ min: 21, max: 1999 });
const FORMS: ((rupees: number) => string)[] = [
  (rupees) => `${rupees}`,
  (rupees) => `₹${rupees}`,
  (rupees) => `rs ${rupees}`,
  (rupees) => `${rupees}rs`,
  (rupees) => `${rupees}/-`,
];
const DAYS = new Map([
  ["", undefined],
  ["kal", "2026-11-24"],
  ["parso", "2026-11-23"],
  ["3 nov", "2026-11-03"],
]);
const SEPARATORS = [" ", ", ", ",", " aur ", " + ", "+", ";", " & ", " / "];

it("reads the amount, the thing and the day of each of several expenses", () => {
  const expense = fc.record({
    thing,
    price,
    form: fc.constantFrom(...FORMS),
    day: fc.constantFrom(...DAYS.keys()),
  });
  fc.assert(
    fc.property(
      fc.array(expense, { minLength: 2, maxLength: 5 }),
      fc.constantFrom(...SEPARATORS),
      fc.boolean(),
      (expenses, separator, isPriceFirst) => {
        const text = expenses
          .map(({ thing, price, form, day }) =>
            (isPriceFirst ? [form(price), thing] : [thing, form(price), day])
              .filter((word) => word !== "")
              .join(" "),
          )
          .join(separator);
        const read = readPastedText(text, {
          today: parseDate("2026-11-25"),
          categoryOf: () => undefined,
        });
        const lines = read.kind === "lines" ? read.lines : [];
        expect(
          lines.map(({ line }) => [
            (line.amountPaise ?? 0) / 100,
            line.description,
            line.date,
            line.doubt,
          ]),
        ).toEqual(
          expenses.map(({ price, thing }, index) => {
            // A day is that of all before it that have none.
            const day = isPriceFirst
              ? undefined
              : expenses.slice(index).find((one) => one.day !== "")?.day;
            return [price, thing, DAYS.get(day ?? ""), undefined];
          }),
        );
      },
    ),
    { numRuns: propertyRuns(2000) },
  );
});
