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

it("has its heading, subtitle and four empty fields", async () => {
  const { open } = await openBrowser();
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
});

it("sends nothing while a value is missing or invalid", async () => {
  const { open, user, requests } = await openBrowser();
  await open("/add");
  await addExpense.fill(user, lunchRequest);
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
    await user.click(addExpense.submit());
    expect(field, value).toBeInvalid();
    fireEvent.change(field, { target: { value: lunchRequest[name] } });
    expect(field).toBeValid();
  }
  expect(requests.filter(isAdd)).toEqual([]);
});

it("sends the values as typed, shows the alert and clears the form", async () => {
  const { open, user, alert, requests, stored } = await openBrowser();
  await open("/");
  const [link] = await screen.findAllByRole("link", { name: "Add Expense" });
  if (link) await user.click(link);
  await expect.poll(addExpense.box).toHaveFocus();
  await addExpense.fill(user, lunchRequest);
  await user.click(addExpense.submit());
  await expect.poll(addExpense.values).toEqual(EMPTY);
  expect(alert.mock.calls).toEqual([SUCCESS]);
  expect(requests.filter(isAdd)).toMatchObject([{ body: lunchRequest }]);
  expect(await stored()).toMatchObject([{ ...lunchRequest, amount: 99.5 }]);
  await expect.poll(addExpense.date).toHaveFocus();
});

it("adds one row for a double click, and another one for the same values later", async () => {
  const { open, user, alert, stored } = await openBrowser();
  await open("/add");
  for (const count of [1, 2]) {
    await addExpense.fill(user, lunchRequest);
    await user.dblClick(addExpense.submit());
    await expect.poll(addExpense.values).toEqual(EMPTY);
    expect(alert.mock.calls).toHaveLength(count);
    expect(await stored()).toHaveLength(count);
  }
});

it.each([
  ["the network is down", failToFetch, /could not be added.*Failed to fetch/],
  [
    "the server fails",
    () => new Response(null, { status: 500 }),
    /could not be added.*500/,
  ],
])(
  "shows the alert, logs the error and keeps the values and the focus when %s",
  async (_, fail, output) => {
    const { open, user, alert, respond, expectConsole } = await openBrowser();
    expectConsole(output);
    respond((request) => (isAdd(request) ? fail() : undefined));
    await open("/add");
    await addExpense.fill(user, lunchRequest);
    await user.type(addExpense.amount(), "{Enter}");
    await expect.poll(() => alert.mock.calls).toEqual([FAILURE]);
    await expect.poll(addExpense.amount).toHaveFocus();
    expect(addExpense.values()).toEqual(FILLED);
  },
);

it("shows an error of the server at its field until the field is changed", async () => {
  const { open, user, expectConsole } = await openBrowser();
  expectConsole(/could not be added.*400/);
  expectConsole(/POST \/api\/add 400: The expense was not accepted/);
  await open("/add");
  await addExpense.fill(user, { ...lunchRequest, description: "a\u202eb" });
  await user.click(addExpense.submit());
  const message = await screen.findByText(
    "Use plain text on one line, without control characters.",
  );
  expect(addExpense.description()).toHaveAccessibleDescription(/plain text/);
  await user.type(addExpense.description(), "c");
  expect(message).not.toBeInTheDocument();
});

it("adds no second row when the response was lost and the expense is sent again, also after a reload", async () => {
  const { open, user, alert, respond, stored, expectConsole } =
    await openBrowser();
  expectConsole(/could not be added.*Failed to fetch/);
  const lost = respond((request, send) =>
    isAdd(request) ? send().then(failToFetch) : undefined,
  );
  await open("/add");
  await addExpense.fill(user, lunchRequest);
  for (const count of [1, 2]) {
    await user.click(addExpense.submit());
    await expect.poll(() => alert.mock.calls).toHaveLength(count);
  }
  await open("/add");
  await expect.poll(addExpense.values).toEqual(FILLED);
  lost.stop();
  await user.click(addExpense.submit());
  await expect.poll(addExpense.values).toEqual(EMPTY);
  expect(alert.mock.calls).toEqual([FAILURE, FAILURE, SUCCESS]);
  expect(await stored()).toHaveLength(1);
});

it("fails after 15 seconds without a response, and then adds no second row", async () => {
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
  const lost = respond((request, send) =>
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
  lost.stop();
  await user.click(addExpense.submit());
  await expect.poll(() => alert.mock.calls).toEqual([FAILURE, SUCCESS]);
  const [first, retry] = requests
    .filter(isAdd)
    .map(({ headers }) => headers.get("idempotency-key"));
  expect(first).toMatch(/^[0-9a-f]{32}$/);
  expect(retry).toBe(first);
  expect(await stored()).toHaveLength(1);
});

it("disables the fields while the expense is sent", async () => {
  const { open, user, respond } = await openBrowser();
  await open("/add");
  const held = holdUntilReleased();
  respond((request, send) => (isAdd(request) ? held.wait(send) : undefined));
  await addExpense.fill(user, lunchRequest);
  await user.type(addExpense.amount(), "{Enter}");
  expect(addExpense.submit()).toHaveTextContent("Adding…");
  for (const field of addExpense.fields()) expect(field).toBeDisabled();
  held.release();
  await expect.poll(addExpense.values).toEqual(EMPTY);
  await expect.poll(addExpense.date).toHaveFocus();
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

it("keeps the draft of another expense when that of the URL was added", async () => {
  const { open, user, alert } = await openBrowser();
  await open("/add");
  await addExpense.fill(user, dinner);
  await open("/add?category=food&description=Tea&amount=10");
  await expect.poll(addExpense.amount).toHaveValue(10);
  await user.click(addExpense.submit());
  await expect.poll(() => alert.mock.calls).toEqual([SUCCESS]);
  await open("/add");
  await expect.poll(addExpense.values).toEqual(Object.values(dinner));
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

it("restores what was typed after a reload, until it is added or cleared", async () => {
  const { open, user } = await openBrowser();
  await open("/add");
  for (const name of ["Add Expense", "Clear"]) {
    await addExpense.fill(user, lunchRequest);
    await open("/add");
    await expect.poll(addExpense.values).toEqual(FILLED);
    expect(await screen.findByText("Your draft is back.")).toBeVisible();
    await user.click(screen.getByRole("button", { name }));
    await expect.poll(addExpense.values).toEqual(EMPTY);
    expect(sessionStorage.getItem("expense-draft")).toBeNull();
    await open("/add");
    // Fetched after the draft is restored.
    await screen.findByRole("button", { name: /^Lunch/ });
    expect(addExpense.values()).toEqual(EMPTY);
  }
});

it.each(["Asia/Kolkata", "Pacific/Kiritimati", "America/Los_Angeles"])(
  "fills in today and yesterday as the clock in %s shows them",
  async (TZ) => {
    const { open, user } = await openBrowser({ environment: { TZ } });
    vi.useFakeTimers({ toFake: ["Date"] });
    for (const time of ["00:10", "23:50"]) {
      vi.setSystemTime(`2026-03-01T${time}:00`);
      await open("/add");
      await user.click(screen.getByRole("button", { name: "Today" }));
      expect(addExpense.date()).toHaveValue("2026-03-01");
      await user.click(screen.getByRole("button", { name: "Yesterday" }));
      expect(addExpense.date()).toHaveValue("2026-02-28");
      await user.clear(addExpense.date());
    }
  },
);

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
