// @vitest-environment jsdom
import { screen, within } from "@testing-library/react";
import { expect, it } from "vitest";
import { readerToken } from "@/lib/testing/join-token";
import { openBrowser } from "@/lib/testing/open-browser";
import { lunchRequest } from "@/lib/testing/sample-expenses";
import { planJson } from "@/lib/testing/sample-plan";
import { addExpense } from "@/lib/testing/screens/add-expense-screen";
import { myExpenses } from "@/lib/testing/screens/my-expenses-screen";
import { yourData } from "@/lib/testing/screens/your-data-screen";

const READ_ONLY = "You can see this list here. You cannot change it.";
const START = "Start a list of my own";

/** The browser of a parent, with the link that only reads a student's list. */
async function openReader(...descriptions: string[]) {
  const browser = await openBrowser({ lists: "private", isIdle: true });
  const student = browser.api.newVisitor();
  const add = (description: string) =>
    student.send("POST", "/add", { body: { ...lunchRequest, description } });
  for (const description of descriptions) await add(description);
  if (descriptions.length === 0) await student.send("POST", "/list");
  browser.visitor.cookie = `list=${await readerToken(student)}`;
  const writes = () =>
    browser.requests
      .filter(({ method }) => method !== "GET")
      .map(({ method, path }) => `${method} ${path}`)
      // The renewal of the cookie.
      .filter((write) => write !== "POST /list");
  return { ...browser, student, add, writes };
}

const findNotice = () => screen.findByText(READ_ONLY);

it("shows My Expenses with the plan and nothing to change, and says so once, until the link has ended", async () => {
  const { open, user, student, writes } = await openReader("Lunch");
  await student.send("PUT", "/plan", {
    body: planJson,
    headers: { "if-match": '"plan-none"' },
  });
  await open("/show");
  await myExpenses.findTable();
  expect(await findNotice()).toBeVisible();
  expect(screen.getAllByText(READ_ONLY)).toHaveLength(1);
  expect(myExpenses.descriptions()).toEqual(["Lunch"]);
  expect(screen.queryByRole("button", { name: /^Edit Lunch/ })).toBeNull();
  const planButtons = await screen.findAllByRole("button", {
    name: /pocket money|Edit|bill|due/i,
  });
  for (const button of planButtons) await user.click(button);
  expect(screen.queryByRole("button", { name: "Save" })).toBeNull();
  expect(writes()).toEqual([]);

  await student.send("DELETE", "/list/reader");
  await open("/show");
  expect(
    await screen.findByText(/^The link to this list was replaced/),
  ).toBeVisible();
  expect(screen.queryByText(READ_ONLY)).toBeNull();
});

it("says only that an empty list is empty", async () => {
  const { open } = await openReader();
  await open("/show");
  expect(await findNotice()).toBeVisible();
  expect(await myExpenses.emptyMessage()).toBeVisible();
  expect(screen.queryByText("Start with what you spent last")).toBeNull();
});

it("says that no pocket money is set, and shows the list offline, too", async () => {
  const { open, setOnline } = await openReader("Lunch");
  await open("/show");
  await findNotice();
  expect(await screen.findByText("No pocket money is set.")).toBeVisible();
  expect(screen.queryByRole("button", { name: "Set pocket money" })).toBeNull();
  const { readExpensesCopy } = await import("@/lib/browser/list/expenses-copy");
  await expect.poll(readExpensesCopy).toMatchObject({ isReader: true });

  setOnline(false);
  await open("/show");
  const notice = await screen.findByText(/This is your list as of/);
  expect(notice).toHaveTextContent("You are offline.");
  expect(notice).toHaveTextContent(READ_ONLY);
  expect(myExpenses.descriptions()).toEqual(["Lunch"]);
});

