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

it("names the filters beside the total, and one press removes them and keeps the order", async () => {
  const { user } = await openVaried(
    "?category=food&period=2020-01-01..&search=caf&sort=amount",
  );
  expect(screen.queryAllByRole("button", { name: /^Clear filters/ })).toEqual([
    screen.getByRole("button", {
      name: "Clear filters: Food, 1 Jan 2020 to, “caf”",
    }),
  ]);
  await user.click(screen.getByRole("button", { name: /^Clear filters/ }));
  await expect.poll(() => location.search).toBe("?sort=amount");
  expect(screen.queryByRole("button", { name: /^Clear filters/ })).toBeNull();
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

it("starts a custom range with the selected period, and accepts open ends", async () => {
  const { user } = await openVaried();
  await user.selectOptions(myExpenses.period(), "Last month");
  await user.selectOptions(myExpenses.period(), "Custom range");
  expect(myExpenses.from()).toHaveValue("2026-02-01");
  expect(myExpenses.to()).toHaveValue("2026-02-28");
  fill(myExpenses.from(), "2026-01-05");
  await expectShown("Café crème", "चाय और समोसा");
  fill(myExpenses.to(), "");
  await expectShown("Notebook", "Café crème", "चाय और समोसा");
  expect(myExpenses.nextPeriod()).toBeDisabled();
  fill(myExpenses.to(), "2026-01-05");
  await expectShown("चाय और समोसा");
});

it("shows an error at both fields of a range whose From is after its To, until one is changed", async () => {
  await openVaried("?period=2026-01-01..2026-04-30");
  const expectReversed = () => {
    expect(screen.getByText(RANGE_ERROR)).toBeVisible();
    for (const field of [myExpenses.from(), myExpenses.to()]) {
      expect(field).toHaveAccessibleDescription(RANGE_ERROR);
      expect(field).toBeInvalid();
    }
    expect(screen.getByText("No day is in this range")).toBeVisible();
    expect(
      screen.queryByText("No expenses found for this category"),
    ).toBeNull();
    expect(screen.queryByRole("table")).toBeNull();
    expect(screen.queryByRole("region", { name: "Overview" })).toBeNull();
  };
  const expectValid = () => {
    expect(screen.queryByText(RANGE_ERROR)).toBeNull();
    for (const field of [myExpenses.from(), myExpenses.to()]) {
      expect(field).not.toHaveAccessibleDescription();
      expect(field).toBeValid();
    }
  };
  expectValid();
  fill(myExpenses.from(), "2026-05-01");
  expectReversed();
  fill(myExpenses.to(), "2026-05-01");
  expectValid();
  // A valid range without expenses shows the usual message of an empty list.
  expect(await myExpenses.emptyMessage()).toBeVisible();
  fill(myExpenses.to(), "2026-04-30");
  expectReversed();
  fill(myExpenses.from(), "");
  expectValid();
  await expectShown(...VARIED_DESCRIPTIONS);
});
