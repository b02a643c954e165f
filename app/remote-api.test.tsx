// @vitest-environment jsdom
import { screen, within } from "@testing-library/react";
import { describe, expect, it } from "vitest";
import { openBrowser } from "@/lib/testing/open-browser";
import { fakeRemoteApi, REMOTE_API_URL } from "@/lib/testing/remote-api";
import { lunchRequest } from "@/lib/testing/sample-expenses";
import { addExpense } from "@/lib/testing/screens/add-expense-screen";
import { followLink } from "@/lib/testing/screens/follow-link";
import { importScreen } from "@/lib/testing/screens/import-screen";
import { moreMenu } from "@/lib/testing/screens/more-menu";
import { myExpenses } from "@/lib/testing/screens/my-expenses-screen";

const MESSY_ROWS = [
  { _id: 1, date: "2026-01-04T20:00:00Z", category: "FOOD", amount: "99.50" },
  { _id: 2, date: "2026-01-06", category: "rent", amount: 5000, paid: true },
  { _id: 3, date: "whenever", category: "food", amount: 1 },
];
const STATEMENT = `Date,Description,Debit,Credit
05-Jan-2026,Tea Stall,20.00,
06-Jan-2026,Book Shop,350.50,
07-Jan-2026,Scholarship,,5000.00`;

async function openWith(variable: string) {
  const browser = await openBrowser({
    environment: { [variable]: REMOTE_API_URL },
  });
  return { ...browser, remote: fakeRemoteApi(browser) };
}

/** Adds an expense, which the host gets, and which cannot be taken back. */
async function addLunch({
  open,
  user,
  alert,
  remote,
}: Awaited<ReturnType<typeof openWith>>) {
  await open("/add");
  await addExpense.fill(user, lunchRequest);
  await user.click(addExpense.submit());
  await expect
    .poll(() => alert.mock.calls)
    .toEqual([["✅ Expense added successfully!"]]);
  const { date, category, description } = lunchRequest;
  expect(remote.rows).toMatchObject([{ date, category, description }]);
  expect(Number((remote.rows[0] as { amount: unknown }).amount)).toBe(99.5);
  const added = within(await addExpense.findLastAdded());
  expect(added.getByRole("link", { name: "View Expenses" })).toBeVisible();
  expect(added.queryByRole("button")).toBeNull();
}

describe.each([
  ["an upstream host", "EXPENSES_HOST"],
  ["an external API", "NEXT_PUBLIC_API_HOST"],
])("with %s", (_, variable) => {
  it("rows in other formats are listed and cannot be edited, unreadable ones are counted, and Your data has what needs no change of the list", async () => {
    const { open, user, remote } = await openWith(variable);
    remote.rows = MESSY_ROWS;
    await open("/show");
    await myExpenses.findTable();
    expect(myExpenses.cells()).toEqual([
      ["6 Jan 2026", "Rent", "", "₹5,000.00"],
      ["5 Jan 2026", "Food", "", "₹99.50"],
    ]);
    expect(
      screen.getByText(/^1 expense could not be read and is left out/),
    ).toBeVisible();
    for (const row of myExpenses.rows()) {
      expect(within(row).queryByRole("button")).toBeNull();
      await user.click(row);
    }
    expect(screen.queryByRole("dialog")).toBeNull();

    await moreMenu.choose(user, "menuitem", "Your data");
    const headings = () =>
      screen
        .getAllByRole("heading", { level: 2 })
        .map(({ textContent }) => textContent);
    await expect
      .poll(headings)
      .toEqual(["Save a copy", "Daily reminder", "Theme"]);
    expect(screen.getByText(/^1 expense could not be read/)).toBeVisible();
    expect(screen.getByText("2 expenses")).toBeVisible();
  });

  it("an outage is an alert and an error, until it is over", async () => {
    const { open, user, alert, remote, expectConsole } =
      await openWith(variable);
    expectConsole(/could not be added/);
    expectConsole(/could not be loaded/);
    if (variable === "EXPENSES_HOST")
      // The log of the server.
      expectConsole(/ 503: |The expense host cannot be reached/);
    remote.isDown = true;
    await open("/add");
    await addExpense.fill(user, lunchRequest);
    await user.click(addExpense.submit());
    await expect
      .poll(() => alert.mock.calls)
      .toEqual([["❌ Something went wrong"]]);
    expect(addExpense.values()).toEqual(Object.values(lunchRequest));
    await followLink(user, "My Expenses");
    const tryAgain = await screen.findByRole("button", { name: "Try again" });
    expect(screen.queryByText(/^No expenses found/)).toBeNull();
    remote.isDown = false;
    await user.click(tryAgain);
    expect(await myExpenses.emptyMessage()).toBeVisible();
  });
});

it("an upstream host gets an expense, which cannot be taken back", async () => {
  await addLunch(await openWith("EXPENSES_HOST"));
});

it("an external API gets an expense, which cannot be taken back, and no other requests and headers than it may allow", async () => {
  const browser = await openWith("NEXT_PUBLIC_API_HOST");
  const { open, requests, remote } = browser;
  await addLunch(browser);
  await open("/show");
  await myExpenses.findTable();
  // The app's own server gets none either.
  expect(requests).toEqual(remote.requests);
  expect(
    requests.map(({ method, url, headers }) => [
      method,
      url,
      [...headers.keys()],
    ]),
  ).toEqual([
    ["POST", `${REMOTE_API_URL}/add`, ["content-type"]],
    ["GET", `${REMOTE_API_URL}/show`, []],
  ]);
});

it("an import into an external API adds the rows one by one, and says so first", async () => {
  const { open, user, remote } = await openWith("NEXT_PUBLIC_API_HOST");
  await open("/import");
  expect(
    await screen.findByText(/takes them one by one, about two a second/),
  ).toBeVisible();
  await user.upload(
    await screen.findByLabelText("Statement files"),
    new File([STATEMENT], "statement.csv"),
  );
  await importScreen.waitForCounts(
    "3 rows: 2 new, 0 already here, 1 left out.",
  );
  await user.click(screen.getByRole("button", { name: /^Import 2/ }));
  expect(await screen.findByText("2 expenses were added.")).toBeVisible();
  expect(screen.queryByRole("button", { name: "Undo import" })).toBeNull();
  const writes = remote.requests.filter(({ method }) => method !== "GET");
  expect(writes).toMatchObject([
    { url: `${REMOTE_API_URL}/add`, body: { description: "Tea Stall" } },
    { url: `${REMOTE_API_URL}/add`, body: { description: "Book Shop" } },
  ]);
});
