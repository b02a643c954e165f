// @vitest-environment jsdom
import { screen, within } from "@testing-library/react";
import { expect, it } from "vitest";
import { openBrowser } from "@/lib/testing/open-browser";
import { lunchRequest } from "@/lib/testing/sample-expenses";
import { addExpense } from "@/lib/testing/screens/add-expense-screen";

// A Monday.
const TODAY = "2026-11-23";

const CHAI = { description: "Chai", amount: "10" };
const LAUNDRY = { description: "Laundry", category: "others", amount: "60" };
const EXPENSES = [
  ...Array.from({ length: 6 }, (_, day) => ({
    ...CHAI,
    date: `2026-11-1${day}`,
  })),
  ...["2026-11-09", "2026-11-16"].map((date) => ({ ...LAUNDRY, date })),
  ...["Metro", "Movie", "Xerox", "Rickshaw"].map((description) => ({
    description,
    date: "2026-11-14",
  })),
];

async function openWithUsual() {
  const browser = await openBrowser({ now: `${TODAY}T10:00:00` });
  await browser.record(...EXPENSES);
  await browser.open("/add");
  const usual = () => within(addExpense.usual()).getAllByRole("button");
  await expect.poll(usual).toHaveLength(6);
  return { ...browser, usual };
}

const usualButton = (name: RegExp) =>
  within(addExpense.usual()).getByRole("button", { name });

it("fills the form with one of the six most likely expenses of the weekday, over what the box has filled, but not over a date that was typed", async () => {
  const { user, usual, stored } = await openWithUsual();
  expect(
    usual()
      .slice(0, 2)
      .map(({ textContent }) => textContent),
  ).toEqual(["Laundry ₹60", "Chai ₹10"]);
  await user.type(addExpense.description(), "something else");
  await user.click(usualButton(/Chai/));
  expect(addExpense.values()).toEqual([TODAY, "food", "Chai", "10"]);
  expect(addExpense.submit()).toHaveFocus();
  await user.click(usualButton(/Laundry/));
  expect(addExpense.values()).toEqual([TODAY, "others", "Laundry", "60"]);
  await user.keyboard("{Enter}");
  await expect
    .poll(stored)
    .toContainEqual(
      expect.objectContaining({ date: TODAY, description: "Laundry" }),
    );
  await expect.poll(addExpense.values).toEqual(["", "", "", ""]);
  await user.type(addExpense.date(), "2026-11-20");
  await addExpense.paste(user, "500 shoes");
  await expect.poll(addExpense.amount).toHaveValue(500);
  await user.click(usualButton(/Chai/));
  expect(addExpense.values()).toEqual(["2026-11-20", "food", "Chai", "10"]);
  expect(addExpense.box()).toHaveValue("");
});

const suggested = () =>
  Array.from(
    addExpense.description().list?.options ?? [],
    ({ value }) => value,
  );

it("suggests earlier descriptions, most frequent first, and selects their usual category, but none over a chosen one", async () => {
  const { open, user, record, requests } = await openBrowser();
  await record(
    { description: "Metro", category: "travel" },
    { description: "chai" },
    { description: "Chai", date: "2026-01-06" },
  );
  await open("/add");
  await expect.poll(suggested).toEqual(["Chai", "Metro"]);
  const type = async (text: string) => {
    await user.clear(addExpense.description());
    await user.type(addExpense.description(), text);
  };
  await type("metro");
  expect(addExpense.category()).toHaveValue("travel");
  expect(screen.getByText("Travel, as before")).toHaveRole("status");
  await user.keyboard("{Backspace}");
  expect(addExpense.category()).toHaveValue("");
  expect(screen.queryByText(/as before/)).toBeNull();
  await type("Chai");
  expect(addExpense.category()).toHaveValue("food");
  await user.selectOptions(addExpense.category(), "others");
  expect(screen.queryByText(/as before/)).toBeNull();
  await type("Metro");
  expect(addExpense.category()).toHaveValue("others");
  await addExpense.fill(user, lunchRequest);
  await user.click(addExpense.submit());
  await expect.poll(suggested).toHaveLength(3);
  // The list of expenses is not requested.
  expect(
    requests.filter(({ method }) => method === "GET").map(({ path }) => path),
  ).toEqual(["/suggestions", "/suggestions"]);
});

it("has them as before after the Undo of an add, and without the network, also after a reload", async () => {
  const { open, user, usual, setOnline } = await openWithUsual();
  const texts = () => usual().map(({ textContent }) => textContent);
  const before = texts();
  await addExpense.fill(user, { ...lunchRequest, date: TODAY });
  await user.click(addExpense.submit());
  await expect.poll(texts).not.toEqual(before);
  await user.keyboard("{Control>}z{/Control}");
  await expect.poll(texts).toEqual(before);
  setOnline(false);
  await open("/add");
  await expect.poll(usual).toHaveLength(6);
  await user.click(usualButton(/Chai/));
  expect(addExpense.values()).toEqual([TODAY, "food", "Chai", "10"]);
});
