import { expect, test } from "../fixtures";
import { describeImport } from "./import-journey";
import { JANUARY, listLength } from "./statement-files";

test.use({ lists: "private" });

describeImport(test);

test("a file that one device has imported adds nothing on another one", async ({
  phone,
  page,
  importPage,
  yourData,
}) => {
  await importPage.goto();
  await importPage.choose(JANUARY);
  await importPage.importAll();
  await phone.yourData.join(await yourData.showLink());
  await phone.importPage.goto();
  await phone.importPage.choose(JANUARY);
  await expect(phone.importPage.counts()).toHaveText(
    "4 rows: 0 new, 3 already here, 1 left out.",
  );
  expect(await listLength(page)).toBe(3);
});

test("two devices that import one file at once add it once", async ({
  phone,
  page,
  record,
  importPage,
  yourData,
}) => {
  await record({});
  await phone.yourData.join(await yourData.showLink());
  const screens = [importPage, phone.importPage];
  for (const screen of screens) {
    await screen.goto();
    await screen.choose(JANUARY);
    await expect(screen.counts()).toContainText("3 new");
  }
  await Promise.all(screens.map((screen) => screen.importAll()));
  expect(await listLength(page)).toBe(4);
  await expect(importPage.outcome()).toContainText(/added/);
});

test("a tab whose browser has another list since stores nothing in it", async ({
  page,
  record,
  importPage,
  expectConsole,
}) => {
  expectConsole(/status of 409/);
  expectConsole(/The import has stopped/);
  await record({});
  await importPage.goto();
  await importPage.choose(JANUARY);
  await expect(importPage.counts()).toContainText("3 new");
  await page.context().clearCookies();
  await record({}, {});
  await importPage.importButton().click();
  await expect(importPage.outcome()).toContainText("nothing was changed");
  expect(await listLength(page)).toBe(2);
});
