// @vitest-environment jsdom
import { screen, within } from "@testing-library/react";
import { expect, it } from "vitest";
import { type Browser, openBrowser } from "@/lib/testing/open-browser";
import { importScreen } from "@/lib/testing/screens/import-screen";

const BANK = {
  name: "bank.csv",
  content: [
    "Date,Narration,Withdrawal Amt.,Deposit Amt.,Closing Balance",
    "13/01/2026,ADD MONEY TO UPI LITE,1500.00,,3500.00",
    "14/01/2026,UPI-CHAI POINT-chai@ybl-412345678901,40.00,,3460.00",
  ].join("\n"),
};
const APP = {
  name: "app.csv",
  content: [
    "Date,Time,Transaction Details,Transaction ID,UTR,Transaction Type,Credit/debit instrument,Amount",
    "13/01/2026,09:00 am,Top-up to UPI Lite,T8,,DEBIT,XX1234,1500",
    "14/01/2026,09:09 am,Paid to Tea Stall,T9,,DEBIT,UPI Lite,10",
    "15/01/2026,09:19 am,Paid to Metro,T10,,DEBIT,UPI Lite,30",
  ].join("\n"),
};

const card = () => screen.getByRole("region", { name: "Rows" });
const group = () => screen.getByRole("group", { name: "Import" });
const described = async ({ stored }: Browser) =>
  (await stored()).map(({ description }) => description);
const listText = async ({ visitor }: Browser) =>
  (await visitor.send("GET", "/show")).text();

async function openWith(browser: Browser, file: typeof BANK, counts: string) {
  await browser.open("/import");
  await importScreen.choose(browser.user, file);
  await importScreen.waitForCounts(counts);
}

async function keepTopUp(browser: Browser) {
  await openWith(browser, BANK, "2 rows: 1 new, 0 already here, 1 left out.");
  await browser.user.click(importScreen.button("Keep what went to UPI Lite"));
  await importScreen.importAll(browser.user, "2 expenses were added.");
}

it("says what went to a wallet and is not in the total, and keeps it on a press", async () => {
  const browser = await openBrowser();
  const { user } = browser;
  await openWith(browser, BANK, "2 rows: 1 new");
  expect(card()).toHaveTextContent(
    "₹1,500 went to UPI Lite. Import that app’s statement too, or keep it as one expense.",
  );
  expect(group()).toHaveTextContent(
    "₹40 1 of 2 rows without ₹1,500 to UPI Lite",
  );
  expect(importScreen.row("UPI Lite top-up")).toHaveTextContent("Top-up");
  await user.click(importScreen.button("Keep what went to UPI Lite"));
  expect(group()).toHaveTextContent("₹1,540 2 of 2 rows");
  expect(group()).not.toHaveTextContent("without");
  await user.click(importScreen.button("Leave out what went to UPI Lite"));
  expect(group()).toHaveTextContent("without ₹1,500");
  await importScreen.importAll(user, "1 expense was added.");
  expect(await described(browser)).toEqual(["Chai Point"]);
});

it("takes a kept top-up back with the statement of the app, and puts it back with Undo", async () => {
  const browser = await openBrowser({ lists: "private" });
  const { user, stored } = browser;
  await keepTopUp(browser);
  expect(await stored()).toContainEqual(
    expect.objectContaining({
      date: "2026-01-13",
      category: "others",
      description: "UPI Lite top-up",
      amount: 1500,
    }),
  );
  const before = await listText(browser);
  await openWith(browser, APP, "3 rows: 2 new, 0 already here, 1 left out.");
  expect(card()).not.toHaveTextContent("went to UPI Lite");
  expect(card()).toHaveTextContent(
    "UPI Lite top-up (₹1,500) is removed from your list with this import, which has what it paid for.",
  );
  await user.click(importScreen.button("Keep in the list"));
  await user.click(importScreen.button("Remove"));
  await importScreen.importAll(
    user,
    "2 expenses were added, 1 kept before was removed.",
  );
  expect(await described(browser)).toEqual([
    "Metro",
    "Tea Stall",
    "Chai Point",
  ]);
  await user.click(importScreen.button("Undo import"));
  await importScreen.waitForOutcome("2 expenses were removed.");
  expect(await listText(browser)).toBe(before);
});

it("leaves a kept top-up on request, removes it when nothing else is new, and undoes that also on Your data", async () => {
  const browser = await openBrowser();
  const { open, user } = browser;
  await keepTopUp(browser);
  await openWith(browser, APP, "3 rows: 2 new");
  await user.click(importScreen.button("Keep in the list"));
  expect(card()).toHaveTextContent(
    "UPI Lite top-up (₹1,500) stays in your list, and what it paid for is counted twice.",
  );
  await importScreen.importAll(user, "2 expenses were added.");
  expect(await described(browser)).toContain("UPI Lite top-up");

  await openWith(browser, APP, "3 rows: 0 new, 2 already here, 1 left out.");
  await importScreen.findButton("Remove 1 expense");
  await importScreen.importAll(user, "1 kept before was removed.");
  expect(await described(browser)).not.toContain("UPI Lite top-up");
  await open("/data");
  const imports = within(
    await screen.findByRole("region", { name: "Imports" }),
  );
  await imports.findByText(/ · 1 expense removed$/);
  const [newest] = imports.getAllByRole("button", {
    name: "Undo the import of app.csv",
  });
  if (newest) await user.click(newest);
  await imports.findByText("1 expense is back.");
  expect(await described(browser)).toContain("UPI Lite top-up");
});
