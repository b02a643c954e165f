// @vitest-environment jsdom
import { act, screen, within } from "@testing-library/react";
import { expect, it } from "vitest";
import { openBrowser } from "@/lib/testing/open-browser";
import { myExpenses } from "@/lib/testing/screens/my-expenses-screen";
import {
  VARIED_DESCRIPTIONS,
  VARIED_NOW,
  variedExpenses,
} from "@/lib/testing/varied-expenses";

const sortButton = (column: string) =>
  within(myExpenses.header(column)).getByRole("button");
const amounts = () => myExpenses.cells().map(([, , , amount]) => amount);
const totalAmount = () => within(myExpenses.total()).getByRole("cell");
const expectShown = (...shown: string[]) =>
  expect.poll(myExpenses.descriptions).toEqual(shown);

it("sorts, reverses and resets the order on each press of a header, also before the table is rendered again", async () => {
  const { open, record, user } = await openBrowser({ now: VARIED_NOW });
  await record(...variedExpenses);
  await open("/show");
  await myExpenses.findTable();
  const sortOf = (column: string) =>
    myExpenses.header(column).getAttribute("aria-sort");
  expect(
    within(myExpenses.table())
      .getAllByRole("columnheader")
      .map(({ textContent }) => textContent),
  ).toEqual(["Date", "Category", "Description", "Amount"]);
  expect(sortOf("Date")).toBe("descending");
  await user.click(sortButton("Date"));
  await expectShown(...VARIED_DESCRIPTIONS.toReversed());
  await user.click(sortButton("Amount"));
  expect([sortOf("Amount"), sortOf("Date")]).toEqual(["descending", null]);
  const byName = ["Café crème", "Notebook", "Train to Zürich", "चाय और समोसा"];
  await expectShown(...byName);
  sortButton("Description").focus();
  await user.keyboard("{Enter}");
  expect(sortOf("Description")).toBe("ascending");
  await user.keyboard("{Enter}");
  expect(sortOf("Description")).toBe("descending");
  await expectShown(...byName.toReversed());
  await user.keyboard("{Enter}");
  await expectShown(...VARIED_DESCRIPTIONS);
  await user.click(sortButton("Category"));
  await expectShown(
    "Café crème",
    "चाय और समोसा",
    "Notebook",
    "Train to Zürich",
  );
  const amount = sortButton("Amount");
  act(() => {
    amount.click();
    amount.click();
  });
  expect(location.search).toBe("?sort=amount");
});

it("shows two decimals everywhere if one of the amounts has paise", async () => {
  const { open, record, user } = await openBrowser();
  await record(
    { category: "food", amount: 89 },
    { category: "travel", amount: 81.01 },
    { category: "travel", amount: 0.99 },
    { category: "food", amount: 100000 },
  );
  await open("/show");
  await myExpenses.findTable();
  expect(amounts()).toEqual(["₹1,00,000.00", "₹0.99", "₹81.01", "₹89.00"]);
  expect(totalAmount()).toHaveTextContent("₹1,00,171.00");
  await user.selectOptions(myExpenses.filter(), "Food");
  await expect.poll(amounts).toEqual(["₹1,00,000", "₹89"]);
  expect(totalAmount()).toHaveTextContent("₹1,00,089");
});

it("groups the expenses by day on a phone, with the total of each, while they are sorted by date", async () => {
  const { open, record, user } = await openBrowser({
    width: 360,
    now: VARIED_NOW,
  });
  await record(
    { date: "2026-01-05", description: "Tea", amount: 10 },
    { date: "2026-01-05", description: "Lunch", amount: 80 },
    { date: "2026-03-16", description: "Fees", amount: 500 },
  );
  await open("/show");
  await myExpenses.findTable();
  expect(myExpenses.days()).toEqual(["Mon, 16 MarUpcoming", "Mon, 5 Jan"]);
  expect(screen.getByRole("row", { name: /^Mon, 5 Jan ₹90/ })).toBeVisible();
  const order = screen.getByRole("combobox", { name: "Order" });
  await user.selectOptions(order, "Largest first");
  await expect.poll(myExpenses.days).toEqual([]);
  await expectShown("Fees", "Lunch", "Tea");
  await user.click(
    screen.getByRole("button", { name: "Show the newest first" }),
  );
  await expect
    .poll(myExpenses.days)
    .toEqual(["Mon, 16 MarUpcoming", "Mon, 5 Jan"]);
});
