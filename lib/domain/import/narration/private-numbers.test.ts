import { expect, it } from "vitest";
import { readText } from "@/lib/testing/statement-files";

it.each([
  ["+91 98765 43210", "Expense"],
  ["Paid to +91 98765 43210", "Paid"],
  ["Ravi (98765-43210)", "Ravi"],
  ["MB-98765 43210-ASHA", "MB-ASHA"],
  ["A/c no 12345 Rent", "Rent"],
  ["Loan A/c 45-221-9", "Expense"],
  ["Ref 88213 Books", "Books"],
  ["Cust ID 55421 fee", "fee"],
  ["ASHA98765", "ASHA"],
  ["card 4160 2100 0000 1234 shoes", "shoes"],
  ["Card 21Xx Spar", "Spar"],
  ["card *1234 Spar", "Spar"],
  ["Fees of card ending 1234", "Fees"],
  ["ending 1234 Spar", "Spar"],
  ["FT-00045/Asha/77665", "Asha"],
  ["FT-00045", "Expense"],
  ["Week ending 2026", "Week ending 2026"],
  ["card for mom", "card for mom"],
  ["happy ending movie", "happy ending movie"],
  ["chai/coffee/2026", "chai/coffee/2026"],
  ["A-101 rent", "A-101 rent"],
  ["Room-0101 rent", "Room-0101 rent"],
  ["Room 203", "Room 203"],
  ["Bus 500D", "Bus 500D"],
  ["iPhone 15", "iPhone 15"],
  ["Trip 2026", "Trip 2026"],
  ["gift card 1000", "gift card 1000"],
  ["account 2026 fee", "account 2026 fee"],
  ["rent 12000", "rent 12000"],
])("the item %s of a table is %s", async (item, description) => {
  const { rows } = await readText(`Date,Item,Amount\n13/10/2026,${item},20`);
  expect(rows).toMatchObject([{ description }]);
});
