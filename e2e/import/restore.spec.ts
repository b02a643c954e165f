import { planJson } from "@/lib/testing/sample-plan";
import { expect, expectAccessible, expectNoOverflow, test } from "../fixtures";
import { putPlan, storedPlan } from "../plan/put-plan";
import { listText } from "./statement-files";

const OTHER_PLAN = { budgets: { food: 100 } };

test.use({ lists: "private" });

test("a backup gives another device the same list, and its pocket money if that is chosen, and Undo takes both back", async ({
  page,
  context,
  phone,
  record,
  yourData,
}) => {
  await record({}, { description: "चाय ☕" }, { date: "2026-02-01" });
  await putPlan(context, planJson);
  await yourData.goto();
  const file = await yourData.download("backup");
  const { importPage } = phone;
  const phoneContext = phone.page.context();
  await phoneContext.request.post("/api/list");
  await putPlan(phoneContext, OTHER_PLAN);
  await importPage.goto();
  await importPage.choose(file);
  await expect(importPage.counts()).toContainText("3 rows: 3 new");

  const question = phone.page.getByRole("radiogroup", {
    name: "Pocket money in the backup is different",
  });
  const mine = question.getByRole("radio", { name: /^Keep mine: 1 budget$/ });
  const theirs = question.getByRole("radio", { name: /^Take the file’s/ });
  await expect(mine).toBeChecked();
  await expectAccessible(phone.page);
  for (const width of [768, 320]) {
    await phone.page.setViewportSize({ width, height: 812 });
    await expectNoOverflow(phone.page);
  }
  await expectAccessible(phone.page);
  await mine.focus();
  await phone.page.keyboard.press("ArrowDown");
  await expect(theirs).toBeChecked();

  await importPage.importAll();
  await expect(importPage.outcome()).toContainText(
    "3 expenses were added. Pocket money is that of the backup.",
  );
  expect(await listText(phone.page)).toBe(await listText(page));
  expect(await storedPlan(phoneContext)).toEqual(planJson);

  await phone.yourData.goto();
  const imports = phone.yourData.section("Imports");
  await expect(imports).toContainText("3 expenses, pocket money");
  await imports.getByRole("button", { name: /^Undo/ }).click();
  await expect(imports).toContainText(
    "3 expenses were removed. Pocket money is as before.",
  );
  expect(await listText(phone.page)).toBe("[]");
  expect(await storedPlan(phoneContext)).toMatchObject(OTHER_PLAN);
});
