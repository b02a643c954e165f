// @vitest-environment jsdom
import { screen, waitFor, within } from "@testing-library/react";
import { expect, it } from "vitest";
import { joinToken, replaceToken } from "@/lib/testing/join-token";
import { openBrowser } from "@/lib/testing/open-browser";
import { lunchRequest } from "@/lib/testing/sample-expenses";
import { addExpense } from "@/lib/testing/screens/add-expense-screen";
import { myExpenses } from "@/lib/testing/screens/my-expenses-screen";
import { yourData } from "@/lib/testing/screens/your-data-screen";

const GONE =
  "The link to this list was replaced or ended, or the list was erased.";

/** A browser with a list that its phone has, too. */
async function openShared(...descriptions: string[]) {
  const browser = await openBrowser({ lists: "private" });
  await browser.record(...descriptions.map((description) => ({ description })));
  const phone = browser.api.newVisitor();
  const token = await joinToken(browser.visitor);
  await phone.send("POST", "/list/join", { body: { token } });
  return { ...browser, phone };
}

/** The screen says it, and no notification does. */
const expectGone = () =>
  waitFor(() => {
    const texts = screen.getAllByText(GONE);
    expect(texts).toHaveLength(1);
    expect(within(screen.getByRole("main")).getByText(GONE)).toBe(texts[0]);
  });

const startNewList = async (user: Parameters<typeof yourData.press>[0]) =>
  yourData.press(user, "Start a new list");

it("is shown once the phone has replaced the link, and Undo restores nothing", async () => {
  const { open, user, phone, expectConsole } = await openShared(
    "Lunch",
    "Train home",
  );
  expectConsole(/could not be put back/);
  expectConsole(/ 409: /);
  await open("/show");
  await myExpenses.delete(user, "Lunch");
  await expect.poll(() => phone.json("/show")).toHaveLength(1);
  await replaceToken(phone);
  await user.click(await screen.findByRole("button", { name: "Undo" }));
  await expectGone();
  await expect.poll(() => screen.queryByRole("table")).toBeNull();
  await expect
    .poll(() => screen.queryByRole("button", { name: "Undo" }))
    .toBeNull();
  expect(await phone.json("/show")).toHaveLength(1);
});

it("is shown in place of an edit of an erased list, and starts a new list", async () => {
  const { open, user, phone, alert, stored, expectConsole } =
    await openShared("Lunch");
  expectConsole(/could not be saved/);
  expectConsole(/ 409: /);
  await open("/show");
  await myExpenses.openDialog(user, "Lunch");
  await phone.send("DELETE", "/list");
  await user.clear(myExpenses.field(/^Amount/));
  await user.type(myExpenses.field(/^Amount/), "5");
  await user.click(myExpenses.dialogButton("Save"));
  await expectGone();
  await startNewList(user);
  expect(await myExpenses.emptyMessage()).toBeVisible();
  expect(screen.queryByText(GONE)).toBeNull();
  await yourData.goTo(user, "Add Expense");
  await screen.findByRole("heading", { level: 1, name: "Add Expense" });
  await addExpense.fill(user, lunchRequest);
  await user.click(addExpense.submit());
  await expect.poll(() => alert.mock.calls.length).toBe(1);
  expect(await stored()).toHaveLength(1);
});

it("is told of on Add Expense, which keeps the values and adds them to a new list", async () => {
  const { open, user, phone, alert, stored, expectConsole } =
    await openShared("Tea");
  expectConsole(/could not be added/);
  expectConsole(/ 409: /);
  await open("/add");
  await addExpense.fill(user, lunchRequest);
  await replaceToken(phone);
  await user.click(addExpense.submit());
  await expectGone();
  await expect
    .poll(() => alert.mock.calls)
    .toEqual([["❌ Something went wrong"]]);
  expect(addExpense.description()).toHaveValue("Lunch");
  await startNewList(user);
  await expect.poll(() => screen.queryByText(GONE)).toBeNull();
  await user.click(addExpense.submit());
  await expect
    .poll(() => alert.mock.calls.at(-1))
    .toEqual(["✅ Expense added successfully!"]);
  expect(await stored()).toMatchObject([{ description: "Lunch" }]);
  expect(await phone.json("/show")).toMatchObject([{ description: "Tea" }]);
});
