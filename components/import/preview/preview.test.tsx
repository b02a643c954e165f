// @vitest-environment jsdom
import { screen, within } from "@testing-library/react";
import { expect, it } from "vitest";
import { openBrowser } from "@/lib/testing/open-browser";
import { JANUARY, statement } from "@/lib/testing/sample-statements";
import { importScreen } from "@/lib/testing/screens/import-screen";

async function openWith(...files: (typeof JANUARY)[]) {
  const browser = await openBrowser();
  await browser.open("/import");
  await importScreen.choose(browser.user, ...files);
  await importScreen.waitForCounts(/left out\.$/);
  return browser;
}

it("stores no empty description, keeps edits and exclusions while other files are added, and imports the same under each filter", async () => {
  const { user, stored } = await openWith(JANUARY);
  await user.click(within(importScreen.row("₹20.00")).getByRole("checkbox"));
  const books = importScreen.description("Book Shop");
  await user.clear(books);
  await user.type(books, " ");
  await importScreen.startImport(user);
  expect(importScreen.row("₹350.50")).toHaveFocus();
  expect(books).toBeInvalid();
  expect(books).toHaveAccessibleDescription("Enter a description.");
  expect(await stored()).toEqual([]);
  await user.clear(books);
  await user.type(books, "Second-hand books");
  await importScreen.drop(
    statement([{ date: "09-Jan-2026", to: "Bus", out: "15.00" }], "b.csv"),
  );
  await importScreen.waitForCounts("5 rows: 4 new");
  expect(importScreen.importButton()).toHaveTextContent("Import 3 expenses");
  await user.click(importScreen.show("Left out"));
  expect(importScreen.show("Left out")).toHaveAttribute("aria-pressed", "true");
  expect(importScreen.show("All")).toHaveAttribute("aria-pressed", "false");
  expect(importScreen.rows()).toHaveLength(1);
  expect(importScreen.importButton()).toHaveTextContent("Import 3 expenses");
  await importScreen.importAll(user, "3 expenses were added.");
  expect((await stored()).map(({ description }) => description)).toEqual([
    "Bus",
    "Tea Stall",
    "Second-hand books",
  ]);
});

it("offers a category for the payee's other rows, and learns it for the next file", async () => {
  const payments = [1, 2, 3].map((day) => ({
    date: `0${day}-Jan-2026`,
    to: "Corner",
    out: `${day}.00`,
  }));
  const { open, user, stored } = await openWith(statement(payments));
  const [first] = importScreen.categories("Corner");
  if (first) await user.selectOptions(first, "Shopping");
  await user.click(importScreen.button("Also for the other 2 rows of Corner"));
  for (const select of importScreen.categories("Corner"))
    expect(select).toHaveValue("shopping");
  await importScreen.importAll(user, "3 expenses were added.");
  expect((await stored()).map(({ category }) => category)).toEqual(
    Array(3).fill("shopping"),
  );
  await open("/import");
  await importScreen.choose(
    user,
    statement([{ date: "04-Jan-2026", to: "Corner", out: "9.00" }]),
  );
  await importScreen.waitForCounts("1 row: 1 new");
  expect(importScreen.categories("Corner")[0]).toHaveValue("shopping");
});

it("asks how ambiguous dates are meant, and changes them with each choice", async () => {
  const { user } = await openWith(
    statement([{ date: "05/07/2026", to: "Tea Stall", out: "20.00" }]),
  );
  expect(importScreen.row("5 Jul")).toBeVisible();
  expect(screen.getByRole("radiogroup", { name: /05\/07 is$/ })).toBeVisible();
  expect(
    screen.getByRole("radio", { name: "5 July (day first)" }),
  ).toBeChecked();
  const monthFirst = screen.getByRole("radio", {
    name: "7 May (month first)",
  });
  await user.click(monthFirst);
  await expect.poll(() => importScreen.row("7 May")).toBeVisible();
  expect(monthFirst).toBeChecked();
  expect(monthFirst).toHaveFocus();
  await user.keyboard("{ArrowUp}");
  await expect.poll(() => importScreen.row("5 Jul")).toBeVisible();
});

it("jumps from a balance that does not follow to its row, under a filter, too", async () => {
  const rows = ["10.00,,990.00", "10.00,,977.00", "10.00,,967.00"].map(
    (amounts, index) => `05-Jan-2026,Shop ${index + 1},${amounts}`,
  );
  const income = "05-Jan-2026,Salary,,5.00,972.00";
  const header = "Date,Description,Debit,Credit,Balance";
  const { user } = await openWith({
    name: "bank.csv",
    content: [header, ...rows, income].join("\n"),
  });
  await user.click(importScreen.show("Left out"));
  expect(importScreen.rows()).toHaveLength(1);
  await user.click(importScreen.button("Show row 3: 5 Jan 2026, Shop 2"));
  const [checkbox] = importScreen.checkboxes("Shop 2");
  expect(checkbox?.closest("tr")).toHaveFocus();
});
