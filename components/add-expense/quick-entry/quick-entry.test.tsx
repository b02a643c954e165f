// @vitest-environment jsdom
import { screen, within } from "@testing-library/react";
import { expect, it, vi } from "vitest";
import { openBrowser, type PageRequest } from "@/lib/testing/open-browser";
import { addExpense } from "@/lib/testing/screens/add-expense-screen";

const EMPTY = ["", "", "", ""];
const SUCCESS = ["✅ Expense added successfully!"];
const NOW = "2026-11-22T10:00:00";
const isAdd = ({ method, path }: PageRequest) =>
  method === "POST" && path === "/add";

const button = (name: string | RegExp) => screen.getByRole("button", { name });

it("fills the form with a typed line, which Enter leaves for what is still to do", async () => {
  const { open, user, requests, stored } = await openBrowser({ now: NOW });
  await open("/add");
  await user.type(addExpense.box(), "50 qwerty yesterday");
  await expect
    .poll(addExpense.values)
    .toEqual(["2026-11-21", "", "qwerty", "50"]);
  await expect.poll(addExpense.marks).toEqual(["50", "yesterday"]);
  await expect
    .poll(addExpense.outcome)
    .toHaveTextContent(/^₹50 · qwerty · Sat, 21 Nov\. Choose a category\.$/);
  await user.keyboard("{Enter}");
  expect(addExpense.category()).toHaveFocus();
  expect(addExpense.box()).toHaveValue("50 qwerty yesterday");
  await user.selectOptions(addExpense.category(), "others");
  await user.click(addExpense.box());
  await user.keyboard("{Enter>5}");
  expect(addExpense.box()).toHaveFocus();
  await user.keyboard("{/Enter}");
  expect(addExpense.submit()).toHaveFocus();
  expect(requests.filter(isAdd)).toEqual([]);
  await user.keyboard("{Enter}");
  await expect.poll(addExpense.values).toEqual(EMPTY);
  expect(addExpense.box()).toHaveValue("");
  await expect.poll(addExpense.box).toHaveFocus();
  expect(await stored()).toMatchObject([
    { date: "2026-11-21", category: "others", description: "qwerty" },
  ]);
});

it("leaves an expense that was typed, until that was added or the text is to be used instead", async () => {
  const { open, user, stored } = await openBrowser({ now: NOW });
  await open("/add");
  const rent = {
    date: "2026-11-21",
    category: "others",
    description: "Rent",
    amount: "5000",
  };
  await addExpense.fill(user, rent);
  await addExpense.paste(user, "12 chai");
  await expect
    .poll(addExpense.outcome)
    .toHaveTextContent("The form keeps what you typed.");
  expect(addExpense.values()).toEqual(Object.values(rent));
  await user.click(addExpense.submit());
  await expect.poll(addExpense.description).toHaveValue("chai");
  expect(addExpense.box()).toHaveValue("12 chai");
  await user.clear(addExpense.box());
  await user.type(addExpense.amount(), "7");
  await addExpense.paste(user, "40 metro kal");
  await user.click(
    await screen.findByRole("button", { name: "Use this instead" }),
  );
  expect(addExpense.values()).toEqual(["2026-11-21", "travel", "metro", "40"]);
  await user.click(addExpense.submit());
  await expect.poll(addExpense.box).toHaveValue("");
  expect(await stored()).toHaveLength(2);
});

it("adds the lines of a text one by one, and then all that are complete", async () => {
  const { open, user, alert, stored } = await openBrowser({ now: NOW });
  await open("/add");
  await addExpense.paste(
    user,
    "12 chai\n40 metro kal\n30 xerox\n5 pen #shopping\n55 qwerty",
  );
  await expect.poll(() => addExpense.lineButtons()).toHaveLength(5);
  expect(addExpense.description()).toHaveValue("chai");
  await user.click(button(/metro/));
  expect(addExpense.values()).toEqual(["2026-11-21", "travel", "metro", "40"]);
  await user.click(addExpense.submitThis());
  await expect.poll(addExpense.description).toHaveValue("chai");
  await expect.poll(addExpense.lineButtons).toHaveLength(4);
  await expect.poll(addExpense.submitThis).toHaveFocus();
  await user.keyboard("{Enter}");
  await expect.poll(addExpense.description).toHaveValue("xerox");
  expect(addExpense.box()).toHaveValue("30 xerox\n5 pen #shopping\n55 qwerty");
  expect(await stored()).toHaveLength(2);
  expect(
    within(addExpense.lines()).getAllByText("Choose a category"),
  ).toHaveLength(1);
  await user.click(button("1 incomplete: show the line"));
  expect(addExpense.description()).toHaveValue("qwerty");
  await user.click(button("Add the 2 complete"));
  await expect.poll(addExpense.box).toHaveValue("55 qwerty");
  await expect
    .poll(addExpense.values)
    .toEqual(["2026-11-22", "", "qwerty", "55"]);
  await expect
    .poll(() => alert.mock.calls)
    .toEqual([SUCCESS, SUCCESS, SUCCESS]);
  expect(await stored()).toHaveLength(4);
});

