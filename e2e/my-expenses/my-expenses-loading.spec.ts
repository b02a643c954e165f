import { expect, test } from "../fixtures";
import { failScript } from "../wait-for-script";

test("the page preloads the list, and requests it once per load and per return to the screen", async ({
  page,
  home,
  myExpenses,
}) => {
  const html = await (await page.request.get("/show")).text();
  expect(html).toMatch(/<link rel="preload" href="\/api\/show" as="fetch"/);
  let requests = 0;
  page.on("request", (request) => {
    if (new URL(request.url()).pathname === "/api/show") requests += 1;
  });
  await myExpenses.goto();
  await expect(myExpenses.emptyMessage()).toBeVisible();
  expect(requests).toBe(1);
  await home.navigation().getByRole("link", { name: "Home" }).click();
  await expect(page).toHaveURL("/");
  await home.navigation().getByRole("link", { name: "My Expenses" }).click();
  await expect(myExpenses.emptyMessage()).toBeVisible();
  expect(requests).toBe(2);
});

test("the table works when the script of the charts fails to load", async ({
  page,
  myExpenses,
  record,
  expectConsole,
}) => {
  expectConsole(/ERR_FAILED/);
  expectConsole(/ChunkLoadError/);
  await record({});
  await failScript(page, "recharts");
  await myExpenses.goto();
  await expect(page.getByText("The charts could not be loaded.")).toBeVisible();
  await expect(myExpenses.rows()).toHaveCount(1);
  // Scripts that are loaded later may still be under way.
  await page.unrouteAll({ behavior: "ignoreErrors" });
});
