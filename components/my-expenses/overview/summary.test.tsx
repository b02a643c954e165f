// @vitest-environment jsdom
import { fireEvent, screen, within } from "@testing-library/react";
import { expect, it } from "vitest";
import { openBrowser } from "@/lib/testing/open-browser";
import { myExpenses } from "@/lib/testing/screens/my-expenses-screen";

const stats = () =>
  within(myExpenses.summary())
    .getAllByRole("term", { hidden: true })
    .map((term) => `${term.textContent}: ${term.nextSibling?.textContent}`);

it("is of this month until a period is chosen, and of the category, and has no line and no largest category where nothing is spent yet", async () => {
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
  expect(myExpenses.summaryLines()).toEqual([
    "March so far",
    "₹300",
    "₹200 more than by 15 Feb",
    "₹20 a day, and ₹75 upcoming",
  ]);
  expect(stats()).toEqual([
    "Upcoming: ₹75",
    "A day on average: ₹20",
    "Most on: Travel₹300",
    "Biggest day: 15 Mar, ₹300",
  ]);
  expect(
    within(myExpenses.summary()).getByRole("img", {
      name: "Spent up to each day, Mar, beside Feb",
    }),
  ).toBeVisible();
  const chooseDates = async () => {
    await user.selectOptions(myExpenses.period(), "Choose dates");
    return within(await screen.findByRole("dialog"));
  };
  let dialog = await chooseDates();
  fireEvent.change(myExpenses.from(), { target: { value: "2026-03-16" } });
  fireEvent.change(myExpenses.to(), { target: { value: "2026-03-16" } });
  await user.click(dialog.getByRole("button", { name: "Show these days" }));
  await expect
    .poll(myExpenses.summaryLines)
    .toEqual([
      "16 Mar 2026",
      "₹0",
      "Nothing to compare yet",
      "₹0 a day, and ₹75 upcoming",
    ]);
  expect(stats()).toEqual(["Upcoming: ₹75", "A day on average: ₹0"]);
  expect(within(myExpenses.summary()).queryByRole("img")).toBeNull();
  dialog = await chooseDates();
  await user.click(dialog.getByRole("button", { name: "Previous year" }));
  await user.click(dialog.getByRole("button", { name: "Jan 2025" }));
  await expect
    .poll(myExpenses.summaryLines)
    .toEqual([
      "January 2025",
      "₹1,550",
      "Nothing to compare yet",
      "₹57 a day, most on food",
    ]);
  await user.selectOptions(myExpenses.filter(), "Shopping");
  await expect
    .poll(myExpenses.summaryLines)
    .toEqual([
      "Shopping in January 2025",
      "₹550",
      "Nothing to compare yet",
      "₹20 a day",
    ]);
});
