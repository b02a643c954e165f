import { expect, expectNoShift, test, withMotion } from "../fixtures";
import { waitForGsap } from "../wait-for-script";
import { lunchRequest } from "@/lib/testing/sample-expenses";

test.use(withMotion);

test("an unknown path gets a 404 page with the navigation and a link to Home", async ({
  page,
  home,
  expectConsole,
}) => {
  expectConsole(/status of 404/);
  const response = await page.goto("/nope");
  expect(response?.status()).toBe(404);
  await expect(home.heading()).toHaveText("Page not found");
  await expect(home.navigation().getByRole("link")).toHaveCount(3);
  await home.main().getByRole("link", { name: "Go to Home" }).click();
  await expect(page).toHaveURL("/");
});

for (const [path, title, description] of [
  ["/", "Campus Kharcha", /^Smart expense tracking/],
  ["/show", "My Expenses · Campus Kharcha", /^A clear overview/],
  ["/add", "Add Expense · Campus Kharcha", /^Keep track/],
  ["/data", "Your data · Campus Kharcha", /^What is stored of your expenses/],
  ["/import", "Import a statement · Campus Kharcha", /^Turn what your bank/],
] as const)
  test(`${path} has its title, description, icon and preview image`, async ({
    page,
    request,
  }) => {
    await page.goto(path);
    await expect(page).toHaveTitle(title);
    const content = (selector: string) =>
      page.locator(selector).getAttribute("content");
    expect(await content("meta[name=description]")).toMatch(description);
    const picture = new URL((await content("meta[property='og:image']")) ?? "");
    const response = await request.get(picture.pathname);
    expect(response.headers()["content-type"]).toBe("image/png");
    await expect(page.locator("link[rel=icon]")).not.toHaveCount(0);
    await expect(page.locator("html")).toHaveAttribute("lang", "en-IN");
  });

for (const path of ["/", "/show", "/add", "/data", "/import"])
  test(`${path} loads without layout shift`, async ({
    page,
    record,
    addExpensePage,
    myExpenses,
  }) => {
    await record(...Array(20).fill(lunchRequest));
    const gsap = waitForGsap(page);
    await page.goto(path);
    await gsap;
    if (path === "/add") await expect(addExpensePage.submit()).toBeEnabled();
    if (path === "/show")
      await expect(myExpenses.drawing("Daily Expenses")).toBeVisible();
    await page.waitForLoadState("networkidle");
    await expectNoShift(page);
  });

test("the web app manifest has the name and existing icons", async ({
  request,
}) => {
  const manifest = (await (
    await request.get("/manifest.webmanifest")
  ).json()) as {
    name: string;
    icons: { src: string }[];
  };
  expect(manifest.name).toBe("Campus Kharcha");
  for (const { src } of manifest.icons)
    expect((await request.get(src)).headers()["content-type"]).toMatch(
      /^image\//,
    );
});

test.describe("without JavaScript", () => {
  test.use({ javaScriptEnabled: false });

  test("every screen is readable, and links work", async ({ page, home }) => {
    await home.goto();
    await home.main().getByRole("link", { name: "View Expenses" }).click();
    expect(await page.locator("noscript").textContent()).toContain(
      "scripts are off",
    );
    await home.navigation().getByRole("link", { name: "Add Expense" }).click();
    await expect(home.heading()).toHaveText("Add Expense");
  });
});
