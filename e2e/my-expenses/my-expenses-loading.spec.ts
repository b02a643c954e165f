import { lunchRequest } from "@/lib/testing/sample-expenses";
import { expect, test, waitForFrames } from "../fixtures";
import { delayRequest, holdNextRequest } from "../held-requests";
import {
  failScript,
  REGISTRATION,
  scriptWith,
  waitForLastScript,
} from "../wait-for-script";

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
  const loaded = waitForLastScript(page);
  await myExpenses.goto();
  await expect(myExpenses.emptyMessage()).toBeVisible();
  await loaded;
  expect(requests).toBe(1);
  await home.navigation().getByRole("link", { name: "Home" }).click();
  await expect(page).toHaveURL("/");
  await home.navigation().getByRole("link", { name: "My Expenses" }).click();
  await expect(myExpenses.emptyMessage()).toBeVisible();
  expect(requests).toBe(2);
});

test("after the rows, the page loads what may be needed offline, then the charts out of sight, the other screens, the animation and the service worker", async ({
  page,
  home,
  myExpenses,
  record,
}) => {
  await record(...Array(20).fill(lunchRequest));
  await page.setViewportSize({ width: 375, height: 500 });
  const requested: URL[] = [];
  page.on("request", (request) => requested.push(new URL(request.url())));
  const isScreen = ({ pathname }: URL) => pathname === "/add";
  const late = [
    scriptWith("outbox-entry-"),
    scriptWith("Edit Expense"),
    scriptWith("recharts"),
    isScreen,
    scriptWith("_gsap"),
    scriptWith(REGISTRATION),
  ];
  const release = await holdNextRequest(page, "**/api/show", delayRequest);
  const lastScript = waitForLastScript(page);
  await page.goto("/show", { waitUntil: "commit" });
  // Its script runs.
  await expect(home.menuButton()).toHaveAttribute("aria-expanded", "false");
  await waitForFrames(page, 10);
  await page.evaluate(
    () => new Promise((resolve) => requestIdleCallback(resolve)),
  );
  const before = requested.length;
  release();
  await expect(myExpenses.rows()).toHaveCount(20);
  await lastScript;
  const positions = late.map((isLate) => requested.findIndex(isLate));
  expect(positions[0]).toBeGreaterThanOrEqual(before);
  expect(positions).toEqual(positions.toSorted((a, b) => a - b));
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
