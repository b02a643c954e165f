import { expect, expectNoOverflow, test } from "../fixtures";

const MARKUP =
  '<img src=x onerror="document.title=1"><script>document.title=1</script>';
const ARABIC = "شاي بالنعناع (٢ أكواب)";
const WORD = "x".repeat(500);

test("descriptions are shown as plain text and do not affect the layout", async ({
  page,
  record,
  myExpenses,
}) => {
  await record(
    { description: MARKUP, amount: 1 },
    { description: ARABIC, amount: 250.75 },
    { description: WORD, amount: 3 },
  );
  await myExpenses.goto();
  await expect(myExpenses.rows()).toHaveCount(3);
  await expect(page).toHaveTitle(/My Expenses/);
  expect((await myExpenses.cells()).map((cells) => cells.slice(2))).toEqual([
    [WORD, "₹3.00"],
    [ARABIC, "₹250.75"],
    [MARKUP, "₹1.00"],
  ]);
  for (const width of [320, 1280]) {
    await page.setViewportSize({ width, height: 900 });
    // Bidi isolation keeps the direction of the text from affecting its surroundings.
    const isolated = myExpenses.table().getByText(ARABIC);
    await expect(isolated).toHaveCSS("unicode-bidi", "isolate");
    await expect(isolated).toHaveCSS("direction", "rtl");
    await expect(myExpenses.table().getByText("₹250.75")).toHaveCSS(
      "direction",
      "ltr",
    );
    await expectNoOverflow(page);
  }
});
