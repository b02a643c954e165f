// @vitest-environment jsdom
import { fireEvent, screen } from "@testing-library/react";
import { expect, it, vi } from "vitest";
import {
  type Browser,
  failToFetch,
  hang,
  holdUntilReleased,
  openBrowser,
  type PageRequest,
} from "@/lib/testing/open-browser";
import { lunchRequest } from "@/lib/testing/sample-expenses";
import { addExpense } from "@/lib/testing/screens/add-expense-screen";
import { followLink } from "@/lib/testing/screens/follow-link";

const EMPTY = ["", "", "", ""];
const FILLED = Object.values(lunchRequest);
const dinner = { ...lunchRequest, description: "Dinner" };
const SUCCESS = ["✅ Expense added successfully!"];
const FAILURE = ["❌ Something went wrong"];
const isAdd = ({ method, path }: PageRequest) =>
  method === "POST" && path === "/add";

it("has its heading, subtitle and four empty fields, and sends nothing while a value is missing or invalid", async () => {
  const { open, user, requests } = await openBrowser();
  await open("/add");
  expect(screen.getByRole("heading", { level: 1 })).toHaveTextContent(
    /^Add Expense$/,
  );
  expect(
    screen.getByText("Keep track of your spending in just a few clicks"),
  ).toBeVisible();
  expect(addExpense.values()).toEqual(EMPTY);
  expect(addExpense.date()).toHaveAttribute("type", "date");
  expect(addExpense.description()).toHaveAttribute("maxlength", "500");
  expect(addExpense.amount()).toHaveAttribute("type", "number");
  expect(Array.from(addExpense.category().options, ({ text }) => text)).toEqual(
    [
      "Select Category",
      "Food",
      "Travel",
      "Entertainment",
      "Shopping",
      "Others",
    ],
  );

  await addExpense.fill(user, lunchRequest);
  const submit = addExpense.submit();
  for (const [name, value] of [
    ["date", ""],
    ["date", "1899-12-31"],
    ["category", ""],
    ["description", ""],
    ["description", "   "],
    ["amount", ""],
    ["amount", "0"],
    ["amount", "1.234"],
    ["amount", "10000000.01"],
  ] as const) {
    const field = addExpense[name]();
    fireEvent.change(field, { target: { value } });
    expect(field.value).toBe(value);
    await user.click(submit);
    expect(field, value).toBeInvalid();
    fireEvent.change(field, { target: { value: lunchRequest[name] } });
    expect(field).toBeValid();
  }
  expect(requests.filter(isAdd)).toEqual([]);
});

it("sends the values as typed, once for a double click, with disabled fields, and then shows the alert and is empty", async () => {
  const { open, user, alert, respond, requests, stored } = await openBrowser();
  await open("/");
  const [link] = await screen.findAllByRole("link", { name: "Add Expense" });
  if (link) await user.click(link);
  await expect.poll(addExpense.box).toHaveFocus();
  await addExpense.fill(user, lunchRequest);
  const held = holdUntilReleased();
  respond((request, send) => (isAdd(request) ? held.wait(send) : undefined));
  await user.dblClick(addExpense.submit());
  expect(addExpense.submit()).toHaveTextContent("Adding…");
  for (const field of addExpense.fields()) expect(field).toBeDisabled();
  held.release();
  await expect.poll(addExpense.values).toEqual(EMPTY);
  expect(alert.mock.calls).toEqual([SUCCESS]);
  expect(requests.filter(isAdd)).toMatchObject([{ body: lunchRequest }]);
  expect(await stored()).toMatchObject([{ ...lunchRequest, amount: 99.5 }]);
  await expect.poll(addExpense.date).toHaveFocus();
  // The same values are another expense now.
  await addExpense.fill(user, lunchRequest);
  await user.type(addExpense.amount(), "{Enter}");
  await expect.poll(addExpense.values).toEqual(EMPTY);
  expect(await stored()).toHaveLength(2);
  await expect.poll(addExpense.date).toHaveFocus();
});

