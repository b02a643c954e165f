import { expect, expectAccessible, expectNoOverflow, test } from "../fixtures";

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

test.use({ lists: "private" });

test("the notices of a top-up, and of one that was kept, fit the screen and are accessible", async ({
  page,
  importPage,
}) => {
  const card = page.getByRole("region", { name: "Rows" });
  const expectNotice = async (text: string) => {
    await expect(card).toContainText(text);
    for (const width of [1280, 320]) {
      await page.setViewportSize({ width, height: 812 });
      await expectNoOverflow(page);
    }
  };
  await importPage.goto();
  await importPage.choose(BANK);
  await expectNotice(
    "₹1,500 went to UPI Lite. Import that app’s statement too, or keep it as one expense.",
  );
  await expectAccessible(page);
  await importPage.button("Keep what went to UPI Lite").press("Enter");
  await expect(
    importPage.button("Leave out what went to UPI Lite"),
  ).toBeFocused();
  await expectNotice("₹1,500 to UPI Lite is one expense of this import.");
  await importPage.importAll();
  await expect(importPage.outcome()).toContainText("2 expenses were added.");

  await importPage.goto();
  await importPage.choose(APP);
  await expectNotice(
    "UPI Lite top-up (₹1,500) is removed from your list with this import",
  );
  await expectAccessible(page);
  await importPage.button("Keep in the list").click();
  await expectNotice("what it paid for is counted twice.");
});
