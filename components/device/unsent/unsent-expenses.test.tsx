// @vitest-environment jsdom
import { screen, within } from "@testing-library/react";
import Database from "better-sqlite3";
import { expect, it } from "vitest";
import { type Browser, openBrowser } from "@/lib/testing/open-browser";
import { lunchRequest } from "@/lib/testing/sample-expenses";
import { addExpense } from "@/lib/testing/screens/add-expense-screen";
import { followLink } from "@/lib/testing/screens/follow-link";
import { myExpenses } from "@/lib/testing/screens/my-expenses-screen";
import {
  countUnsent,
  openAndEndNetwork,
  storeWithoutNetwork,
  sendAll,
} from "@/lib/testing/screens/store-without-network";

/** Makes every add fail with the status until it is stopped. */
function failAdds({ respond }: Browser, status: number, body?: object) {
  return respond(({ path }) =>
    path === "/add"
      ? new Response(JSON.stringify(body), {
          status,
          headers: { "content-type": "application/problem+json" },
        })
      : undefined,
  );
}

const unsentRegion = () => screen.getByRole("region", { name: "Not sent yet" });

it("are in the table at their date, in the total and in the overview", async () => {
  const browser = await openBrowser({ now: "2026-01-06T12:00:00" });
  const { open, record } = browser;
  await record(
    { description: "Breakfast", amount: 30, date: "2026-01-04" },
    { description: "Supper", amount: 70, date: "2026-01-06" },
  );
  await open("/show");
  await myExpenses.findTable();
  await storeWithoutNetwork(browser, lunchRequest);
  await expect
    .poll(myExpenses.cells)
    .toMatchObject([
      { 2: expect.stringContaining("Supper") },
      { 2: expect.stringMatching(/Lunch.*Not sent yet|Not sent yet.*Lunch/) },
      { 2: expect.stringContaining("Breakfast") },
    ]);
  expect(myExpenses.total()).toHaveTextContent("₹199.50");
  await expect.poll(myExpenses.summary).toHaveTextContent("₹199.50");
  expect(screen.queryByRole("region", { name: "Not sent yet" })).toBeNull();
});

it("are listed, and make no table and no charts, while the list cannot be loaded", async () => {
  const browser = await openBrowser();
  const { open, setOnline, expectConsole } = browser;
  expectConsole(/The expenses could not be loaded/);
  setOnline(false);
  await open("/show");
  await screen.findByText("You are offline");
  await storeWithoutNetwork(browser, lunchRequest);
  await expect.poll(unsentRegion).toHaveTextContent("Lunch");
  expect(
    screen.queryByRole("button", { name: "Skip to the charts" }),
  ).toBeNull();
  expect(screen.queryByText(/ shown\.$/)).toBeNull();
});

it("can be removed and put back", async () => {
  const browser = await openBrowser();
  const { open, user, record, stored } = browser;
  await record({ description: "Breakfast" });
  await open("/show");
  await myExpenses.findTable();
  await storeWithoutNetwork(browser, lunchRequest);
  await user.click(
    await screen.findByRole("button", { name: "Not sent yet Lunch" }),
  );
  await user.click(
    within(
      await screen.findByRole("alertdialog", { name: "Not sent yet" }),
    ).getByRole("button", { name: "Remove" }),
  );
  await expect.poll(myExpenses.rows).toHaveLength(1);
  const removed = await myExpenses.findNotification(
    "Lunch (₹99.50) was removed.",
  );
  await user.click(within(removed).getByRole("button", { name: "Undo" }));
  await expect.poll(myExpenses.rows).toHaveLength(2);

  await sendAll(browser);
  await expect.poll(() => screen.queryByText("Not sent yet")).toBeNull();
  expect(await myExpenses.findEditButton("Lunch")).toBeVisible();
  expect(await stored()).toHaveLength(2);
});

it("are corrected when the server rejects them", async () => {
  const browser = await openBrowser();
  const { user, setOnline, stored, alert } = browser;
  await openAndEndNetwork(browser);
  await addExpense.fill(user, lunchRequest);
  await user.click(
    await screen.findByRole("button", { name: "Save on this device" }),
  );
  await expect.poll(addExpense.lastUnsent).toHaveTextContent("Lunch");
  const failing = failAdds(browser, 400, {
    errors: [{ field: "amount", message: "Too much." }],
  });
  await expect
    .poll(() => {
      setOnline(true);
      return addExpense.lastUnsent();
    })
    .toHaveTextContent("It was not added.");
  failing.stop();
  await followLink(user, "My Expenses");
  await user.click(
    await screen.findByRole("button", { name: "Not added Lunch" }),
  );
  const dialog = await screen.findByRole("alertdialog", {
    name: "Not added",
  });
  expect(dialog).toHaveTextContent("Too much.");
  await user.click(within(dialog).getByRole("link", { name: "Correct it" }));
  await screen.findByRole("heading", { level: 1, name: "Add Expense" });
  await expect.poll(() => addExpense.amount().value).toBe("99.50");
  expect(await screen.findByText("Too much.")).toBeVisible();
  await user.clear(addExpense.amount());
  await user.type(addExpense.amount(), "9.50");
  await user.click(addExpense.submit());
  await expect.poll(() => alert.mock.calls.flat()).toHaveLength(1);
  await followLink(user, "My Expenses");
  await expect.poll(() => myExpenses.total()).toHaveTextContent("₹9.50");
  expect(myExpenses.rows()).toHaveLength(1);
  await expect.poll(countUnsent).toBe(0);
  expect(await stored()).toMatchObject([{ amount: 9.5 }]);
});

