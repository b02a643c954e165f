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

const FILE = longStatement(1200);

async function openWithFile() {
  const browser = await openBrowser();
  await browser.open("/import");
  await importScreen.choose(browser.user, FILE);
  await importScreen.waitForCounts("1,200 new");
  return browser;
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
  expect(progress).toHaveAttribute("max", "1200");
  await user.click(importScreen.button("Cancel"));
  expect(importScreen.button("Cancelling…")).toHaveAttribute(
    "aria-disabled",
    "true",
  );
  release();
  await importScreen.waitForOutcome(
    "Cancelled: 500 expenses were added, 700 of 1,200 were not.",
  );
  expect(await stored()).toHaveLength(500);
  await importScreen.waitForCounts("700 new, 500 already here");
  await importScreen.importAll(user, "700 expenses were added.");
  expect(await stored()).toHaveLength(1200);
});

it("loses and doubles nothing when a response is lost in the middle", async () => {
  const { user, respond, stored, expectConsole } = await openWithFile();
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
    "The import has stopped: 500 expenses were added, 700 of 1,200 were not confirmed.",
  );
  expect(await stored()).toHaveLength(1000);
  failing.stop();
  await importScreen.waitForCounts("700 new, 500 already here");
  await importScreen.importAll(
    user,
    "200 expenses were added, 500 were already here.",
  );
  expect(await stored()).toHaveLength(1200);
});

it("loses and doubles nothing when the page is closed in the middle", async () => {
  const { open, user, respond, stored } = await openWithFile();
  const hanging = respond((request, send) =>
    isBatch(request) ? send().then(hang) : undefined,
  );
  await importScreen.startImport(user);
  await expect.poll(async () => (await stored()).length).toBe(500);
  hanging.stop();
  await open("/import");
  await importScreen.choose(user, FILE);
  await importScreen.waitForCounts("700 new, 500 already here");
  await importScreen.importAll(user, "700 expenses were added.");
  expect(await stored()).toHaveLength(1200);
});
