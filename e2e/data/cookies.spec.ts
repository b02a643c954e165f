import { lunchRequest } from "@/lib/testing/sample-expenses";
import { expect, test } from "../fixtures";

test.use({ lists: "private" });

test("a phone that loses the cookie of its first expense is told so in its window", async ({
  page,
  context,
  addExpensePage,
}) => {
  // The requests have no cookie, as if the browser had not stored it.
  await context.route("**/api/**", async (route) => {
    const response = await route.fetch();
    const headers = response.headers();
    delete headers["set-cookie"];
    await context.clearCookies();
    await route.fulfill({ response, headers });
  });
  await page.setViewportSize({ width: 375, height: 800 });
  await addExpensePage.goto();
  await addExpensePage.fill(lunchRequest);
  expect(await addExpensePage.submitAndReadAlert()).toMatch(/^✅/);
  await expect(page.getByText("This browser blocks cookies.")).toBeInViewport({
    ratio: 1,
  });
  // Handlers would fail for requests that the end of the test ends.
  await context.unrouteAll({ behavior: "wait" });
});
