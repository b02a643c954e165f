// @vitest-environment jsdom
import { act, screen } from "@testing-library/react";
import { expect, it } from "vitest";
import { openPlan } from "@/lib/testing/open-plan";
import { myExpenses } from "@/lib/testing/screens/my-expenses-screen";

/** The title, and every text, attribute and value of the page. */
const page = () => document.title + document.documentElement.outerHTML;

function chooseInOtherTab(choice: "hidden" | "shown") {
  localStorage.setItem("amounts", choice);
  act(() => void window.dispatchEvent(new Event("storage")));
}

it("hides every amount of the list, its plan and a notification, and shows them again", async () => {
  const { open, putPlan, record, user } = await openPlan();
  await record(
    { date: "2026-11-23", description: "Lunch", amount: 7391.5 },
    { date: "2026-11-24", description: "Bus", category: "travel", amount: 64 },
    { date: "2026-11-24", description: "Tea", amount: 12 },
    { date: "2026-11-30", description: "Trip", category: "travel", amount: 8 },
  );
  await putPlan({
    allowance: {
      ...{ amount: 9000, every: "month", startDay: 1 },
      ...{ carryOver: false, from: "2026-11-01" },
    },
    budgets: { food: 2500 },
  });
  await open("/show");
  await myExpenses.findTable();
  await myExpenses.delete(user, "Tea");
  await myExpenses.findNotification("Tea (₹12) was deleted.");
  await screen.findByRole("list", { name: "Budgets" });
  expect(page()).toMatch(/₹\d/);

  chooseInOtherTab("hidden");
  expect(page()).not.toMatch(/₹\d|7,?391|2,?500|9,?000/);
  expect(myExpenses.cells().map((cells) => cells[3])).toEqual(
    Array.from({ length: 3 }, () => "₹•••"),
  );
  expect(myExpenses.total()).toHaveTextContent(/^Total.*₹•••$/);
  await myExpenses.findNotification("Tea (₹•••) was deleted.");

  chooseInOtherTab("shown");
  expect(myExpenses.total()).toHaveTextContent("₹7,463.50");
});

it("shows no amount first when they are hidden", async () => {
  const { open, record } = await openPlan();
  await record({});
  localStorage.setItem("amounts", "hidden");
  await open("/show");
  let hasShown = false;
  const observer = new MutationObserver(() => {
    hasShown ||= /₹\d/.test(page());
  });
  observer.observe(document, { childList: true, subtree: true });
  await myExpenses.findTable();
  observer.disconnect();
  expect(myExpenses.total()).toHaveTextContent(/^Total.*₹•••$/);
  expect(hasShown).toBe(false);
});
