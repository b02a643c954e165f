import { expect, expectAccessible, expectNoOverflow, test } from "../fixtures";
import { GROUP, listText, statement } from "./statement-files";

const BANK = statement([
  { date: "06-Jan-2026", to: "Dominos Koramangala", out: "1200.00" },
]);

test("the file of a group, with the keyboard: one's share takes the place of the bank's whole bill, and is taken back to the byte", async ({
  page,
  importPage,
}) => {
  await importPage.goto();
  await importPage.choose(BANK);
  await importPage.importAll();
  const before = await listText(page);

  await importPage.choose(GROUP);
  const question = page.getByRole("radiogroup", {
    name: "Who are you in goa.csv?",
  });
  await expect(importPage.row("Pizza")).toContainText("Whole bill");
  await expect(importPage.importButton()).toBeHidden();
  await expectAccessible(page);
  await question.getByRole("radio", { name: "Asha" }).focus();
  await page.keyboard.press("Space");

  const wholeBill = page.getByRole("combobox", { name: "Whole bill of Pizza" });
  await expect(wholeBill).toHaveValue("replace");
  await expect(question.getByRole("radio", { name: "Asha" })).toBeFocused();
  for (const width of [1280, 768, 375, 320]) {
    await page.setViewportSize({ width, height: 812 });
    await expectNoOverflow(page);
    for (const target of [wholeBill, question.locator("label").first()])
      expect((await target.boundingBox())?.height).toBeGreaterThanOrEqual(44);
  }
  await expectAccessible(page);
  await importPage.importButton().focus();
  await page.keyboard.press("Enter");
  await expect(importPage.outcome()).toContainText(
    "1 expense was added, 1 whole bill is your share now.",
  );
  expect(JSON.parse(await listText(page))).toMatchObject([
    { description: "Auto", amount: 33.33 },
    { description: "Dominos Koramangala", amount: 400 },
  ]);

  await importPage.button("Undo import").click();
  await expect(importPage.outcome()).toHaveText(
    "1 expense was removed. 1 whole bill is back.",
  );
  expect(await listText(page)).toBe(before);
});
