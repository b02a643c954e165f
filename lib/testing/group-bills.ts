import fc from "fast-check";

const PEOPLE = ["Asha", "Ravi", "Kiran", "Meera", "Zoya"];

const weights = fc.array(fc.nat(3), {
  minLength: PEOPLE.length,
  maxLength: PEOPLE.length,
});

/** The bills of a group of three to five people, and its file in the form of Splitwise. */
export const splitBills = fc
  .record({
    people: fc.integer({ min: 3, max: 5 }).map((size) => PEOPLE.slice(0, size)),
    bills: fc.array(
      fc.record({
        totalPaise: fc.integer({ min: 10_000, max: 1_000_000 }),
        payer: fc.nat(2),
        isPaidTogether: fc.boolean(),
        weights,
      }),
      { minLength: 1, maxLength: 12 },
    ),
  })
  .map(({ people, bills }) => {
    const divided = bills.map((bill) => divide(bill, people.length));
    const rows = divided.map(({ totalPaise, netsPaise }, index) =>
      [
        "2026-10-13",
        `Bill ${index}`,
        "Food",
        rupees(totalPaise),
        "INR",
        ...netsPaise.map(rupees),
      ].join(),
    );
    const totals = people.map((_, person) =>
      rupees(sum(divided.map(({ netsPaise }) => netsPaise[person] ?? 0))),
    );
    const file = [
      `Date,Description,Category,Cost,Currency,${people.join()}`,
      "",
      ...rows,
      "",
      `2026-10-14,Total balance, , ,INR,${totals.join()}`,
    ].join("\n");
    return { people, bills: divided, file };
  });

type Bill = {
  totalPaise: number;
  payer: number;
  /** The first two have paid in equal shares, so that both get something back. */
  isPaidTogether: boolean;
  weights: number[];
};

function divide(
  { totalPaise, payer, isPaidTogether, weights }: Bill,
  size: number,
) {
  const parts = weights
    .slice(0, size)
    .map((weight, person) =>
      isPaidTogether || (person === payer && weight === 0) ? 1 : weight,
    );
  const sharesPaise = parts.map((part) =>
    Math.floor((totalPaise * part) / sum(parts)),
  );
  // What the division leaves: of a bill that was paid together, a paisa each.
  const restPaise = totalPaise - sum(sharesPaise);
  for (let paisa = 0; paisa < restPaise; paisa += 1) {
    const taker = isPaidTogether ? paisa : payer;
    sharesPaise[taker] = (sharesPaise[taker] ?? 0) + 1;
  }
  const half = Math.floor(totalPaise / 2);
  const paidPaise = sharesPaise.map((_, person) =>
    isPaidTogether
      ? ([totalPaise - half, half][person] ?? 0)
      : person === payer
        ? totalPaise
        : 0,
  );
  const netsPaise = sharesPaise.map(
    (share, person) => (paidPaise[person] ?? 0) - share,
  );
  return { totalPaise, payer, isPaidTogether, sharesPaise, netsPaise };
}

function rupees(paise: number): string {
  return (paise / 100).toFixed(2);
}

function sum(numbers: readonly number[]): number {
  return numbers.reduce((total, one) => total + one, 0);
}
