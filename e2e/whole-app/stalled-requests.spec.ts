import { expect, test } from "../fixtures";
import { lunchRequest } from "@/lib/testing/sample-expenses";
import { delayRequest, delayResponse, holdNextRequest } from "../held-requests";

const STALL_MS = 15_000;

test("a list request without a response fails after 15 seconds and can be retried", async ({
  page,
  record,
  myExpenses,
  expectConsole,
}) => {
  expectConsole(/could not be loaded.*Nothing arrived for 15 s/s);
  await record({});
  await page.clock.install();
  await holdNextRequest(page, "**/api/show", delayRequest);
  await myExpenses.goto();
  await expect(page.getByText("Loading your expenses…")).toBeAttached();
  await page.clock.fastForward(STALL_MS);
  await myExpenses.tryAgainButton().click();
  await expect(myExpenses.rows()).toHaveCount(1);
});

test("an add without a response fails after 15 seconds, and its retry has the same key", async ({
  page,
  addExpensePage,
  expectConsole,
  request,
}) => {
  expectConsole(/could not be added.*Nothing arrived for 15 s/s);
  await page.clock.install();
  const keys: (string | undefined)[] = [];
  page.on("request", (request) => {
    if (request.method() === "POST")
      keys.push(request.headers()["idempotency-key"]);
  });
  await holdNextRequest(page, "**/api/add", delayResponse);
  await addExpensePage.goto();
  await addExpensePage.fill(lunchRequest);
  await addExpensePage.submit().click();
  await expect(addExpensePage.submit()).toHaveText("Adding…");
  const alert = page.waitForEvent("dialog");
  const wait = page.clock.fastForward(STALL_MS);
  const failure = await alert;
  expect(failure.message()).toBe("❌ Something went wrong");
  await failure.accept();
  await wait;
  expect(await addExpensePage.submitAndReadAlert()).toMatch(/^✅/);
  expect(keys).toHaveLength(2);
  expect(keys[1]).toBe(keys[0]);
  expect(await (await request.get("/api/show")).json()).toHaveLength(1);
});
