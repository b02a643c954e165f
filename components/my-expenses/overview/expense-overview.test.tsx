// @vitest-environment jsdom
import { expect, it } from "vitest";
import { openBrowser } from "@/lib/testing/open-browser";
import { myExpenses } from "@/lib/testing/screens/my-expenses-screen";

it("is of this month until a period is chosen, and of the category", async () => {
  const { open, record, user } = await openBrowser({ now: "2026-03-15T12:00" });
  await record(
    { date: "2025-01-31", category: "shopping", amount: 550 },
    { date: "2025-01-05", category: "food", amount: 1000 },
    { date: "2026-02-01", category: "food", amount: 100 },
    { date: "2026-03-15", category: "travel", amount: 300 },
    { date: "2026-03-16", category: "travel", amount: 75 },
  );
  await open("/show");
  await myExpenses.findTable();
  expect(myExpenses.overview()).toHaveTextContent("Spent this month");
  expect(myExpenses.figures()).toEqual([
    "₹300and ₹75 upcoming",
    "₹20",
    "₹200 morethan 1 to 15 Feb",
    "Travel₹300",
  ]);
  await open("/show?period=2025-01");
  await myExpenses.findTable();
  expect(myExpenses.overview()).toHaveTextContent("Spent in Jan 2025");
  expect(myExpenses.figures()).toEqual([
    "₹1,550",
    "₹57.41",
    "–Nothing to compare",
    "Food₹1,000",
  ]);
  await user.selectOptions(myExpenses.filter(), "Shopping");
  await expect.poll(() => myExpenses.figures()[0]).toBe("₹550");
});

it("has no largest category in a period of which nothing is spent yet", async () => {
  const { open, record } = await openBrowser({ now: "2026-03-15T12:00" });
  await record({ date: "2026-03-16", amount: 75 });
  await open("/show?period=2026-03-16");
  await myExpenses.findTable();
  expect(myExpenses.figures()).toEqual([
    "₹0and ₹75 upcoming",
    "₹0",
    "–Nothing to compare",
    "None",
  ]);
});
