import { expect, expectAccessible, expectNoOverflow, test } from "../fixtures";
import { GROUP } from "./statement-files";

const BANK_ROW = {
  date: "2026-01-06",
  description: "Dominos Koramangala",
  amount: 1200,
};

test("the question and the bills of a group's file fit the screen, are accessible, and keep the focus", async ({
  page,
  record,
  importPage,
}) => {
  await record(BANK_ROW);
  await importPage.goto();
  await importPage.choose(GROUP);
  const question = page.getByRole("radiogroup", {
    name: "Who are you in this file?",
  });
  await expect(importPage.row("Pizza")).toContainText("Whole bill");
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
});
