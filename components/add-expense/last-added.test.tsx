// @vitest-environment jsdom
import { screen, within } from "@testing-library/react";
import { expect, it } from "vitest";
import { failToFetch, openBrowser } from "@/lib/testing/open-browser";
import { lunchRequest } from "@/lib/testing/sample-expenses";
import { addExpense } from "@/lib/testing/screens/add-expense-screen";
import { myExpenses } from "@/lib/testing/screens/my-expenses-screen";

it("shows the last added expense, which can be taken back, and links to the list", async () => {
  const { open, user, stored } = await openBrowser();
  await open("/add");
  expect(screen.queryByRole("region", { name: "Last added" })).toBeNull();
  await addExpense.fill(user, lunchRequest);
  await user.click(addExpense.submit());
  const undo = await screen.findByRole("button", { name: "Undo" });
  for (const text of ["Lunch", "₹99.50", "5 Jan 2026 · Food"])
    expect(within(addExpense.lastAdded()).getByText(text)).toBeVisible();
  await user.click(undo);
  expect(await screen.findByText("Taken back")).toBeVisible();
  expect(undo).not.toBeInTheDocument();
  expect(screen.getByRole("link", { name: "View expenses" })).toHaveFocus();
  expect(await stored()).toEqual([]);
  await addExpense.fill(user, { ...lunchRequest, description: "Dinner" });
  await user.click(addExpense.submit());
  expect(await screen.findByText("Dinner")).toBeVisible();
  await user.click(screen.getByRole("link", { name: "View expenses" }));
  await myExpenses.findTable();
  expect(myExpenses.cells()).toMatchObject([
    ["5 Jan 2026", "Food", "Dinner", "₹99.50"],
  ]);
});

it("says that an Undo has failed, and takes the expense back on the next press", async () => {
  const { open, user, respond, stored, expectConsole } = await openBrowser();
  expectConsole(/could not be removed.*Failed to fetch/);
  const failure = respond(({ method }) =>
    method === "DELETE" ? failToFetch() : undefined,
  );
  await open("/add");
  await addExpense.fill(user, lunchRequest);
  await user.click(addExpense.submit());
  const undo = await screen.findByRole("button", { name: "Undo" });
  await user.click(undo);
  expect(
    await screen.findByText("It could not be taken back. Try again."),
  ).toBeVisible();
  expect(await stored()).toHaveLength(1);
  failure.stop();
  await user.click(undo);
  expect(await screen.findByText("Taken back")).toBeVisible();
  expect(await stored()).toEqual([]);
});
