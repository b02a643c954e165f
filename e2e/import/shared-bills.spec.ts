import { expect, expectAccessible, expectNoOverflow, test } from "../fixtures";
import { GROUP, listText } from "./statement-files";

const BANK_ROW = {
  date: "2026-01-06",
  description: "Dominos Koramangala",
  amount: 1200,
};

test("the file of a group, with the keyboard: one's share takes the place of the bank's whole bill, and is taken back to the byte", async ({
  page,
  record,
  importPage,
}) => {
  await record(BANK_ROW);
  const before = await listText(page);
  await importPage.goto();
  await importPage.choose(GROUP);
  const question = page.getByRole("radiogroup", {
    name: "Who are you in this file?",
  });
  await expect(importPage.row("Pizza")).toContainText("Whole bill");
  await expect(importPage.importButton()).toBeHidden();
  await question.getByRole("radio", { name: "Asha" }).focus();
  await page.keyboard.press("Space");

  const wholeBill = page.getByRole("combobox", { name: "Whole bill of Pizza" });
  await expect(wholeBill).toHaveValue("replace");
  await expect(question.getByRole("radio", { name: "Asha" })).toBeFocused();
  for (const width of [1280, 768, 320]) {
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
