// @vitest-environment jsdom
import { screen, waitFor, within } from "@testing-library/react";
import { expect, it } from "vitest";
import { holdUntilReleased, openBrowser } from "@/lib/testing/open-browser";
import { myExpenses } from "@/lib/testing/screens/my-expenses-screen";

const EMPTY = "No expenses found for this category";
const emptyMessage = () => screen.queryByText(EMPTY);
const link = (name: RegExp) =>
  within(screen.getByRole("main")).getByRole("link", { name });
/** The link for wide screens; the menu for phones has one too. */
function navigationLink(name: string): HTMLElement {
  const navigation = within(screen.getByRole("navigation", { name: "Main" }));
  const [link] = navigation.getAllByRole("link", { name });
  if (!link) throw new Error(`No link has the name ${name}.`);
  return link;
}

/** What is shown of expenses alone. */
const partsOfAList = () => [
  ...screen.queryAllByRole("table"),
  ...screen.queryAllByText("Total"),
  ...screen.queryAllByRole("heading", { name: /^(Expenses by|Daily)/ }),
  ...screen.queryAllByRole("button", { name: "Charts" }),
];

it("announces that the list loads, and then says of an empty list what to do first", async () => {
  const { open, respond } = await openBrowser();
  const held = holdUntilReleased();
  respond(({ path }, send) => (path === "/show" ? held.wait(send) : undefined));
  await open("/show");
  expect(screen.getByText("Loading your expenses…")).toHaveRole("status");
  expect(screen.getByRole("heading", { level: 1 })).toHaveTextContent(
    "My Expenses",
  );
  expect(
    screen.getByText("A clear overview of where your money goes"),
  ).toBeVisible();
  expect(emptyMessage()).toBeNull();
  expect(screen.queryByText(/ shown\.$/)).toBeNull();
  held.release();
  expect(await myExpenses.emptyMessage()).toBeVisible();
  expect(screen.queryByText("Loading your expenses…")).toBeNull();
  expect(partsOfAList()).toEqual([]);
  expect(screen.queryByRole("region", { name: "Summary" })).toBeNull();
  expect(screen.queryByRole("search")).toBeNull();
  expect(screen.getByText(/^Start with what you spent last/)).toBeVisible();
  expect(link(/^Type one line/)).toHaveAttribute("href", "/add");
  expect(link(/^Import a statement/)).toHaveAttribute("href", "/import");
});

it("says that no expense matches, beside the filters alone, and shows all expenses again", async () => {
  const { open, record, user } = await openBrowser();
  await record({ description: "Lunch" });
  await open("/show");
  await myExpenses.findTable();
  await user.selectOptions(myExpenses.period(), "Last 30 days");
  await user.selectOptions(myExpenses.filter(), "Travel");
  expect(await myExpenses.emptyMessage()).toBeVisible();
  await waitFor(() => expect(partsOfAList()).toEqual([]));
  for (const name of ["Summary", "Pocket money"])
    expect(screen.queryByRole("region", { name })).toBeNull();
  expect(screen.getByText(/^Nothing for/)).toHaveTextContent(
    "Nothing for Travel, last 30 days.",
  );
  expect(screen.queryByText(/^Start with what you spent last/)).toBeNull();
  await user.click(screen.getByRole("button", { name: "Show all expenses" }));
  await expect.poll(myExpenses.descriptions).toEqual(["Lunch"]);
  expect(myExpenses.summary()).toBeVisible();
  expect(location.pathname + location.search).toBe("/show");
});

it("says of a range of a link whose From is after its To that it has no day, and shows all expenses on request", async () => {
  const { open, record, user } = await openBrowser();
  await record({ description: "Lunch" });
  await open("/show?search=nothing&period=2026-05-01..2026-04-30");
  expect(await screen.findByText("No day is in this range")).toBeVisible();
  expect(emptyMessage()).toBeNull();
  expect(screen.queryByRole("region", { name: "Summary" })).toBeNull();
  await user.click(screen.getByRole("button", { name: "Show all expenses" }));
  await expect.poll(myExpenses.descriptions).toEqual(["Lunch"]);
  expect(myExpenses.search()).toHaveValue("");
  expect(location.search).toBe("");
});

it("loads the list with 'Try again' after the server has failed", async () => {
  const { open, record, respond, user, expectConsole } = await openBrowser();
  expectConsole(/The expenses could not be loaded/);
  await record({ description: "Lunch" });
  const failure = respond(({ path }) =>
    path === "/show" ? Response.json({}, { status: 500 }) : undefined,
  );
  await open("/show");
  const button = await screen.findByRole("button", { name: "Try again" });
  expect(screen.getByRole("alert")).toHaveTextContent("did not load");
  expect(emptyMessage()).toBeNull();
  failure.stop();
  await user.click(button);
  await myExpenses.findTable();
  expect(myExpenses.descriptions()).toEqual(["Lunch"]);
  expect(screen.queryByRole("alert")).toBeNull();
});

it("shows the rows of an external API, counts those that it cannot read, and promises nothing without the network", async () => {
  const { open, respond, setOnline, user } = await openBrowser();
  respond(({ path }) =>
    path === "/show"
      ? Response.json([
          {
            ...{ _id: 1, date: "2026-01-04T19:00:00.000Z", __v: 0 },
            ...{ category: "FOOD", description: "Tea", amount: "₹1,250.50" },
          },
          {
            ...{ _id: 2, date: "2026-01-04", category: "Rent" },
            ...{ description: "Room", amount: "4000" },
          },
          {
            ...{ _id: 3, date: "someday", category: "food" },
            ...{ description: "Lost", amount: 5 },
          },
          {
            ...{ _id: 4, date: "2026-01-04", category: "food" },
            description: "Free",
          },
        ])
      : undefined,
  );
  await open("/show");
  await myExpenses.findTable();
  expect(myExpenses.cells()).toEqual([
    ["5 Jan 2026", "Food", "Tea", "₹1,250.50"],
    ["4 Jan 2026", "Rent", "Room", "₹4,000.00"],
  ]);
  expect(myExpenses.total()).toHaveTextContent("₹5,250.50");
  expect(screen.getByText(/^2 expenses could not be read/)).toBeVisible();
  await user.selectOptions(myExpenses.filter(), "Food");
  await expect.poll(myExpenses.descriptions).toEqual(["Tea"]);
  setOnline(false);
  await screen.findByText(/Changes need the network\./);
  expect(document.body).not.toHaveTextContent("kept on this device");
});

it("requests the list again on each return to the screen, and restores the filter", async () => {
  const { open, record, requests, user } = await openBrowser();
  await record({ description: "Lunch" }, { category: "travel" });
  await open("/show?category=food");
  await myExpenses.findTable();
  const count = () => requests.filter(({ path }) => path === "/show").length;
  expect(count()).toBe(1);
  await user.click(navigationLink("Add Expense"));
  await expect.poll(() => location.pathname).toBe("/add");
  await user.click(navigationLink("My Expenses"));
  await myExpenses.findTable();
  expect(count()).toBe(2);
  expect(location.search).toBe("?category=food");
  expect(myExpenses.filter()).toHaveValue("food");
  expect(myExpenses.descriptions()).toEqual(["Lunch"]);
});

it("says without the network that the browser is offline, until the list can be loaded", async () => {
  const { open, setOnline, expectConsole } = await openBrowser();
  expectConsole(/could not be loaded/);
  setOnline(false);
  await open("/show");
  expect(await screen.findByText("You are offline")).toBeVisible();
  expect(screen.queryByText(/could not be loaded/)).toBeNull();
  setOnline(true);
  await myExpenses.emptyMessage();
});
