// @vitest-environment jsdom
import { screen, within } from "@testing-library/react";
import { expect, it } from "vitest";
import {
  type Browser,
  failToFetch,
  holdUntilReleased,
  openBrowser,
  type PageRequest,
} from "@/lib/testing/open-browser";
import { lunchRequest } from "@/lib/testing/sample-expenses";
import { addExpense } from "@/lib/testing/screens/add-expense-screen";
import { myExpenses } from "@/lib/testing/screens/my-expenses-screen";

it("shows the last added expense, which can be taken back, and links to the list", async () => {
  const { open, user, stored } = await openBrowser({
    now: "2026-01-06T10:00:00",
  });
  await open("/add");
  expect(screen.queryByRole("region", { name: "Last added" })).toBeNull();
  await addExpense.fill(user, lunchRequest);
  await user.click(addExpense.submit());
  const undo = await screen.findByRole("button", { name: "Undo" });
  for (const text of ["Lunch", "₹99.50", "Yesterday · Food"])
    expect(within(addExpense.lastAdded()).getByText(text)).toBeVisible();
  const tick = () => addExpense.lastAdded().querySelector(".lucide-check");
  expect(tick()).not.toBeNull();
  await user.click(undo);
  expect(await screen.findByText("Taken back")).toBeVisible();
  expect(tick()).toBeNull();
  expect(undo).not.toBeInTheDocument();
  expect(screen.getByRole("link", { name: "View Expenses" })).toHaveFocus();
  expect(await stored()).toEqual([]);
  await addExpense.fill(user, { ...lunchRequest, description: "Dinner" });
  await user.click(addExpense.submit());
  expect(await screen.findByText("Dinner")).toBeVisible();
  await user.click(screen.getByRole("link", { name: "View Expenses" }));
  await myExpenses.findTable();
  expect(myExpenses.cells()).toMatchObject([
    ["5 Jan 2026", "Food", "Dinner", "₹99.50"],
  ]);
});

it("says that an Undo has failed, and takes the expense back once for two next presses", async () => {
  const { open, user, respond, requests, stored, expectConsole } =
    await openBrowser();
  expectConsole(/could not be removed.*Failed to fetch/);
  const isRemoval = ({ method }: PageRequest) => method === "DELETE";
  const failure = respond((request) =>
    isRemoval(request) ? failToFetch() : undefined,
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
  const held = holdUntilReleased();
  respond((request, send) =>
    isRemoval(request) ? held.wait(send) : undefined,
  );
  const before = requests.filter(isRemoval).length;
  await user.click(undo);
  await expect.poll(() => undo).toHaveAttribute("aria-disabled", "true");
  await user.click(undo);
  await user.keyboard("{Control>}z{/Control}");
  held.release();
  expect(await screen.findByText("Taken back")).toBeVisible();
  expect(requests.filter(isRemoval)).toHaveLength(before + 1);
  expect(await stored()).toEqual([]);
});

/** Adds the lines of the box, and waits for the Undo of them. */
async function addLines({ open, user }: Browser, text: string) {
  await open("/add");
  await addExpense.paste(user, text);
  await user.click(await screen.findByRole("button", { name: /^Add all/ }));
  return screen.findByRole("button", { name: /^Undo/ });
}

it("takes back the others of several after a failure", async () => {
  const browser = await openBrowser();
  const { user, respond, requests, stored, expectConsole } = browser;
  expectConsole(/could not be removed.*Failed to fetch/);
  const deleted = () => requests.filter(({ method }) => method === "DELETE");
  respond(({ method }) =>
    method === "DELETE" && deleted().length === 2 ? failToFetch() : undefined,
  );
  const undo = await addLines(browser, "12 chai\n40 metro\n30 xerox");
  await user.click(undo);
  await screen.findByText("Not all could be taken back. Try again.");
  expect(await stored()).toHaveLength(2);
  expect(undo).toHaveTextContent("Undo all 2");
  await user.click(undo);
  await screen.findByText("All 3 taken back");
  expect(await stored()).toEqual([]);
  expect(deleted()).toHaveLength(4);
});

it("takes the last press back on Ctrl+Z, in a field until something is typed", async () => {
  const browser = await openBrowser();
  const { user, stored, requests } = browser;
  await addLines(browser, "12 chai\n40 metro");
  await user.click(addExpense.box());
  await user.keyboard("{Control>}z{/Control}");
  await screen.findByText("All 2 taken back");
  expect(addExpense.box()).toHaveFocus();
  expect(await stored()).toEqual([]);
  await addExpense.fill(user, lunchRequest);
  await user.click(addExpense.submit());
  await screen.findByRole("button", { name: "Undo" });
  const count = requests.length;
  await user.type(addExpense.description(), "T");
  await user.keyboard("{Control>}z{/Control}");
  expect(await stored()).toHaveLength(1);
  addExpense.submit().focus();
  await user.keyboard("{Control>}z{/Control}");
  await screen.findByText("Taken back");
  expect(await stored()).toEqual([]);
  expect(requests.slice(count).map(({ method }) => method)).toContain("DELETE");
  expect(addExpense.description()).toHaveValue("T");
});

it("says that the browser has another list, which Undo leaves alone", async () => {
  const browser = await openBrowser({ lists: "private" });
  const { api, open, user, visitor, expectConsole } = browser;
  expectConsole(/could not be removed/);
  expectConsole(/ 409: /);
  await open("/add");
  await addExpense.fill(user, lunchRequest);
  await user.click(addExpense.submit());
  const undo = await screen.findByRole("button", { name: "Undo" });
  const phone = api.newVisitor();
  await phone.send("POST", "/add", { body: lunchRequest });
  visitor.cookie = phone.cookie;
  await user.click(undo);
  const failure =
    "It could not be taken back: this browser has another list now.";
  await screen.findByText(failure);
  await expect.poll(() => undo.isConnected).toBe(false);
  expect(within(addExpense.lastAdded()).getByText(failure)).toBeVisible();
  expect(screen.queryByText(/Nothing was added/)).toBeNull();
  expect(await phone.json("/show")).toHaveLength(1);
});

it("has no Undo where the response does not name the expense", async () => {
  const { open, user, respond } = await openBrowser();
  respond(({ path }, send) =>
    path === "/add"
      ? send().then(({ status, headers }) => {
          const list = headers.get("list") ?? "";
          return new Response(null, { status, headers: { list } });
        })
      : undefined,
  );
  await open("/add");
  await addExpense.fill(user, lunchRequest);
  await user.click(addExpense.submit());
  await screen.findByRole("region", { name: "Last added" });
  expect(screen.queryByRole("button", { name: "Undo" })).toBeNull();
});
