// @vitest-environment jsdom
import { screen, waitFor, within } from "@testing-library/react";
import { expect, it, vi } from "vitest";
import {
  type Browser,
  holdUntilReleased,
  openBrowser,
  type PageRequest,
} from "@/lib/testing/open-browser";
import { lunchRequest } from "@/lib/testing/sample-expenses";
import { addExpense } from "@/lib/testing/screens/add-expense-screen";
import { myExpenses } from "@/lib/testing/screens/my-expenses-screen";

const isAdd = ({ method, path }: PageRequest) =>
  method === "POST" && path === "/add";
const isList = ({ path }: PageRequest) => path === "/show";
const isEdit = ({ method }: PageRequest) => method === "PUT";

/** Holds the requests until they are released. */
function hold({ respond }: Browser, isHeld: (request: PageRequest) => boolean) {
  const held = holdUntilReleased();
  respond((request, send) => (isHeld(request) ? held.wait(send) : undefined));
  return held;
}

async function openScreen({ user }: Browser, name: string, path: string) {
  const [link] = within(screen.getByRole("navigation")).getAllByRole("link", {
    name,
  });
  if (!link) throw new Error(`No link has the name ${name}.`);
  await user.click(link);
  await waitFor(() => expect(location.pathname).toBe(path));
}

async function saveAmount({ user }: Browser, amount: string) {
  await myExpenses.openDialog(user, "Lunch");
  await user.clear(myExpenses.field(/^Amount/));
  await user.type(myExpenses.field(/^Amount/), amount);
  await user.click(myExpenses.dialogButton("Save"));
  await waitFor(() =>
    expect(screen.queryByRole("dialog", { name: "Edit Expense" })).toBeNull(),
  );
}

it("shows an edit that is being sent also after the screen was left, and then a list that was requested before it was confirmed", async () => {
  const browser = await openBrowser();
  await browser.record({ amount: 10 });
  await browser.open("/show");
  const edit = hold(browser, isEdit);
  await saveAmount(browser, "1234");
  await openScreen(browser, "Home", "/");
  await openScreen(browser, "My Expenses", "/show");
  await myExpenses.findTable();
  expect(myExpenses.total()).toHaveTextContent("₹1,234");

  await openScreen(browser, "Home", "/");
  const list = holdUntilReleased();
  const fetched = vi.fn();
  browser.respond((request, send) => {
    if (!isList(request)) return undefined;
    const response = send().then((list) => (fetched(), list));
    return list.wait(() => response);
  });
  await openScreen(browser, "My Expenses", "/show");
  await expect.poll(() => fetched).toHaveBeenCalled();
  edit.release();
  await expect.poll(browser.stored).toMatchObject([{ amount: 1234 }]);
  list.release();
  await expect.poll(myExpenses.total).toHaveTextContent("₹1,234");
  await browser.open("/show");
  await myExpenses.findTable();
  expect(myExpenses.total()).toHaveTextContent("₹1,234");
});

it("shows an edit in the end that was being sent when the page was loaded again", async () => {
  const browser = await openBrowser();
  await browser.record({ amount: 10 });
  await browser.open("/show");
  const edit = hold(browser, isEdit);
  await saveAmount(browser, "1234");
  await browser.open("/show");
  await myExpenses.findTable();
  expect(myExpenses.total()).toHaveTextContent("₹10");
  edit.release();
  await expect.poll(myExpenses.total).toHaveTextContent("₹1,234");
});

it("shows an expense that is being sent in a list that is opened meanwhile", async () => {
  const browser = await openBrowser();
  const { open, user, alert } = browser;
  const add = hold(browser, isAdd);
  await open("/add");
  await addExpense.fill(user, lunchRequest);
  await user.click(addExpense.submit());
  await openScreen(browser, "My Expenses", "/show");
  await screen.findByText(/^No expenses found/);
  add.release();
  await myExpenses.findTable();
  expect(myExpenses.rows()).toHaveLength(1);
  await expect.poll(() => alert.mock.calls).toHaveLength(1);
});

it("sends an expense once that was being sent when the page was opened, and shows it meanwhile", async () => {
  const browser = await openBrowser();
  const { open, user, requests, stored } = browser;
  const add = hold(browser, isAdd);
  await open("/add");
  await addExpense.fill(user, lunchRequest);
  await user.click(addExpense.submit());
  await expect.poll(() => requests.filter(isAdd)).toHaveLength(1);
  await open("/show");
  await myExpenses.findTable();
  expect(myExpenses.rows()).toHaveLength(1);
  expect(myExpenses.rows()[0]).toHaveTextContent("Not sent yet");
  add.release();
  await expect
    .poll(() => myExpenses.rows()[0])
    .not.toHaveTextContent("Not sent yet");
  expect(myExpenses.rows()).toHaveLength(1);
  expect(await stored()).toHaveLength(1);
});
