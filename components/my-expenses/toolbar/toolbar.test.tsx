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

async function openVaried(query: `?${string}` | "" = "") {
  const browser = await openBrowser({ now: VARIED_NOW });
  await browser.record(...variedExpenses);
  await browser.open(query === "" ? "/show" : `/show${query}`);
  await myExpenses.findTable();
  return browser;
}

const expectShown = (...shown: string[]) =>
  expect.poll(myExpenses.descriptions).toEqual(shown);

/** Fills a date field, as its picker does. */
const fill = (field: HTMLInputElement, value: string) =>
  fireEvent.change(field, { target: { value } });

const chosenPeriod = () => myExpenses.period().selectedOptions[0]?.text;

it("filters by each category, from All Categories", async () => {
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
});

it("ends each filter with its own button", async () => {
  const { user } = await openVaried("?category=food&period=2020-01-01..");
  await user.click(screen.getByRole("button", { name: "Show all categories" }));
  await expect.poll(() => location.search).toBe("?period=2020-01-01..");
  await user.click(screen.getByRole("button", { name: "Show all time" }));
  await expect.poll(() => location.search).toBe("");
  expect(screen.queryByRole("button", { name: /^Show all/ })).toBeNull();
});

it("has the search on a phone behind a button, which gives it the focus and whose other side ends it", async () => {
  const { user } = await openVaried();
  await user.click(screen.getByRole("button", { name: "Search" }));
  expect(myExpenses.search()).toHaveFocus();
  await user.keyboard("zurich");
  await expectShown("Train to Zürich");
  await user.click(screen.getByRole("button", { name: "Close search" }));
  await expectShown(...VARIED_DESCRIPTIONS);
});

it("searches descriptions and categories while the text is typed", async () => {
  const { user } = await openVaried();
  for (const [search, ...shown] of [
    ["zurich", "Train to Zürich"],
    ["चाय", "चाय और समोसा"],
    ["food cre", "Café crème"],
  ] as const) {
    await user.clear(myExpenses.search());
    await user.type(myExpenses.search(), search);
    await expectShown(...shown);
  }
  expect(myExpenses.total()).toHaveTextContent("₹200");
  await user.clear(myExpenses.search());
  await expectShown(...VARIED_DESCRIPTIONS);
});

it("keeps a search that is being typed when the filter changes", async () => {
  const { user } = await openVaried();
  await user.type(myExpenses.search(), "ca");
  await user.selectOptions(myExpenses.filter(), "Food");
  expect(location.search).toBe("?category=food&search=ca");
  expect(myExpenses.search()).toHaveValue("ca");
  await expectShown("Café crème");
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

it("chooses days, which begin with those of the period, and accepts open ends", async () => {
  const { user } = await openVaried();
  const chooseDays = async (from: string, to: string) => {
    await user.selectOptions(myExpenses.period(), "Choose dates");
    await screen.findByRole("dialog", { name: "Choose dates" });
    fill(myExpenses.from(), from);
    fill(myExpenses.to(), to);
    await user.click(screen.getByRole("button", { name: "Show these days" }));
  };
  await user.selectOptions(myExpenses.period(), "Last month");
  await user.selectOptions(myExpenses.period(), "Choose dates");
  await screen.findByRole("dialog", { name: "Choose dates" });
  expect(myExpenses.from()).toHaveValue("2026-02-01");
  expect(myExpenses.to()).toHaveValue("2026-02-28");
  await user.keyboard("{Escape}");
  await chooseDays("2026-01-05", "2026-02-28");
  await expectShown("Café crème", "चाय और समोसा");
  expect(chosenPeriod()).toBe("5 Jan 2026 to 28 Feb 2026");
  await chooseDays("2026-01-05", "");
  await expectShown("Notebook", "Café crème", "चाय और समोसा");
  expect(myExpenses.nextPeriod()).toBeDisabled();
});

it("shows no days whose From is after their To, nor without any day", async () => {
  const { user } = await openVaried("?period=2026-01-01..2026-04-30");
  await user.selectOptions(myExpenses.period(), "Choose dates");
  await screen.findByRole("dialog", { name: "Choose dates" });
  fill(myExpenses.from(), "2026-05-01");
  await user.click(screen.getByRole("button", { name: "Show these days" }));
  for (const field of [myExpenses.from(), myExpenses.to()]) {
    expect(field).toHaveAccessibleDescription(RANGE_ERROR);
    expect(field).toBeInvalid();
  }
  fill(myExpenses.from(), "");
  expect(myExpenses.from()).toBeValid();
  expect(screen.queryByText(RANGE_ERROR)).toBeNull();
  fill(myExpenses.to(), "");
  await user.click(screen.getByRole("button", { name: "Show these days" }));
  expect(screen.getByRole("alert")).toHaveTextContent("Enter a day");
  fill(myExpenses.to(), "2026-03-01");
  await user.click(screen.getByRole("button", { name: "Show these days" }));
  await expect.poll(() => location.search).toBe("?period=..2026-03-01");
});

it("says of a range of a link whose From is after its To that it has no day", async () => {
  await openBrowser({ now: VARIED_NOW }).then(async ({ record, open }) => {
    await record(...variedExpenses);
    await open("/show?period=2026-05-01..2026-04-30");
  });
  expect(await screen.findByText("No day is in this range")).toBeVisible();
  expect(screen.queryByText("No expenses found for this category")).toBeNull();
  expect(screen.queryByRole("region", { name: "Summary" })).toBeNull();
});
