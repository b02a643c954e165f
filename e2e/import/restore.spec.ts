import { planJson } from "@/lib/testing/sample-plan";
import { expect, expectAccessible, expectNoOverflow, test } from "../fixtures";
import { putPlan, storedPlan } from "../plan/put-plan";
import { listText } from "./statement-files";

const OTHER_PLAN = { budgets: { food: 100 } };

test.use({ lists: "private" });

test("a backup gives the same list and pocket money on another device, and Undo takes both back", async ({
  page,
  context,
  phone,
  record,
  yourData,
}) => {
  await record({}, { description: "चाय ☕" }, { date: "2026-02-01" });
  await putPlan(context, planJson);
  await yourData.goto();
  const { name, content } = await yourData.download("backup");
  const { importPage } = phone;
  const files = [{ name, content }];
  await importPage.goto();
  await importPage.choose(...files);
  await expect(importPage.counts()).toContainText("3 rows: 3 new");
  await expect(
    phone.page.getByRole("radio", { name: /^Take the file’s: ₹6,000 a month/ }),
  ).toBeChecked();
  await importPage.importAll();
  await expect(importPage.outcome()).toContainText(
    "3 expenses were added. Pocket money is that of the backup.",
  );
  expect(await listText(phone.page)).toBe(await listText(page));
  expect(await storedPlan(phone.page.context())).toEqual(planJson);

  await phone.yourData.goto();
  const imports = phone.yourData.section("Imports");
  await expect(imports).toContainText("3 expenses, pocket money");
  await imports.getByRole("button", { name: /^Undo/ }).click();
  await expect(imports).toContainText(
    "3 expenses were removed. Pocket money is as before.",
  );
  expect(await listText(phone.page)).toBe("[]");
  expect(await storedPlan(phone.page.context())).not.toEqual(planJson);
});

test("the choice between two plans is accessible at every width, and with the keyboard", async ({
  page,
  context,
  record,
  yourData,
  importPage,
}) => {
  await record({});
  await putPlan(context, planJson);
  await yourData.goto();
  const file = await yourData.download("backup");
  await putPlan(context, OTHER_PLAN);
  await importPage.goto();
  await importPage.choose(file);
  const question = page.getByRole("radiogroup", {
    name: "Pocket money in the backup is different",
  });
  const [mine, theirs] = [/^Keep mine: 1 budget$/, /^Take the file’s/].map(
    (name) => question.getByRole("radio", { name }),
  );
  await expect(mine ?? question).toBeChecked();
  await expectAccessible(page);
  for (const width of [768, 375, 320]) {
    await page.setViewportSize({ width, height: 812 });
    await expectNoOverflow(page);
  }
  await expectAccessible(page);
  await mine?.focus();
  await page.keyboard.press("ArrowDown");
  await expect(theirs ?? question).toBeChecked();
  await importPage.button("Import pocket money").click();
  await expect(importPage.outcome()).toContainText(
    "Pocket money is that of the backup.",
  );
  expect(await storedPlan(context)).toEqual(planJson);
});
