import { expect, expectAccessible, expectNoOverflow, test } from "../fixtures";
import { boxOf } from "./box";
import { resize } from "../resize";

const ROWS = [
  { description: `Notes #${"long-tag-".repeat(20)}end` },
  { description: "Chai #hostel with biscuits #cash" },
  { description: "#hostel" },
  { description: "Bus #trip-goa" },
  { description: "चाय #होस्टल" },
  { description: "شاي #سكن" },
];
/** The least width of each layout, with the height of a row of one line. */
const HEIGHTS = [
  [768, 44],
  [320, 56],
] as const;

test("the tags of a row are part of its text and of its height, a tap on one searches for it, and beside it the row opens", async ({
  page,
  record,
  myExpenses,
}) => {
  await record(...ROWS);
  await myExpenses.goto();
  await expect(myExpenses.rows()).toHaveCount(ROWS.length);
  const chai = myExpenses.rows().filter({ hasText: "biscuits" });
  const copied = await chai
    .getByRole("cell")
    .nth(2)
    .evaluate((cell) => {
      getSelection()?.selectAllChildren(cell);
      return String(getSelection());
    });
  expect(copied).toBe("Chai #hostel with biscuits #cash");
  for (const [width, height] of HEIGHTS)
    await test.step(`${width} px`, async () => {
      await resize(page, width);
      await expectNoOverflow(page);
      const row = myExpenses.rows().filter({ hasText: "Bus" });
      expect((await boxOf(row)).height).toBe(height);
      const tag = row.getByRole("button", { name: "Show #trip-goa" });
      const [tagBox, cell] = [
        await boxOf(tag),
        await boxOf(row.getByRole("cell").nth(2)),
      ];
      expect(tagBox.height).toBeGreaterThanOrEqual(24);
      expect(tagBox.right).toBeLessThanOrEqual(cell.right);
      const long = myExpenses.rows().filter({ hasText: "Notes" });
      const longTag = await boxOf(long.getByRole("button").last());
      expect(longTag.right).toBeLessThanOrEqual(width);
    });

  await chai.getByText("with biscuits").click({ force: true });
  await expect(myExpenses.dialog()).toBeVisible();
  await page.keyboard.press("Escape");
  await myExpenses.expectDialogClosed();
  await chai.getByRole("button", { name: "Show #hostel" }).click();
  await expect(myExpenses.rows()).toHaveCount(2);
  await expect(myExpenses.search()).toHaveValue("#hostel");
  await page.goBack();
  await expect(myExpenses.rows()).toHaveCount(ROWS.length);
});

test("tags are offered below each field, over what follows, and chosen by keyboard", async ({
  page,
  record,
  myExpenses,
  addExpensePage,
}) => {
  await record(...ROWS, { description: "#hostel" });
  await myExpenses.goto();
  await expect(myExpenses.rows()).toHaveCount(ROWS.length + 1);
  const offers = page.getByRole("group", { name: "Tags" });
  for (const width of [1280, 360])
    await test.step(`in the search at ${width} px`, async () => {
      await resize(page, width);
      await myExpenses.search().fill("#");
      await expect(offers.getByRole("button")).toHaveCount(5);
      await expect(offers).toBeInViewport({ ratio: 1 });
      await expectNoOverflow(page);
      await expectAccessible(page);
      await page.keyboard.press("Tab");
      await page.keyboard.press("Enter");
      await expect(myExpenses.search()).toHaveValue("#hostel ");
      await expect(myExpenses.search()).toBeFocused();
    });
  await addExpensePage.goto();
  await addExpensePage.box().fill("120 chai #");
  await expect(offers.getByRole("button")).toHaveCount(5);
  for (const width of [360, 1280])
    await test.step(`in the box at ${width} px`, async () => {
      await resize(page, width);
      await expect(offers).toBeVisible();
      await expectNoOverflow(page);
    });
  await expectAccessible(page);
  await offers.getByRole("button", { name: "#trip-goa" }).click();
  await expect(addExpensePage.box()).toHaveValue("120 chai #trip-goa ");
  await expect(offers).toHaveCount(0);
});

test("renaming a tag says what changes, and is accessible", async ({
  page,
  record,
  myExpenses,
}) => {
  await record(...ROWS, { description: `${"x".repeat(490)} #hostel` });
  await page.goto("/show?search=%23hostel");
  const rename = page.getByRole("button", {
    name: "Rename or remove #hostel",
  });
  const dialog = page.getByRole("dialog", { name: "Rename or remove #hostel" });
  for (const width of [1280, 360])
    await test.step(`${width} px`, async () => {
      await resize(page, width);
      await expect(rename).toBeInViewport({ ratio: 1 });
      await expectNoOverflow(page);
      await expectAccessible(page);
      await rename.click();
      await dialog.getByLabel("New name").fill("#hostel-room");
      await expect(dialog.getByText("would be too long")).toBeVisible();
      await expectNoOverflow(page);
      if (width === 360) await expectAccessible(page);
      await page.keyboard.press("Escape");
      await expect(dialog).toHaveCount(0);
      await expect(rename).toBeFocused();
    });
  await rename.click();
  await dialog.getByLabel("New name").fill("#room");
  await page.keyboard.press("Enter");
  await expect(
    myExpenses.notification("3 expenses were changed to #room."),
  ).toBeVisible();
  await expect(page).toHaveURL("/show?search=%23room");
  await expect(myExpenses.rows()).toHaveCount(3);
  await myExpenses.undoButton().click();
  await expect(
    myExpenses.notification("3 expenses have #hostel again."),
  ).toBeVisible();
});