it("are sent from Home, and make one list in a browser that has none", async () => {
  const browser = await openBrowser({ lists: "private" });
  const { open, stored, api } = browser;
  await open("/show");
  await myExpenses.emptyMessage();
  await storeWithoutNetwork(
    browser,
    { ...lunchRequest, description: "One" },
    { ...lunchRequest, description: "Two" },
  );
  await open("/");
  await sendAll(browser);
  expect(await stored()).toHaveLength(2);
  const database = new Database(api.file, { readonly: true });
  const lists = database
    .prepare("SELECT count(*) FROM lists WHERE list <> x''")
    .pluck()
    .get();
  database.close();
  expect(lists).toBe(1);
});

it("never go into another list by themselves", async () => {
  const browser = await openBrowser({ lists: "private" });
  const { open, user, record, setOnline, alert, api, expectConsole } = browser;
  expectConsole(/POST \/api\/add 409/);
  const owner = api.newVisitor();
  await owner.send("POST", "/add", {
    body: { ...lunchRequest, description: "Theirs" },
  });
  const [, token = ""] = owner.cookie.split("=");
  await record({ description: "Mine" });
  await open("/show");
  await myExpenses.findTable();
  await storeWithoutNetwork(browser, lunchRequest);
  const failing = failAdds(browser, 503);
  setOnline(true);
  await open(`/data#join=${token}`);
  const dialog = await screen.findByRole("alertdialog", {
    name: "Open this list on this device?",
  });
  await expect
    .poll(() => dialog)
    .toHaveTextContent("1 expense on this device is not sent yet.");
  failing.stop();
  await user.click(
    within(dialog).getByRole("button", { name: "Open the list of the link" }),
  );
  await screen.findByText(/The list is open/);
  await open("/show");
  await expect.poll(() => myExpenses.rows()).toHaveLength(1);
  await expect.poll(unsentRegion).toHaveTextContent("Lunch");
  await expect
    .poll(() => {
      setOnline(true);
      return unsentRegion();
    })
    .toHaveTextContent(
      "It was made for another list than the one that this browser has now.",
    );
  expect(await owner.json("/show")).toHaveLength(1);

  const addToThisList = async () => {
    const region = await screen.findByRole("region", { name: "Not sent yet" });
    await user.click(
      within(region).getByRole("link", {
        name: "Add Lunch to this list",
      }),
    );
    await expect.poll(() => addExpense.description().value).toBe("Lunch");
    return screen.findByText(
      /^You are adding ‘Lunch’, which was made for another list, to this one\./,
    );
  };
  await addToThisList();
  // What is typed instead is another expense.
  await user.clear(addExpense.description());
  await user.clear(addExpense.amount());
  await expect
    .poll(() => screen.queryByText(/which was made for another list/))
    .toBeNull();
  await addExpense.paste(user, "50 completely other");
  await expect
    .poll(() => addExpense.description().value)
    .toBe("completely other");
  await user.click(addExpense.submit());
  await expect.poll(() => alert.mock.calls).toHaveLength(1);
  expect(await countUnsent()).toBe(1);
  await followLink(user, "My Expenses");
  await expect.poll(() => myExpenses.rows()).toHaveLength(2);

  await addToThisList();
  await user.click(addExpense.submit());
  await expect.poll(() => alert.mock.calls).toHaveLength(2);
  await expect.poll(countUnsent).toBe(0);
  expect(await owner.json("/show")).toHaveLength(3);
});

it("are named before everything is erased, and removed with it", async () => {
  const browser = await openBrowser({ lists: "private" });
  const { open, user, record, setOnline } = browser;
  await record({ description: "Mine" });
  await open("/show");
  await myExpenses.findTable();
  await storeWithoutNetwork(browser, lunchRequest);
  failAdds(browser, 503);
  setOnline(true);
  await open("/data");
  await user.click(
    await screen.findByRole("button", { name: "Erase everything…" }),
  );
  const dialog = await screen.findByRole("alertdialog", {
    name: "Erase everything?",
  });
  await expect
    .poll(() => dialog)
    .toHaveTextContent(
      "1 expense, and 1 expense on this device that is not sent yet, will be removed",
    );
  await user.type(within(dialog).getByLabelText(/^Type/), "1");
  await user.click(
    within(dialog).getByRole("button", { name: "Erase everything" }),
  );
  await screen.findByText(/Everything was erased\./);
  expect(await countUnsent()).toBe(0);
});
