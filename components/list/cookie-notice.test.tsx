// @vitest-environment jsdom
import { screen } from "@testing-library/react";
import { expect, it, vi } from "vitest";
import { joinToken } from "@/lib/testing/join-token";
import { openBrowser } from "@/lib/testing/open-browser";
import { lunchRequest } from "@/lib/testing/sample-expenses";
import { addExpense } from "@/lib/testing/screens/add-expense-screen";
import { myExpenses } from "@/lib/testing/screens/my-expenses-screen";
import { yourData } from "@/lib/testing/screens/your-data-screen";

const BLOCKED = /^This browser blocks cookies\./;
const NOT_OPENED = /^The list was not opened: this browser blocks cookies\./;
const TOKEN = "A".repeat(22);

/** The requests have no cookie, as if the browser had not stored it. */
async function openWithoutCookies() {
  const browser = await openBrowser({ lists: "private" });
  browser.respond((_, send) =>
    send().then((response) => {
      browser.visitor.cookie = "";
      return response;
    }),
  );
  return browser;
}

const says = async (text: RegExp) =>
  expect(await screen.findByText(text)).toBeVisible();

it("tells a browser that says that it blocks cookies, before the first expense", async () => {
  const { open, user } = await openBrowser({ lists: "private" });
  vi.spyOn(navigator, "cookieEnabled", "get").mockReturnValue(false);
  await open("/add");
  await says(BLOCKED);
  await yourData.goTo(user, "My Expenses");
  expect(await myExpenses.emptyMessage()).toBeVisible();
  await says(BLOCKED);
});

it("is not asked about a link by a browser that says that it blocks cookies", async () => {
  const { open, requests } = await openBrowser({ lists: "private" });
  vi.spyOn(navigator, "cookieEnabled", "get").mockReturnValue(false);
  await open(`/data#join=${TOKEN}`);
  await says(NOT_OPENED);
  expect(yourData.dialog()).toBeNull();
  expect(requests.filter(({ method }) => method === "POST")).toEqual([]);
});

it("tells a browser that loses the cookie of its first expense, on every screen", async () => {
  const { open, user, alert } = await openWithoutCookies();
  await open("/add");
  await addExpense.fill(user, lunchRequest);
  expect(screen.queryByText(BLOCKED)).toBeNull();
  await user.click(addExpense.submit());
  await says(BLOCKED);
  expect(alert.mock.calls).toEqual([["✅ Expense added successfully!"]]);
  await yourData.goTo(user, "My Expenses");
  expect(await myExpenses.emptyMessage()).toBeVisible();
  await says(BLOCKED);
});

it("tells a browser that loses the cookie of a join that nothing was opened", async () => {
  const { open, user, api } = await openWithoutCookies();
  const phone = api.newVisitor();
  await phone.send("POST", "/add", { body: lunchRequest });
  await open(`/data#join=${await joinToken(phone)}`);
  await yourData.join(user);
  await says(NOT_OPENED);
  expect(yourData.main()).not.toHaveTextContent("The list is open");
  expect(yourData.main()).toHaveTextContent("There are no expenses yet.");
});

it("tells a browser that stores cookies nothing", async () => {
  const { open, user } = await openBrowser({ lists: "private" });
  await open("/add");
  await addExpense.fill(user, lunchRequest);
  await user.click(addExpense.submit());
  await screen.findByRole("region", { name: "Last added" });
  expect(screen.queryByText(BLOCKED)).toBeNull();
  await yourData.goTo(user, "My Expenses");
  await myExpenses.findEditButton("Lunch");
  expect(screen.queryByText(BLOCKED)).toBeNull();
});
