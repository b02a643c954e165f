// @vitest-environment jsdom
import { screen, within } from "@testing-library/react";
import { expect, it } from "vitest";
import { type Browser, openBrowser } from "@/lib/testing/open-browser";
import { GROUP, JANUARY, statement } from "@/lib/testing/sample-statements";
import { importScreen } from "@/lib/testing/screens/import-screen";

const question = () =>
  screen.findByRole("radiogroup", { name: "Who are you in this file?" });
const choose = async (name: string) =>
  within(await question()).getByRole("radio", { name });

it("asks who the user is, imports nothing before, and then the user's shares", async () => {
  const { open, user, stored } = await openBrowser();
  await open("/import");
  await importScreen.choose(user, GROUP);
  await importScreen.waitForCounts(
    "4 rows: 0 new, 0 already here, 4 left out.",
  );
  expect(await question()).toHaveAccessibleDescription(
    "Nothing is imported from it until you choose.",
  );
  expect(screen.queryAllByRole("checkbox")).toEqual([]);
  expect(importScreen.importButton()).toBeNull();
  expect(importScreen.row("Pizza")).toHaveTextContent("Whole bill");

  (await choose("Asha")).focus();
  await user.keyboard(" ");
  await importScreen.waitForCounts(
    "4 rows: 2 new, 0 already here, 2 left out.",
  );
  expect(await question()).toHaveAccessibleDescription(
    "The amounts are your share of each bill.",
  );
  expect(await choose("Asha")).toHaveFocus();
  expect(importScreen.row("Cake")).toHaveTextContent("You have no share");
  expect(importScreen.row("Ravi paid Asha")).toHaveTextContent("Settling up");
  await importScreen.importAll(user, "2 expenses were added.");
  expect(await stored()).toMatchObject([
    { date: "2026-01-06", description: "Auto", amount: 33.33 },
    { date: "2026-01-05", description: "Pizza", amount: 400 },
  ]);
});

it("remembers the person for the files of the group, can be told another one, and names the file where there are several", async () => {
  const { open, user } = await openBrowser();
  await open("/import");
  await importScreen.choose(user, GROUP);
  await user.click(await choose("Kiran"));
  await importScreen.waitForCounts("4 rows: 3 new");
  await open("/import");
  await importScreen.choose(user, GROUP);
  await importScreen.waitForCounts("4 rows: 3 new");
  expect(await choose("Kiran")).toBeChecked();
  await user.click(await choose("Ravi"));
  // Who paid takes the odd paisa.
  await expect
    .poll(() => screen.getByRole("table").textContent)
    .toContain("₹33.34");
  expect(await choose("Ravi")).toBeChecked();
  await importScreen.choose(user, JANUARY);
  await importScreen.waitForCounts("8 rows: 6 new");
  screen.getByRole("radiogroup", { name: "Who are you in goa.csv?" });
});

const BANK = statement([
  { date: "06-Jan-2026", to: "Dominos Koramangala", out: "1200.00" },
]);
const wholeBill = () =>
  screen.findByRole("combobox", { name: "Whole bill of Pizza" });

/** The list has the whole bill of the pizza; the group's file is open. */
async function openGroup({ open, user, record }: Browser) {
  await record({
    ...{ date: "2026-01-06", category: "food" },
    ...{ description: "Dominos Koramangala", amount: 1200 },
  });
  return openGroupFile({ open, user });
}

async function openGroupFile({ open, user }: Pick<Browser, "open" | "user">) {
  await open("/import");
  await importScreen.choose(user, GROUP);
  await user.click(await choose("Asha"));
  return wholeBill();
}

const listText = async ({ visitor }: Browser) =>
  (await visitor.send("GET", "/show")).text();