it("adds all lines besides what was typed, and takes all back with one Undo, also after the next add", async () => {
  const { open, user, stored } = await openBrowser({ now: NOW });
  await open("/add");
  await user.type(addExpense.description(), "Rent");
  await user.type(addExpense.amount(), "5000");
  await addExpense.paste(user, "12 chai\n40 metro kal");
  await expect.poll(() => addExpense.lineButtons()).toHaveLength(2);
  for (const line of addExpense.lineButtons())
    expect(line).toHaveAttribute("aria-pressed", "false");
  await user.click(button("Add all 2"));
  const undo = await screen.findByRole("button", { name: "Undo all 2" });
  await expect.poll(addExpense.lastAdded).toHaveFocus();
  for (const text of ["2 added", "₹52", "chai, metro"])
    expect(within(addExpense.lastAdded()).getByText(text)).toBeVisible();
  expect(await stored()).toMatchObject([
    { description: "chai", amount: 12 },
    { description: "metro", amount: 40 },
  ]);
  expect(addExpense.values()).toEqual(["", "", "Rent", "5000"]);
  await user.type(addExpense.date(), "2026-11-22");
  await user.selectOptions(addExpense.category(), "others");
  await user.click(addExpense.submit());
  expect(await screen.findByRole("button", { name: "Undo" })).toBeVisible();
  await user.click(undo);
  expect(await screen.findByText("All 2 taken back")).toBeVisible();
  expect(await stored()).toMatchObject([{ description: "Rent" }]);
});

it("divides a line with two amounts, which Enter adds, and leaves the lines in the box from the one that could not be added", async () => {
  const { open, user, respond, requests, alert, stored, expectConsole } =
    await openBrowser({ now: NOW });
  expectConsole(/could not be added.*503/);
  await open("/add");
  await addExpense.paste(user, "chai 20 samosa 30");
  await expect.poll(() => addExpense.lineButtons()).toHaveLength(2);
  await user.keyboard("{Enter}");
  await expect.poll(() => button("Add all 2")).toHaveFocus();
  await user.keyboard("{Enter}");
  await screen.findByRole("button", { name: "Undo all 2" });
  expect(await stored()).toMatchObject([
    { description: "samosa", amount: 30 },
    { description: "chai", amount: 20 },
  ]);

  const before = requests.filter(isAdd).length;
  const failure = respond((request) =>
    isAdd(request) && requests.filter(isAdd).length === before + 2
      ? new Response(null, { status: 503 })
      : undefined,
  );
  await addExpense.paste(user, "12 chai\n40 metro\n30 xerox");
  await user.click(await screen.findByRole("button", { name: "Add all 3" }));
  await expect.poll(addExpense.box).toHaveValue("40 metro\n30 xerox");
  failure.stop();
  await user.click(button("Add all 2"));
  await expect.poll(addExpense.box).toHaveValue("");
  expect(addExpense.values()).toEqual(EMPTY);
  expect(alert.mock.calls).toEqual([
    SUCCESS,
    ["❌ Something went wrong"],
    SUCCESS,
  ]);
  expect(await stored()).toHaveLength(5);
});

it("pastes a message by its button, which then empties the line, and is gone once the browser has refused the clipboard", async () => {
  const { open, user } = await openBrowser({ now: NOW });
  await open("/add");
  await navigator.clipboard.writeText("120 samosa kal");
  await user.click(button("Paste SMS"));
  await expect
    .poll(addExpense.values)
    .toEqual(["2026-11-21", "food", "samosa", "120"]);
  expect(button("Clear the line")).toHaveFocus();
  await user.click(button("Clear the line"));
  expect(addExpense.values()).toEqual(EMPTY);
  expect(addExpense.box()).toHaveFocus();
  vi.spyOn(navigator.clipboard, "readText").mockRejectedValue(
    new DOMException("Denied", "NotAllowedError"),
  );
  await user.click(button("Paste SMS"));
  await expect.poll(addExpense.box).toHaveAccessibleDescription(/Paste here/);
  expect(addExpense.box()).toHaveFocus();
  expect(screen.queryByRole("button", { name: "Paste SMS" })).toBeNull();
});