it("keeps the values and the focus after a failure, and shows an error of the server at its field until the field is changed", async () => {
  const { open, user, alert, respond, expectConsole } = await openBrowser();
  expectConsole(/could not be added.*500/);
  expectConsole(/could not be added.*400/);
  expectConsole(/POST \/api\/add 400: The expense was not accepted/);
  const failure = respond((request) =>
    isAdd(request) ? new Response(null, { status: 500 }) : undefined,
  );
  await open("/add");
  const refused = { ...lunchRequest, description: "a\u202eb" };
  await addExpense.fill(user, refused);
  await user.type(addExpense.amount(), "{Enter}");
  await expect.poll(() => alert.mock.calls).toEqual([FAILURE]);
  await expect.poll(addExpense.amount).toHaveFocus();
  expect(addExpense.values()).toEqual(Object.values(refused));
  failure.stop();
  await user.click(addExpense.submit());
  const message = await screen.findByText(
    "Use plain text on one line, without control characters.",
  );
  expect(addExpense.description()).toHaveAccessibleDescription(/plain text/);
  await user.type(addExpense.description(), "c");
  expect(message).not.toBeInTheDocument();
});

it("adds no second row when no response came for 15 seconds or it was lost, and the expense is sent again, also after a reload", async () => {
  const {
    open,
    user,
    alert,
    respond,
    requests,
    requested,
    stored,
    expectConsole,
  } = await openBrowser();
  expectConsole(/could not be added.*Nothing arrived for 15 s/);
  expectConsole(/could not be added.*Failed to fetch/);
  const hanging = respond((request, send) =>
    isAdd(request) ? send().then(hang) : undefined,
  );
  await open("/add");
  await addExpense.fill(user, lunchRequest);
  vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout"] });
  fireEvent.click(addExpense.submit());
  // It is stored on this device first, which takes no time of these timers.
  await requested(isAdd);
  await vi.advanceTimersByTimeAsync(15_000);
  vi.useRealTimers();
  await expect.poll(() => alert.mock.calls).toEqual([FAILURE]);
  hanging.stop();
  const lost = respond((request, send) =>
    isAdd(request) ? send().then(failToFetch) : undefined,
  );
  await user.click(addExpense.submit());
  await expect.poll(() => alert.mock.calls).toEqual([FAILURE, FAILURE]);
  await open("/add");
  await expect.poll(addExpense.values).toEqual(FILLED);
  lost.stop();
  await user.click(addExpense.submit());
  await expect.poll(addExpense.values).toEqual(EMPTY);
  expect(alert.mock.calls).toEqual([FAILURE, FAILURE, SUCCESS]);
  const keys = requests
    .filter(isAdd)
    .map(({ headers }) => headers.get("idempotency-key"));
  expect(keys[0]).toMatch(/^[0-9a-f]{32}$/);
  expect(new Set(keys).size).toBe(1);
  expect(await stored()).toHaveLength(1);
});

it("is empty after an add whose response came on another screen", async () => {
  const { open, user, respond, alert } = await openBrowser();
  await open("/add");
  const held = holdUntilReleased();
  respond((request, send) => (isAdd(request) ? held.wait(send) : undefined));
  await addExpense.fill(user, lunchRequest);
  await user.click(addExpense.submit());
  await followLink(user, "My Expenses");
  held.release();
  await expect.poll(() => alert.mock.calls).toEqual([SUCCESS]);
  await followLink(user, "Add Expense");
  await expect.poll(addExpense.submit).toBeEnabled();
  expect(addExpense.values()).toEqual(EMPTY);
});

/** Leaves an add that waits for its response, and types another expense in a new form. */
async function leaveSlowAdd({ open, user, respond, requested }: Browser) {
  await open("/add");
  const held = holdUntilReleased();
  const slow = respond((request, send) =>
    isAdd(request) ? held.wait(send) : undefined,
  );
  await addExpense.fill(user, lunchRequest);
  await user.click(addExpense.submit());
  await requested(isAdd);
  await followLink(user, "My Expenses");
  await followLink(user, "Add Expense");
  await expect.poll(addExpense.submit).toBeEnabled();
  expect(addExpense.values()).toEqual(EMPTY);
  await addExpense.fill(user, dinner);
  return { slow, release: held.release };
}

