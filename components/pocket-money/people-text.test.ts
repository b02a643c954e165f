import { expect, it } from "vitest";
import { asPaise, formatRupees } from "@/lib/domain/expenses/money";
import { peopleText, sumsText } from "./people-text";

const owed = (balances: Record<string, number>) =>
  Object.entries(balances).map(([name, rupees]) => ({
    person: { id: name, name },
    paise: asPaise(rupees * 100),
  }));

it.each<[Record<string, number>, string | undefined, string]>([
  [{}, undefined, "All settled up"],
  [{ Asha: 0 }, undefined, "All settled up"],
  [{ Asha: 300, Ravi: 0 }, "Asha owes you ₹300", "You are owed ₹300"],
  [{ Ravi: -120 }, "You owe Ravi ₹120", "You owe ₹120"],
  [
    { Asha: 300, Ravi: 250.5, Kiran: 50 },
    "3 people owe you ₹600.50",
    "You are owed ₹600.50",
  ],
  [{ Asha: -300, Ravi: -20 }, "You owe 2 people ₹320", "You owe ₹320"],
  [
    { Asha: 300, Ravi: -120 },
    "Asha owes you ₹300 · you owe ₹120",
    "You are owed ₹300 · you owe ₹120",
  ],
  [
    { Asha: 300, Meera: 600, Ravi: -120, Kiran: 0 },
    "2 people owe you ₹900 · you owe ₹120",
    "You are owed ₹900 · you owe ₹120",
  ],
])("%j", (balances, line, sums) => {
  const all = owed(balances);
  expect(peopleText(all, formatRupees)).toBe(line);
  expect(sumsText(all, formatRupees)).toBe(sums);
});
