import type { Page } from "@playwright/test";
import { expect, test, withMotion } from "../fixtures";
import { AddExpensePage } from "../pages/add-expense-page";
import { ImportPage } from "../pages/import-page";
import { MyExpensesPage } from "../pages/my-expenses-page";
import { PeoplePage } from "../pages/people-page";
import { YourDataPage } from "../pages/your-data-page";
import { waitForLastScript } from "../wait-for-script";
import { lunchRequest } from "@/lib/testing/sample-expenses";

const SCREENS = [
  ["/", "Campus Kharcha", /^Smart expense tracking/],
  ["/show", "My Expenses · Campus Kharcha", /^A clear overview/],
  ["/add", "Add Expense · Campus Kharcha", /^Keep track/],
  ["/data", "Your data · Campus Kharcha", /^Move it, save a copy/],
  [
    "/import",
    "Import a statement · Campus Kharcha",
    /^From your bank or UPI app/,
  ],
  ["/people", "Who owes whom · Campus Kharcha", /^What others owe you/],
] as const;

test.use(withMotion);

test.describe("without JavaScript", () => {
  test.use({
    javaScriptEnabled: false,
    // Chromium says it of a page that stays open, because no script uses the response.
    ignoredOutput: /was preloaded using link preload but not used/,
  });

  test("every screen has its title, description and images, and links work", async ({
    page,
    home,
    request,
    baseURL,
    expectConsole,
  }) => {
    expectConsole(/status of 404/);
    for (const [path, title, description] of SCREENS)
      await test.step(path, async () => {
        const html = await (await request.get(path)).text();
        const [head = ""] = html.split("</head>");
        const attribute = (pattern: RegExp) => pattern.exec(head)?.[1] ?? "";
        expect(html).toMatch(/<html[^>]* lang="en-IN"/);
        expect(attribute(/<title>(.*?)<\/title>/)).toBe(title);
        expect(attribute(/<meta name="description" content="(.*?)"/)).toMatch(
          description,
        );
        for (const image of [
          attribute(/<meta property="og:image" content="(.*?)"/),
          attribute(/<link rel="icon" href="(.*?)"/),
        ]) {
          const { pathname } = new URL(image, baseURL);
          const response = await request.get(pathname);
          expect(response.headers()["content-type"]).toMatch(/^image\//);
        }
      });
    await home.goto();
    await home.main().getByRole("link", { name: "View Expenses" }).click();
    await expect(home.heading()).toHaveText("My Expenses");
    expect(await page.locator("noscript").textContent()).toContain(
      "scripts are off",
    );
    await home.navigation().getByRole("link", { name: "Add Expense" }).click();
    await expect(home.heading()).toHaveText("Add Expense");
    await test.step("an unknown path", async () => {
      const response = await page.goto("/nope");
      expect(response?.status()).toBe(404);
      await expect(home.heading()).toHaveText("Page not found");
      await expect(home.navigation().getByRole("link")).toHaveCount(3);
      await home.main().getByRole("link", { name: "Go to Home" }).click();
      await expect(page).toHaveURL("/");
    });
  });
});

// Home: home/pyramid.spec.ts and server/security.spec.ts.
test("every screen of the list loads without layout shift, and without a violation of the Content-Security-Policy", async ({
  page,
  record,
  expectNoShift,
}) => {
  await record(...Array(20).fill(lunchRequest));
  for (const path of ["/show", "/add", "/data", "/import", "/people"] as const)
    await test.step(path, async () => {
      const loaded = waitForLastScript(page);
      await page.goto(path);
      await loaded;
      await expect(lastShown(page, path)).toBeVisible();
      await expectNoShift();
    });
});

test("My Expenses without expenses, and without an answer, loads without layout shift", async ({
  page,
  myExpenses,
  expectNoShift,
  expectConsole,
}) => {
  for (const width of [360, 1280])
    await test.step(`no expenses at ${width} px`, async () => {
      await page.setViewportSize({ width, height: 800 });
      const loaded = waitForLastScript(page);
      await myExpenses.goto();
      await loaded;
      await expect(page.getByText("Import a statement")).toBeVisible();
      await expectNoShift();
    });
  expectConsole(/503/);
  await page.route("**/api/show", (route) => route.fulfill({ status: 503 }));
  await page.reload();
  await expect(myExpenses.tryAgainButton()).toBeVisible();
  await expectNoShift();
});

/** The part that the screen shows last. */
function lastShown(
  page: Page,
  path: Exclude<(typeof SCREENS)[number][0], "/">,
) {
  switch (path) {
    case "/show":
      return new MyExpensesPage(page).drawing("Daily Expenses");
    case "/add":
      return new AddExpensePage(page).aside().getByRole("link");
    case "/data":
      return new YourDataPage(page).section("Save a copy");
    case "/import":
      return new ImportPage(page).button("Choose files");
    case "/people":
      return new PeoplePage(page).button("Add someone");
  }
}
