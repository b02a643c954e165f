// @vitest-environment jsdom
import { screen } from "@testing-library/react";
import { expect, it } from "vitest";
import {
  failToFetch,
  hang,
  openBrowser,
  type PageRequest,
} from "@/lib/testing/open-browser";
import { longStatement } from "@/lib/testing/sample-statements";
import { importScreen } from "@/lib/testing/screens/import-screen";

/** A file whose import takes more than one call, of 500 rows each. */
async function openWithFile(count = 600) {
  const browser = await openBrowser();
  const file = longStatement(count);
  await browser.open("/import");
  await importScreen.choose(browser.user, file);
  await importScreen.waitForCounts(`${count.toLocaleString("en-IN")} new`);
  return { ...browser, file };
}

const isBatch = ({ path }: PageRequest) => path === "/expenses/batch";

it("stops after the call under way when it is cancelled, says what was stored, and can go on", async () => {
  const { user, respond, stored } = await openWithFile();
  let release = () => {};
  const released = new Promise<void>((resolve) => (release = resolve));
  respond((request, send) =>
    isBatch(request)
      ? send().then(async (response) => {
          await released;
          return response;
        })
      : undefined,
  );
  await importScreen.startImport(user);
  const progress = screen.getByRole("progressbar", { name: "Rows stored" });
  expect(progress).toHaveAttribute("max", "600");
  await user.click(importScreen.button("Cancel"));
  expect(importScreen.button("Cancelling…")).toHaveAttribute(
    "aria-disabled",
    "true",
  );
  release();
  await importScreen.waitForOutcome(
    "Cancelled: 500 expenses were added, 100 of 600 were not.",
  );
  expect(await stored()).toHaveLength(500);
  await importScreen.waitForCounts("100 new, 500 already here");
  await importScreen.importAll(user, "100 expenses were added.");
  expect(await stored()).toHaveLength(600);
});

it("loses and doubles nothing when a response is lost in the middle", async () => {
  const { user, respond, stored, expectConsole } = await openWithFile(1010);
  expectConsole(/The import has stopped/);
  let calls = 0;
  const failing = respond((request, send) => {
    if (!isBatch(request)) return undefined;
    calls += 1;
    // The rows of the second call are stored, and its response is lost.
    return calls === 2 ? send().then(failToFetch) : send();
  });
  await importScreen.importAll(
    user,
    "The import has stopped: 500 expenses were added, 510 of 1,010 were not confirmed.",
  );
  expect(await stored()).toHaveLength(1000);
  failing.stop();
  await importScreen.waitForCounts("510 new, 500 already here");
  await importScreen.importAll(
    user,
    "10 expenses were added, 500 were already here.",
  );
  expect(await stored()).toHaveLength(1010);
});

it("loses and doubles nothing when the page is closed in the middle", async () => {
  const { open, user, respond, stored, file } = await openWithFile();
  const hanging = respond((request, send) =>
    isBatch(request) ? send().then(hang) : undefined,
  );
  await importScreen.startImport(user);
  await expect.poll(async () => (await stored()).length).toBe(500);
  hanging.stop();
  await open("/import");
  await importScreen.choose(user, file);
  await importScreen.waitForCounts("100 new, 500 already here");
  await importScreen.importAll(user, "100 expenses were added.");
  expect(await stored()).toHaveLength(600);
});