it("keeps what is typed when the add of another screen succeeds", async () => {
  const browser = await openBrowser();
  const { release } = await leaveSlowAdd(browser);
  release();
  await expect.poll(() => browser.alert.mock.calls).toEqual([SUCCESS]);
  await browser.open("/add");
  await expect.poll(addExpense.values).toEqual(Object.values(dinner));
});

it("keeps what is typed when the add of another screen fails, whose expense is then unsent on this device", async () => {
  const browser = await openBrowser();
  const { open, user, alert, stored, expectConsole } = browser;
  expectConsole(/could not be added.*Failed to fetch/);
  const { slow, release } = await leaveSlowAdd(browser);
  browser.setOnline(false);
  release();
  await expect.poll(() => alert.mock.calls).toEqual([FAILURE]);
  await user.type(addExpense.description(), "s");
  await followLink(user, "My Expenses");
  await screen.findAllByText("Not sent yet");
  slow.stop();
  browser.setOnline(true);
  await expect.poll(stored).toMatchObject([{ description: "Lunch" }]);
  await open("/add");
  await expect.poll(addExpense.description).toHaveValue("Dinners");
});

it.each([
  ["in the form", "Add Expense", "tea 10 #food"],
  ["in the box", "Add all 2", "tea 10 #food\n40 metro #travel"],
])(
  "does not show what was %s again when a reload ends the press, and adds it once",
  async (_, name, text) => {
    const { open, user, respond, requests, alert, stored } =
      await openBrowser();
    await open("/add");
    await addExpense.paste(user, text);
    await expect.poll(addExpense.amount).toHaveValue(10);
    const press = respond((request) => (isAdd(request) ? hang() : undefined));
    await user.click(await screen.findByRole("button", { name }));
    await expect.poll(() => requests.some(isAdd)).toBe(true);
    press.stop();
    await open("/add");
    await expect.poll(addExpense.submit).toBeEnabled();
    expect(addExpense.values()).toEqual(EMPTY);
    const count = text.split("\n").length;
    await expect.poll(stored).toHaveLength(count);
    expect(addExpense.values()).toEqual(EMPTY);
    expect(sessionStorage.getItem("expense-draft")).toBeNull();
    expect(alert).not.toHaveBeenCalled();
  },
);

it("restores what was typed after a reload, also once the expense of a URL was added, until it is cleared", async () => {
  const { open, user, alert } = await openBrowser();
  await open("/add");
  await addExpense.fill(user, lunchRequest);
  await open("/add?category=food&description=Tea&amount=10");
  await expect.poll(addExpense.amount).toHaveValue(10);
  await user.click(addExpense.submit());
  await expect.poll(() => alert.mock.calls).toEqual([SUCCESS]);
  await open("/add");
  await expect.poll(addExpense.values).toEqual(FILLED);
  expect(await screen.findByText("Your draft is back.")).toBeVisible();
  await user.click(screen.getByRole("button", { name: "Clear" }));
  await expect.poll(addExpense.values).toEqual(EMPTY);
  expect(sessionStorage.getItem("expense-draft")).toBeNull();
});

it("fills in today and yesterday as the clock of the device shows them", async () => {
  const { open, user } = await openBrowser({
    environment: { TZ: "Asia/Kolkata" },
    now: "2026-03-01T00:10:00",
  });
  await open("/add");
  await user.click(screen.getByRole("button", { name: "Today" }));
  expect(addExpense.date()).toHaveValue("2026-03-01");
  await user.click(screen.getByRole("button", { name: "Yesterday" }));
  expect(addExpense.date()).toHaveValue("2026-02-28");
});

it("saves on this device without a network, and sends when it is back", async () => {
  const { open, user, setOnline, stored } = await openBrowser();
  await open("/add");
  setOnline(false);
  await addExpense.fill(user, lunchRequest);
  await user.click(
    await screen.findByRole("button", { name: "Save on this device" }),
  );
  await expect.poll(addExpense.values).toEqual(EMPTY);
  expect(await stored()).toEqual([]);
  setOnline(true);
  await expect.poll(stored).toMatchObject([{ ...lunchRequest, amount: 99.5 }]);
});
