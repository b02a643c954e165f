// @vitest-environment jsdom
import { screen, within } from "@testing-library/react";
import { expect, it } from "vitest";
import { openBrowser } from "@/lib/testing/open-browser";
import { GROUP, JANUARY } from "@/lib/testing/sample-statements";
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

it("remembers the person for the files of the group, and can be told another one", async () => {
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
});

it("names the file where there are several", async () => {
  const { open, user } = await openBrowser();
  await open("/import");
  await importScreen.choose(user, GROUP, JANUARY);
  await importScreen.waitForCounts("8 rows: 3 new");
  screen.getByRole("radiogroup", { name: "Who are you in goa.csv?" });
});