it("replaces the whole bill by the share, once, and puts it back with Undo", async () => {
  const browser = await openBrowser({ lists: "private" });
  const { open, user, stored } = browser;
  await open("/import");
  await importScreen.choose(user, BANK);
  await importScreen.importAll(user, "1 expense was added.");
  const select = await openGroupFile(browser);
  expect(select).toHaveDisplayValue("Replace by my share");
  const [bank] = await stored();
  const before = await listText(browser);
  expect(importScreen.row("Dominos")).toHaveTextContent(
    "The whole bill is in your list: Dominos Koramangala, ₹1,200, 6 Jan 2026.",
  );
  expect(importScreen.bar()).toHaveTextContent(
    "₹433.33 2 of 4 rows 1 in place of a whole bill",
  );
  await importScreen.importAll(
    user,
    "1 expense was added, 1 whole bill is your share now.",
  );
  const after = await stored();
  expect(after).toHaveLength(2);
  expect(after).toContainEqual({ ...bank, amount: 400 });

  await importScreen.waitForCounts(
    "4 rows: 0 new, 2 already here, 2 left out.",
  );
  expect(importScreen.importButton()).toBeNull();
  await open("/import");
  await importScreen.choose(user, GROUP);
  await importScreen.waitForCounts(
    "4 rows: 0 new, 2 already here, 2 left out.",
  );
  expect(importScreen.importButton()).toBeNull();

  await undoOnYourData(browser, "1 expense was removed. 1 whole bill is back.");
  expect(await listText(browser)).toBe(before);
});

it("leaves a share that was edited since when it is undone", async () => {
  const browser = await openBrowser();
  const { user, visitor, stored } = browser;
  await openGroup(browser);
  await importScreen.importAll(user, "1 whole bill is your share now.");
  const share = (await stored()).find(({ amount }) => amount === 400);
  const { _id, ...fields } = share ?? {};
  await visitor.send("PUT", `/expenses/${String(_id)}`, {
    body: { ...fields, amount: 350 },
  });
  await user.click(importScreen.button("Undo import"));
  await importScreen.waitForOutcome(
    "1 expense was removed. 1 was edited since and is left.",
  );
  expect(await stored()).toMatchObject([{ amount: 350 }]);
});

async function undoOnYourData({ open, user }: Browser, outcome: string) {
  await open("/data");
  const imports = within(
    await screen.findByRole("region", { name: "Imports" }),
  );
  expect(imports.getAllByRole("listitem")[0]).toHaveTextContent(
    "1 expense, your share of bills",
  );
  await user.click(
    imports.getByRole("button", { name: "Undo the import of goa.csv" }),
  );
  await imports.findByText(outcome);
}

it("adds the share as well, or leaves it out, on request", async () => {
  const browser = await openBrowser();
  const { user, stored } = browser;
  const select = await openGroup(browser);
  await user.selectOptions(select, "Leave out");
  expect(importScreen.row("Dominos")).toHaveTextContent("Not imported");
  expect(importScreen.bar()).toHaveTextContent("₹33.33 1 of 4 rows");
  await user.selectOptions(select, "Add as well");
  await importScreen.importAll(user, "2 expenses were added.");
  expect(await stored()).toMatchObject([
    { description: "Auto", amount: 33.33 },
    { description: "Dominos Koramangala", amount: 1200 },
    { description: "Pizza", amount: 400 },
  ]);
});

it("leaves a whole bill that another device edits meanwhile", async () => {
  const browser = await openBrowser();
  const { user, visitor, stored } = browser;
  await openGroup(browser);
  const [{ _id, ...fields } = {}] = await stored();
  await visitor.send("PUT", `/expenses/${String(_id)}`, {
    body: { ...fields, amount: 1300 },
  });
  await importScreen.importAll(
    user,
    "1 expense was added, 1 was edited meanwhile and stays.",
  );
  expect(await stored()).toContainEqual(
    expect.objectContaining({ amount: 1300 }),
  );
});

it("leaves a share out that may be here already, as from another device", async () => {
  const { open, user, record } = await openBrowser();
  await record({}, { date: "2026-01-06", description: "Dominos", amount: 400 });
  await open("/import");
  await importScreen.choose(user, GROUP);
  await user.click(await choose("Asha"));
  await importScreen.waitForCounts(
    "4 rows: 1 new, 1 already here, 2 left out.",
  );
  expect(importScreen.row("Pizza")).toHaveTextContent(
    "It may be in your list: Dominos, ₹400, 6 Jan 2026.",
  );
  expect(importScreen.checkboxes("Pizza")[0]).not.toBeChecked();
  await user.click(importScreen.checkboxes("Pizza")[0] ?? document.body);
  await importScreen.importAll(user, "2 expenses were added.");
});
