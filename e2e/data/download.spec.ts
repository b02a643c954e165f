import { expect, test } from "../fixtures";
import { UNREADABLE_HEADER } from "@/lib/wire/headers";

const ROWS = [
  {
    date: "2026-01-06",
    category: "travel",
    description: '=HYPERLINK("https://example.com"), "quoted"',
    amount: 1200,
  },
  { date: "2026-01-05", category: "food", description: "चाय ☕", amount: 99.5 },
];

test.beforeEach(({ record }) => record(...ROWS.toReversed()));

test("the CSV file has every expense, as text that no spreadsheet evaluates", async ({
  yourData,
}) => {
  await yourData.goto();
  const { name, content } = await yourData.download("CSV");
  expect(name).toMatch(/^campus-kharcha-\d{4}-\d\d-\d\d\.csv$/);
  const withoutIds = content.replace(/,[\w-]+(?=\r|$)/g, ",id");
  expect(withoutIds.split("\r\n")).toEqual([
    "\uFEFFdate,category,description,amount,id",
    `2026-01-06,travel,"'=HYPERLINK(""https://example.com""), ""quoted""",1200,id`,
    "2026-01-05,food,चाय ☕,99.5,id",
  ]);
});

test("the JSON file has every expense", async ({ yourData }) => {
  await yourData.goto();
  const { name, content } = await yourData.download("JSON");
  expect(name).toMatch(/\.json$/);
  expect(JSON.parse(content)).toEqual(
    ROWS.map((row) => ({ ...row, _id: expect.any(String) })),
  );
});

test("with one list, Your data has download and erase alone", async ({
  page,
  yourData,
  addExpensePage,
  myExpenses,
}) => {
  await addExpensePage.goto();
  await page.getByRole("link", { name: "Your data" }).click();
  await expect(page).toHaveTitle("Your data · Campus Kharcha");
  await expect(yourData.main().getByRole("heading", { level: 2 })).toHaveText([
    "Download everything",
    "Erase everything",
  ]);
  await expect(yourData.main()).toContainText("Your list has 2 expenses.");
  await yourData.button("Erase everything…").click();
  const dialog = yourData.dialog("Erase everything?");
  await dialog.getByLabel(/^Type 2/).fill("2");
  await dialog.getByRole("button", { name: "Erase everything" }).click();
  await expect(yourData.main()).toContainText("There are no expenses yet.");
  await myExpenses.goto();
  await expect(myExpenses.emptyMessage()).toBeVisible();
});

test("with one list, a join link is not asked about", async ({
  page,
  yourData,
}) => {
  await page.goto(`/data#join=${"A".repeat(22)}`);
  await expect(yourData.main()).toContainText(
    "Links to lists do not work here: this site has one list only.",
  );
  await expect(page).toHaveURL("/data");
  await expect(yourData.joinDialog()).toHaveCount(0);
  await yourData.erase("2");
  await expect(yourData.main()).toContainText("Everything was erased.");
  await expect(yourData.main()).not.toContainText("Links to lists");
});

test("the number to type before erasing includes the rows that cannot be read", async ({
  page,
  yourData,
}) => {
  await page.route("**/api/show", async (route) => {
    const response = await route.fetch();
    const headers = { ...response.headers(), [UNREADABLE_HEADER]: "3" };
    await route.fulfill({ response, headers });
  });
  await yourData.goto();
  await yourData.button("Erase everything…").click();
  const dialog = yourData.dialog("Erase everything?");
  await expect(dialog).toContainText(
    "2 expenses and 3 rows that cannot be read will be removed for good",
  );
  const erase = dialog.getByRole("button", { name: "Erase everything" });
  await dialog.getByLabel(/^Type 5/).fill("2");
  await expect(erase).toHaveAttribute("aria-disabled", "true");
  await dialog.getByLabel(/^Type 5/).fill("5");
  await expect(erase).not.toHaveAttribute("aria-disabled", "true");
});