it("says on Add Expense, before anything is typed, that it adds nothing, and loses and stores nothing", async () => {
  const browser = await openReader("Tea");
  const { open, user, alert, student, setOnline, expectConsole, writes } =
    browser;
  expectConsole(/could not be added/);
  expectConsole(/ POST \/api\/add 403: /);
  await open("/add");
  expect(await findNotice()).toBeVisible();
  await addExpense.fill(user, lunchRequest);
  await user.click(addExpense.submit());
  await expect
    .poll(() => alert.mock.calls)
    .toEqual([["❌ Something went wrong"]]);
  expect(addExpense.values()).toEqual([
    lunchRequest.date,
    lunchRequest.category,
    lunchRequest.description,
    String(lunchRequest.amount),
  ]);
  expect(writes()).toEqual(["POST /add"]);
  // The list beside the form comes late.
  await browser.requested(({ path }) => path === "/show");
  setOnline(false);
  await user.click(addExpense.submit());
  await expect.poll(() => alert.mock.calls.length).toBe(2);
  const { loadOutbox } = await import("@/lib/browser/outbox/load-outbox");
  const { readEntries } = await loadOutbox();
  expect(await readEntries()).toEqual([]);
  expect(
    screen.queryByRole("button", { name: "Save it on this device" }),
  ).toBeNull();
  expect(await student.json("/show")).toHaveLength(1);
});

it("starts a list of its own on Add Expense, which keeps the values and adds them there", async () => {
  const { open, user, alert, stored, student } = await openReader("Tea");
  await open("/add");
  await findNotice();
  await addExpense.fill(user, lunchRequest);
  await yourData.press(user, START);
  await expect.poll(() => screen.queryByText(READ_ONLY)).toBeNull();
  expect(addExpense.box()).toHaveFocus();
  await user.click(addExpense.submit());
  await expect
    .poll(() => alert.mock.calls)
    .toEqual([["✅ Expense added successfully!"]]);
  expect(await stored()).toMatchObject([{ description: "Lunch" }]);
  expect(await student.json("/show")).toMatchObject([{ description: "Tea" }]);
});

it("offers no import before it starts a list of its own, where a file can be chosen next", async () => {
  const { open, user } = await openReader("Lunch");
  await open("/import");
  expect(await findNotice()).toBeVisible();
  expect(screen.queryByText(/Drop a statement/)).toBeNull();
  await yourData.press(user, START);
  const choose = await screen.findByRole("button", { name: "Choose files" });
  await user.tab();
  expect(choose).toHaveFocus();
});

it("offers downloads and a list of its own on Your data, and no link, erasure or imports", async () => {
  const { open, user, student, visitor } = await openReader("Lunch");
  await open("/data");
  expect(await findNotice()).toBeVisible();
  expect(await yourData.findButton("Download CSV")).toBeVisible();
  for (const name of [
    "Show link and QR code",
    "Make a new link",
    "Show the link that only reads",
    "Erase everything…",
  ])
    expect(screen.queryByRole("button", { name })).toBeNull();
  expect(screen.queryByRole("heading", { name: "Imports" })).toBeNull();
  const { cookie } = visitor;
  await yourData.press(user, START);
  expect(await screen.findByText("Your list is empty.")).toBeVisible();
  const notice = await screen.findByText("This browser has a new list now.");
  expect(notice.parentElement).toHaveFocus();
  expect(visitor.cookie).not.toBe(cookie);
  expect(await yourData.findButton("Show link and QR code")).toBeVisible();
  expect(await student.json("/show")).toHaveLength(1);
});

it("becomes a list that can be changed when its other link is opened", async () => {
  const { open, user, student } = await openReader("Lunch");
  const token = student.cookie.replace("list=", "");
  await open(`/data#join=${token}`);
  const dialog = await yourData.findJoinDialog();
  expect(within(dialog).queryByText(/which one do you want/)).toBeNull();
  await yourData.choose(user, "Open this list");
  expect(await yourData.findButton("Erase everything…")).toBeVisible();
  expect(screen.queryByText(READ_ONLY)).toBeNull();
});
