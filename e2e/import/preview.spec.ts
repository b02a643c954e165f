import { expect, test } from "../fixtures";

test("a balance that does not follow leads to its row, which is scrolled to and outlined", async ({
  importPage,
}) => {
  const rows = Array.from({ length: 300 }, (_, index) => {
    const balance = 100_000 - 10 * (index + 1) - (index >= 250 ? 3 : 0);
    return `05-Jan-2026,Shop ${index + 1},10.00,,${balance}.00`;
  });
  const content = ["Date,Description,Debit,Credit,Balance", ...rows].join("\n");
  await importPage.goto();
  await importPage.choose({ name: "bank.csv", content });
  await importPage.button("Show row 252: 5 Jan 2026, Shop 251").click();
  const row = importPage.newRow("Shop 251");
  await expect(row).toBeFocused();
  await expect(row).toHaveCSS("outline-width", "2px");
  await expect(row).toBeInViewport();
});
