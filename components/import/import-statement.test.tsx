// @vitest-environment jsdom
import { screen, within } from "@testing-library/react";
import { expect, it } from "vitest";
import { type Browser, openBrowser } from "@/lib/testing/open-browser";
import { lunchRequest } from "@/lib/testing/sample-expenses";
import { JANUARY } from "@/lib/testing/sample-statements";
import { importScreen } from "@/lib/testing/screens/import-screen";
import { yourData } from "@/lib/testing/screens/your-data-screen";

const listText = async ({ visitor }: Browser) =>
  (await visitor.send("GET", "/show")).text();

async function importJanuary({ open, user }: Browser) {
  await open("/import");
  await importScreen.choose(user, JANUARY);
  await importScreen.importAll(user, "3 expenses were added.");
}

it("imports the new rows of a file, says why others are left out, and takes the import back to the byte", async () => {
  const browser = await openBrowser();
  const { open, user, record, stored } = browser;
  await record({}, { description: "Bus", category: "travel" });
  const before = await listText(browser);
  await open("/import");
  await importScreen.choose(user, JANUARY);
  await importScreen.waitForCounts(
    "4 rows: 3 new, 0 already here, 1 left out.",
  );
  expect(importScreen.row("Scholarship")).toHaveTextContent("Money in");
  await importScreen.importAll(user, "3 expenses were added.");
  expect(await stored()).toHaveLength(5);
  await user.click(importScreen.button("Undo import"));
  await importScreen.waitForOutcome("3 expenses were removed.");
  expect(await listText(browser)).toBe(before);
  await importScreen.waitForCounts("3 new");
  await importScreen.importAll(user, "3 expenses were added.");
  expect(await stored()).toHaveLength(5);
});

it("makes a private list with the rows of a file, and adds nothing twice", async () => {
  const { open, user, stored } = await openBrowser({ lists: "private" });
  await open("/show");
  await user.click(
    await screen.findByRole("link", { name: /^Import a statement/ }),
  );
  await importScreen.choose(user, JANUARY);
  await importScreen.importAll(user, "3 expenses were added.");
  const rows = [
    { date: "2026-01-08", description: "Tea Stall", amount: 25 },
    { date: "2026-01-06", description: "Book Shop", amount: 350.5 },
    { date: "2026-01-05", description: "Tea Stall", amount: 20 },
  ];
  expect(await stored()).toMatchObject(rows);
  await open("/import");
  await importScreen.choose(user, JANUARY);
  await importScreen.waitForCounts(
    "4 rows: 0 new, 3 already here, 1 left out.",
  );
  expect(importScreen.importButton()).toBeNull();
  expect(await stored()).toMatchObject(rows);
});

it("leaves the expenses that were edited since, when Your data undoes an import, which needs the network", async () => {
  const browser = await openBrowser({
    lists: "private",
    environment: { TZ: "Asia/Kolkata" },
    now: "2026-03-01T00:10:00+05:30",
  });
  const { open, user, visitor, setOnline, stored } = browser;
  await importJanuary(browser);
  const [first] = await stored();
  await visitor.send("PUT", `/expenses/${String(first?.["_id"])}`, {
    body: lunchRequest,
  });
  await open("/data");
  const imports = await screen.findByRole("region", { name: "Imports" });
  expect(imports).toHaveTextContent(/statement\.csv1 Mar 2026 · 3 expenses/);
  setOnline(false);
  const undo = () => within(imports).getByRole("button", { name: /^Undo/ });
  const isDisabled = () => undo().getAttribute("aria-disabled") === "true";
  await expect.poll(isDisabled).toBe(true);
  expect(undo()).toHaveAccessibleDescription(/needs the network/);
  undo().focus();
  await user.keyboard("{Enter}");
  setOnline(true);
  expect(await stored()).toHaveLength(3);
  await expect.poll(isDisabled).toBe(false);
  await user.click(undo());
  const outcome = await within(imports).findByText(
    "2 expenses were removed. 1 was edited since and is left.",
  );
  await expect.poll(() => document.activeElement).toBe(outcome);
  expect(screen.getByRole("main")).toHaveTextContent("In your list1 expense");
  expect(await stored()).toMatchObject([{ description: "Lunch" }]);
});

it("forgets the imports of a list that is erased", async () => {
  const browser = await openBrowser({ lists: "private" });
  const { open, user } = browser;
  await importJanuary(browser);
  expect(await storedRecords()).toEqual([1, 1]);
  await open("/data");
  await yourData.erase(user, "3");
  await screen.findByText(/Everything was erased/);
  await expect.poll(storedRecords).toEqual([0, 0]);
  expect(screen.queryByRole("region", { name: "Imports" })).toBeNull();
});

/** How many imports and calls of imports this browser has stored. */
async function storedRecords() {
  const { importDatabase } =
    await import("@/lib/browser/import/import-database");
  const database = await importDatabase();
  return Promise.all([database.count("imports"), database.count("batches")]);
}

it("adds a file once that two devices import at once", async () => {
  const { open, user, record, respond, stored, visitor, api } =
    await openBrowser({ lists: "private" });
  await record({});
  await open("/import");
  await importScreen.choose(user, JANUARY);
  await importScreen.waitForCounts("3 new");
  const phone = api.newVisitor(visitor.cookie);
  const statuses: number[] = [];
  respond(({ method, path, headers, body }, send) =>
    path === "/expenses/batch"
      ? Promise.all([
          phone.send(method, path, {
            body,
            headers: Object.fromEntries(headers),
          }),
          send(),
        ]).then(([other, own]) => {
          statuses.push(other.status);
          return own;
        })
      : undefined,
  );
  await importScreen.startImport(user);
  await importScreen.waitForOutcome("already here");
  expect(statuses).toEqual([200]);
  expect(await stored()).toHaveLength(4);
});

it("stores nothing in another list that the browser has since", async () => {
  const { open, user, record, stored, visitor, expectConsole } =
    await openBrowser({ lists: "private" });
  expectConsole(/The import has stopped/);
  expectConsole(/409: The cookie has another list/);
  await record({});
  await open("/import");
  await importScreen.choose(user, JANUARY);
  await importScreen.waitForCounts("3 new");
  visitor.cookie = "";
  await record({}, {});
  await importScreen.startImport(user);
  await importScreen.waitForOutcome("nothing was changed");
  expect(await stored()).toHaveLength(2);
});
