// @vitest-environment jsdom
import { fireEvent, screen, within } from "@testing-library/react";
import { expect, it } from "vitest";
import { openBrowser } from "@/lib/testing/open-browser";
import { myExpenses } from "@/lib/testing/screens/my-expenses-screen";
import {
  VARIED_DESCRIPTIONS,
  VARIED_NOW,
  variedExpenses,
} from "@/lib/testing/varied-expenses";

const RANGE_ERROR = "From is after To.";

async function openVaried() {
  const browser = await openBrowser({ now: VARIED_NOW });
  await browser.record(...variedExpenses);
  await browser.open("/show");
  await myExpenses.findTable();
  return browser;
}

const expectShown = (...shown: string[]) =>
  expect.poll(myExpenses.descriptions).toEqual(shown);

/** Fills a date field, as its picker does. */
const fill = (field: HTMLInputElement, value: string) =>
  fireEvent.change(field, { target: { value } });

const chosenPeriod = () => myExpenses.period().selectedOptions[0]?.text;

it("filters by each category, from All Categories, and ends each filter with its own button", async () => {
  const { user } = await openVaried();
  const options = within(myExpenses.filter())
    .getAllByRole<HTMLOptionElement>("option")
    .map(({ text, selected }) => (selected ? `${text} (chosen)` : text));
  expect(options).toEqual([
    "All Categories (chosen)",
    ...["Food", "Travel", "Entertainment", "Shopping", "Others"],
  ]);
  await user.selectOptions(myExpenses.filter(), "Food");
  await expectShown("Café crème", "चाय और समोसा");
  expect(myExpenses.total()).toHaveTextContent("₹260");
  await user.selectOptions(myExpenses.filter(), "All Categories");
  await expectShown(...VARIED_DESCRIPTIONS);
  await user.selectOptions(myExpenses.filter(), "Food");
  await user.selectOptions(myExpenses.period(), "This year");
  await user.click(screen.getByRole("button", { name: "Show all categories" }));
  expect(myExpenses.filter()).toHaveFocus();
  await expect.poll(() => location.search).toBe("?period=this-year");
  await user.click(screen.getByRole("button", { name: "Show all time" }));
  await expect.poll(() => location.search).toBe("");
  expect(screen.queryByRole("button", { name: /^Show all/ })).toBeNull();
});

it("has the search on a phone behind a button, which gives it the focus, keeps it when the filter changes and ends it", async () => {
  const { user } = await openVaried();
  await user.click(screen.getByRole("button", { name: "Search" }));
  expect(myExpenses.search()).toHaveFocus();
  await user.keyboard("ca");
  await user.selectOptions(myExpenses.filter(), "Food");
  expect(location.search).toBe("?category=food&search=ca");
  expect(myExpenses.search()).toHaveValue("ca");
  await expectShown("Café crème");
  await user.click(screen.getByRole("button", { name: "Close search" }));
  await expectShown("Café crème", "चाय और समोसा");
});

it("selects periods with the menu and the previous and next buttons", async () => {
  const { user } = await openVaried();
  expect(screen.queryByRole("button", { name: "Previous period" })).toBeNull();
  for (const [period, ...shown] of [
    ["This month", "Notebook"],
    ["Last month", "Café crème"],
    ["Last 30 days", "Notebook", "Café crème"],
    ["This year", "Notebook", "Café crème", "चाय और समोसा"],
    ["All time", ...VARIED_DESCRIPTIONS],
  ] as const) {
    await user.selectOptions(myExpenses.period(), period);
    await expectShown(...shown);
  }
  await user.selectOptions(myExpenses.period(), "This month");
  await user.click(myExpenses.previousPeriod());
  expect(chosenPeriod()).toBe("Last month");
  await user.click(myExpenses.previousPeriod());
  expect(chosenPeriod()).toBe("Jan 2026");
  await expectShown("चाय और समोसा");
  myExpenses.previousPeriod().focus();
  await user.keyboard("{Enter}");
  await expectShown("Train to Zürich");
  for (let steps = 0; steps < 3; steps++)
    await user.click(myExpenses.nextPeriod());
  expect(chosenPeriod()).toBe("This month");
});

it("chooses days, which begin with those of the period, and accepts open ends, but no days whose From is after their To", async () => {
  const { user } = await openVaried();
  const openDates = async () => {
    await user.selectOptions(myExpenses.period(), "Choose dates");
    await screen.findByRole("dialog", { name: "Choose dates" });
  };
  const show = () =>
    user.click(screen.getByRole("button", { name: "Show these days" }));
  await user.selectOptions(myExpenses.period(), "Last month");
  await openDates();
  expect(myExpenses.from()).toHaveValue("2026-02-01");
  expect(myExpenses.to()).toHaveValue("2026-02-28");
  fill(myExpenses.from(), "2026-01-05");
  await show();
  await expectShown("Café crème", "चाय और समोसा");
  expect(chosenPeriod()).toBe("5 Jan 2026 to 28 Feb 2026");
  await openDates();
  fill(myExpenses.to(), "");
  await show();
  await expectShown("Notebook", "Café crème", "चाय और समोसा");
  expect(myExpenses.nextPeriod()).toBeDisabled();

  await openDates();
  fill(myExpenses.from(), "2026-05-01");
  fill(myExpenses.to(), "2026-04-30");
  await show();
  for (const field of [myExpenses.from(), myExpenses.to()]) {
    expect(field).toHaveAccessibleDescription(RANGE_ERROR);
    expect(field).toBeInvalid();
  }
  fill(myExpenses.from(), "");
  expect(myExpenses.from()).toBeValid();
  expect(screen.queryByText(RANGE_ERROR)).toBeNull();
  fill(myExpenses.to(), "");
  await show();
  expect(screen.getByRole("alert")).toHaveTextContent("Enter a day");
  fill(myExpenses.to(), "2026-03-01");
  await show();
  await expect.poll(() => location.search).toBe("?period=..2026-03-01");
});
